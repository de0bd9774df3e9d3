import { defineEntity, p } from '@mikro-orm/core'

/** Every uploaded picture, noted before it is stored. */
export const KeptPictureSchema = defineEntity({
  name: 'KeptPicture',
  tableName: 'kept_pictures',
  properties: {
    hash: p.text().primary(),
    keptAt: p.datetime(3),
  },
})
