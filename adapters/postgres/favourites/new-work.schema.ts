import { defineEntity, p } from '@mikro-orm/core'

/** Which works a follower is still to be told of. */
export const NewWorkSchema = defineEntity({
  name: 'NewWork',
  tableName: 'new_works',
  properties: {
    userId: p.uuid().primary(),
    artworkId: p.uuid().primary(),
    notedAt: p.datetime(3),
  },
})

/** Whether a follower wants to be told, and when they were last. */
export const NewWorksMailSchema = defineEntity({
  name: 'NewWorksMail',
  tableName: 'new_works_mails',
  properties: {
    userId: p.uuid().primary(),
    wanted: p.boolean().default(true),
    lastAt: p.datetime(3).nullable(),
  },
})
