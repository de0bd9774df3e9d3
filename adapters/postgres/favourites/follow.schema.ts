import { defineEntity, p } from '@mikro-orm/core'

/** Who follows which artist. */
export const FollowSchema = defineEntity({
  name: 'Follow',
  tableName: 'follows',
  properties: {
    userId: p.uuid().primary(),
    artistId: p.uuid().primary(),
  },
})
