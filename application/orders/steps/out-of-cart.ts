import type { CartRepository } from '#application/cart/cart-repository.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import { takenOut } from '#domain/cart/work-news.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { ArtworkStock } from '../artwork-stock.ts'
import { accountsCart, type OrderRequest } from '../contract.ts'

interface OutOfCartPorts {
  readonly carts: Pick<CartRepository, 'takeOut' | 'takeOutOfNamed'>
  readonly stock: Pick<ArtworkStock, 'look'>
  readonly digest: Digest
  readonly clock: Clock
}

/**
 * Inside the order's unit of work: its works leave the cart that it names, so that nobody buys twice what they see in two
 * windows, or after an answer that got lost.
 * @throws DomainError conflict 'taken-out', naming each work that has left it already
 */
export async function takeOutOfCart(
  { items, cart }: Pick<OrderRequest, 'items' | 'cart'>,
  buyerId: string | null,
  { carts, stock, digest, clock }: OutOfCartPorts,
): Promise<void> {
  if (cart === undefined) return
  const ids = items.map(({ artworkId }) => artworkId)
  const outOfAccounts = async () => (buyerId === null ? [] : carts.takeOut(buyerId, ids))
  const outOfNamed = () => carts.takeOutOfNamed(digest(`cart ${cart}`), ids, clock.now())
  const left: readonly string[] = await (cart === accountsCart ? outOfAccounts() : outOfNamed())
  const missing = ids.filter((id) => !left.includes(id))
  if (missing.length === 0) return
  const shown = new Map((await stock.look(missing)).map(({ id, title }) => [id, title]))
  const texts = Object.fromEntries(missing.map((id) => [id, takenOut(shown.get(id))]))
  throw new DomainError('conflict', 'taken-out', Object.values(texts).join(' '), texts)
}
