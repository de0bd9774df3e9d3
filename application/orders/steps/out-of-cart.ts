import type { CartRepository } from '#application/cart/cart-repository.ts'
import { notSignedIn } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import { takenOut } from '#domain/cart/work-news.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { ArtworkStock } from '../artwork-stock.ts'
import { accountsCart, type OrderRequest } from '../contract.ts'

/** The cart that an order's works leave: an account's, or a browser's by the digest of its name. */
export type OrderedCart = { readonly userId: string } | { readonly name: string }

/** Null where none is named. @throws DomainError not-signed-in where it is an account's, and no account buys */
export function orderedCart(
  { cart }: Pick<OrderRequest, 'cart'>,
  buyerId: string | null,
  digest: Digest,
): OrderedCart | null {
  if (cart === undefined) return null
  if (cart !== accountsCart) return { name: digest(`cart ${cart}`) }
  if (buyerId === null) throw notSignedIn()
  return { userId: buyerId }
}

interface OutOfCartPorts {
  readonly carts: Pick<CartRepository, 'takeOut' | 'takeOutOfNamed'>
  readonly stock: Pick<ArtworkStock, 'look'>
  readonly clock: Clock
}

/**
 * Inside the order's unit of work: its works leave their cart, so that nobody buys twice what they see in two windows, or after
 * an answer that got lost.
 * @throws DomainError conflict 'taken-out', naming each work that has left it already
 */
export async function takeOutOfCart(
  cart: OrderedCart,
  items: OrderRequest['items'],
  { carts, stock, clock }: OutOfCartPorts,
): Promise<void> {
  const ids = items.map(({ artworkId }) => artworkId)
  const left = await ('userId' in cart
    ? carts.takeOut(cart.userId, ids)
    : carts.takeOutOfNamed(cart.name, ids, clock.now()))
  const missing = ids.filter((id) => !left.includes(id))
  if (missing.length === 0) return
  const titles = new Map((await stock.look(missing)).map(({ id, title }) => [id, title]))
  const texts = Object.fromEntries(missing.map((id) => [id, takenOut(titles.get(id))]))
  throw new DomainError('conflict', 'taken-out', Object.values(texts).join(' '), texts)
}
