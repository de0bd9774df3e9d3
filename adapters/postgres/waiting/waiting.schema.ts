import { defineEntity, p } from '@mikro-orm/core'

/** Who is to be told when a work can be bought again, and when they were. */
export const WaitingSchema = defineEntity({
  name: 'Waiting',
  tableName: 'waiting',
  properties: {
    id: p.uuid().primary(),
    artworkId: p.uuid(),
    userId: p.uuid().nullable(),
    email: p.text().nullable(),
    since: p.datetime(3),
    toldAt: p.datetime(3).nullable(),
  },
  uniques: [{ name: 'waiting_artwork_id_user_id_key', properties: ['artworkId', 'userId'] }],
})
