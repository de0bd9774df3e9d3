import { defineEntity, p } from '@mikro-orm/core'
import type { Cents } from '#domain/shared/money.ts'

/** Carts of accounts. The price is the one that was seen. */
export const CartLineSchema = defineEntity({
  name: 'CartLine',
  tableName: 'cart_lines',
  properties: {
    userId: p.uuid().primary(),
    artworkId: p.uuid().primary(),
    quantity: p.integer(),
    priceCents: p.integer().$type<Cents>(),
    position: p.bigint('number').autoincrement().generated('identity'),
  },
})

/** What has left browsers' carts because it was ordered, so that each work does once. */
export const TakenOutSchema = defineEntity({
  name: 'TakenOut',
  tableName: 'taken_out_of_carts',
  properties: {
    /** Digest of the name that a browser has given it. */
    cart: p.text().primary(),
    artworkId: p.uuid().primary(),
    takenOutAt: p.datetime(),
  },
})

/** Which of a browser's carts have entered an account's, so that each does once. */
export const CartMergeSchema = defineEntity({
  name: 'CartMerge',
  tableName: 'cart_merges',
  properties: {
    userId: p.uuid().primary(),
    key: p.text().primary(),
    mergedAt: p.datetime().defaultRaw('now()'),
  },
})
