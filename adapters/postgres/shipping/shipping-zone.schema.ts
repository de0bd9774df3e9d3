import { defineEntity, p } from '@mikro-orm/core'
import type { Cents } from '#domain/shared/money.ts'
import type { Zone } from '#domain/shipping/zone.ts'

/** What an artist says of sending to one zone; without days nothing is sent there. */
export const ShippingZoneSchema = defineEntity({
  name: 'ShippingZone',
  tableName: 'shipping_zones',
  properties: {
    artistId: p.uuid().primary(),
    /** The narrowest first. */
    position: p.integer().primary(),
    zone: p.text().$type<Zone>(),
    daysFrom: p.integer().nullable(),
    daysTo: p.integer().nullable(),
    carriage: p.integer().$type<Cents>().nullable().fieldName('carriage_cents'),
  },
  uniques: [{ name: 'shipping_zones_artist_id_zone_key', properties: ['artistId', 'zone'] }],
})
