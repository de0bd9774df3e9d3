import { defineEntity, p } from '@mikro-orm/core'

/** Which works somebody likes. */
export const FavouriteSchema = defineEntity({
  name: 'Favourite',
  tableName: 'favourites',
  properties: {
    userId: p.uuid().primary(),
    artworkId: p.uuid().primary(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
})
