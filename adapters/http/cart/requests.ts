import { ArrayMaxSize, IsArray, IsInt, IsObject, IsString, Max, MaxLength, Min } from 'class-validator'
import type { WantedLine } from '#application/cart/contract.ts'
import { mostLines } from '#domain/cart/account-cart.ts'
import type { Cents } from '#domain/shared/money.ts'
import { RequestError } from '../request-error.ts'
import { priceField } from '../requests/amount-fields.ts'
import { shape } from '../requests/shape.ts'

const quantity = { rules: [IsInt(), Min(1), Max(1_000_000)] }

export class QuantityBody {
  quantity!: number
  price?: Cents
}
shape(QuantityBody, { quantity, price: priceField })

/** A work by `artworkId`, as in an order, or by `id`, as in the cart's own lines; what those tell besides is ours to know. */
export class CartLineBody {
  artworkId?: string
  id?: string
  quantity!: number
  price?: Cents
  title?: unknown
  stock?: unknown
  images?: unknown
  artist?: unknown
}
const unchecked = { rules: [], optional: true }
shape(CartLineBody, {
  artworkId: { rules: [IsString(), MaxLength(100)], optional: true },
  id: { rules: [IsString(), MaxLength(100)], optional: true },
  quantity,
  price: priceField,
  title: unchecked,
  stock: unchecked,
  images: unchecked,
  artist: unchecked,
})

export class MergeBody {
  items!: CartLineBody[]
  /** Names the browser's cart. */
  key?: string
}
shape(MergeBody, {
  items: { rules: [IsArray(), ArrayMaxSize(mostLines), IsObject({ each: true })], nested: CartLineBody },
  key: { rules: [IsString(), MaxLength(100)], optional: true },
})

/** @throws RequestError 422 where a line names no work */
export const linesFrom = (items: readonly CartLineBody[]): readonly WantedLine[] =>
  items.map(({ artworkId, id, quantity: wanted, price: seen }, index) => {
    const work = artworkId ?? id
    if (work === undefined)
      throw new RequestError(422, 'invalid-request', 'The request is not valid: a line names no work.', {
        [`items.${index}.artworkId`]: 'artworkId is missing',
      })
    return { artworkId: work.toLowerCase(), quantity: wanted, price: seen }
  })
