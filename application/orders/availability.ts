import {
  costsNow,
  fewLeft,
  inAnotherBasket,
  noLongerForSale,
  noLongerShown,
  soldOut,
} from '#domain/cart/work-news.ts'
import { isForSale } from '#domain/catalogue/artwork.ts'
import { orderPrice } from '#domain/orders/order-price.ts'
import { mustBeAsShown } from '#domain/orders/shown-total.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { ArtworkOnSale } from './artwork-stock.ts'
import type { OrderRequest } from './contract.ts'

function shortage(
  { artworkId, quantity }: OrderRequest['items'][number],
  work: ArtworkOnSale | undefined,
): [string, string][] {
  if (!work) return [[artworkId, noLongerShown()]]
  if (!isForSale(work)) return [[artworkId, noLongerForSale(work.title)]]
  if (work.stock === 0 && work.heldUntil !== null) return [[artworkId, inAnotherBasket(work.title)]]
  if (work.stock === 0) return [[artworkId, soldOut(work.title)]]
  if (work.stock < quantity) return [[artworkId, fewLeft(work.title, work.stock)]]
  return []
}

function priceChange(
  { artworkId, price }: OrderRequest['items'][number],
  work: ArtworkOnSale | undefined,
): [string, string][] {
  if (!work || price === undefined || price === work.price) return []
  return [[artworkId, costsNow(work.title, work.price, price)]]
}

/**
 * What the wanted works cost now, which is what was shown.
 * @throws DomainError conflict 'out-of-stock' or 'price-changed', naming each such work; conflict 'total-changed'
 */
export function priceOf(
  { items, total }: Pick<OrderRequest, 'items' | 'total'>,
  works: readonly ArtworkOnSale[],
): Cents {
  const found = new Map(works.map((work) => [work.id, work]))
  const short = items.flatMap((item) => shortage(item, found.get(item.artworkId)))
  if (short.length > 0)
    throw new DomainError(
      'conflict',
      'out-of-stock',
      short.map(([, text]) => text).join(' '),
      Object.fromEntries(short),
    )
  const changed = items.flatMap((item) => priceChange(item, found.get(item.artworkId)))
  if (changed.length > 0)
    throw new DomainError(
      'conflict',
      'price-changed',
      changed.map(([, text]) => text).join(' '),
      Object.fromEntries(changed),
    )
  const price = orderPrice(
    items.map(({ artworkId, quantity }) => ({ price: found.get(artworkId)?.price ?? 0, quantity })),
  )
  mustBeAsShown(price.total, total)
  return price.total
}
