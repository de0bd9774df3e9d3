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

/** Which lines have left browsers' carts with which order, so that each does once. */
export const TakenOutSchema = defineEntity({
  name: 'TakenOut',
  tableName: 'taken_out_of_carts',
  properties: {
    /** Digest of the random name that a browser has given it. */
    line: p.text().primary(),
    orderId: p.uuid(),
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
