import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ShippingTermsRepository } from '#application/shipping/shipping-terms-repository.ts'
import type { ZoneTerms } from '#domain/shipping/shipping-terms.ts'
import type { Database } from '../database.ts'
import { preparedByShape } from '../prepared.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { postgresAccountArtists } from '../shared/postgres-account-artists.ts'
import { isOneOf, type SomeIds, someIds } from '../some-ids.ts'
import { ShippingZoneSchema } from './shipping-zone.schema.ts'

/** The zones of the artist beside, the narrowest first. */
const zones = () =>
  jsonArrayFrom(
    expressionBuilder<Tables, 'artists'>()
      .selectFrom('shipping_zones')
      .select(['zone', 'days_from', 'days_to', 'carriage_cents as carriage'])
      .whereRef('shipping_zones.artist_id', '=', 'artists.id')
      .orderBy('position'),
  ).as('zones')

interface SelectedZone extends Pick<ZoneTerms, 'zone' | 'carriage'> {
  readonly days_from: number | null
  readonly days_to: number | null
}

const zoneFrom = ({ zone, days_from: from, days_to: to, carriage }: SelectedZone): ZoneTerms => ({
  zone,
  days: from === null || to === null ? null : { from, to },
  carriage,
})

const ofWorks = preparedByShape(
  (db, works: SomeIds) =>
    db
      .selectFrom('artworks')
      .innerJoin('artists', 'artists.id', 'artworks.artist_id')
      .select([
        'artworks.id as artworkId',
        'artists.id as artistId',
        'artworks.title',
        'artists.country as home',
        zones(),
      ])
      .where('artworks.public', '=', true)
      .where(isOneOf('artworks.id', works)),
  () => true,
)

/** Where artists send to, in PostgreSQL. */
export const postgresShippingTerms = (db: Database): ShippingTermsRepository => ({
  ...postgresAccountArtists(db),

  async ofWorks(artworkIds) {
    const ids = artworkIds.filter(isId)
    if (ids.length === 0) return []
    const works = await ofWorks(db, someIds(ids), {})
    return works.map((work) => ({ ...work, zones: work.zones.map(zoneFrom) }))
  },

  async ofArtist(artistId) {
    const artist = await db
      .selectFrom('artists')
      .select(['country as home', zones()])
      .where('id', '=', artistId)
      .executeTakeFirst()
    return { home: artist?.home ?? null, zones: artist?.zones.map(zoneFrom) ?? [] }
  },

  async save(artistId, named) {
    // Two at once: the second waits for the first, and takes its place.
    await db.selectFrom('artists').select('id').where('id', '=', artistId).forNoKeyUpdate().execute()
    await db.deleteFrom('shipping_zones').where('artist_id', '=', artistId).execute()
    await db.entities((em) =>
      em.insertMany(
        ShippingZoneSchema,
        named.map(({ zone, days, carriage }, position) => ({
          artistId,
          position,
          zone,
          daysFrom: days?.from ?? null,
          daysTo: days?.to ?? null,
          carriage,
        })),
      ),
    )
  },
})
