import { defineEntity, p } from '@mikro-orm/core'

/** What people do with works, counted by day. */
export const ArtworkSignalsSchema = defineEntity({
  name: 'ArtworkSignals',
  tableName: 'artwork_signals',
  properties: {
    artworkId: p.uuid().primary(),
    day: p.date().primary(),
    views: p.integer().default(0),
    favourites: p.integer().default(0),
    sales: p.integer().default(0),
    /** The order of trending works follows from it. */
    settled: p.boolean().default(false),
  },
})

/** Who has looked at what today, as fingerprints under a secret that is thrown away with them. */
export const ArtworkVisitSchema = defineEntity({
  name: 'ArtworkVisit',
  tableName: 'artwork_visits',
  properties: {
    day: p.date().primary(),
    artworkId: p.uuid().primary(),
    visitor: p.blob().primary(),
  },
})

/** The secret of a day. */
export const VisitSecretSchema = defineEntity({
  name: 'VisitSecret',
  tableName: 'visit_secrets',
  properties: {
    day: p.date().primary(),
    secret: p.text(),
  },
})
