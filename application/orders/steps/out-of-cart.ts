import type { CartRepository } from '#application/cart/cart-repository.ts'
import { notSignedIn } from '#application/shared/caller.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { bringIn } from '#domain/cart/account-cart.ts'
import { takenOut } from '#domain/cart/work-news.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { ArtworkStock } from '../artwork-stock.ts'
import type { OrderRequest } from '../contract.ts'

/** Where an order's works come from: the cart of an account, or lines of a browser's, as digests by artwork id. */
export type OrderedCart = { readonly userId: string } | { readonly lines: ReadonlyMap<string, string> }

/** Null where none is told. @throws DomainError not-signed-in where it is an account's, and no account buys */
export function orderedCart(
  { fromCart, items }: Pick<OrderRequest, 'fromCart' | 'items'>,
  buyerId: string | null,
  digest: Digest,
): OrderedCart | null {
  if (fromCart) {
    if (buyerId === null) throw notSignedIn()
    return { userId: buyerId }
  }
  const lines = new Map(
    items.flatMap(({ artworkId, line }) =>
      line === undefined ? [] : [[artworkId, digest(`line ${line}`)] as const],
    ),
  )
  return lines.size === 0 ? null : { lines }
}

interface OutOfCartPorts {
  readonly carts: Pick<CartRepository, 'takeOut' | 'takeOutLines'>
  readonly stock: Pick<ArtworkStock, 'look'>
}

async function takenTwice(
  cart: OrderedCart,
  ids: readonly string[],
  order: { readonly id: string; readonly at: Date },
  { carts }: OutOfCartPorts,
): Promise<readonly string[]> {
  if ('userId' in cart) {
    const left = await carts.takeOut(cart.userId, ids)
    return ids.filter((id) => !left.includes(id))
  }
  const left = await carts.takeOutLines([...new Set(cart.lines.values())], order.id, order.at)
  return [...cart.lines].filter(([, line]) => !left.includes(line)).map(([id]) => id)
}

/**
 * Inside the order's unit of work: its works leave their cart, so that nobody buys twice what they see in two windows, or after
 * an answer that got lost.
 * @throws DomainError conflict 'taken-out', naming each work that has left it already
 */
export async function takeOutOfCart(
  cart: OrderedCart,
  items: OrderRequest['items'],
  order: { readonly id: string; readonly at: Date },
  ports: OutOfCartPorts,
): Promise<void> {
  const ids = items.map(({ artworkId }) => artworkId)
  const missing = await takenTwice(cart, ids, order, ports)
  if (missing.length === 0) return
  const titles = new Map((await ports.stock.look(missing)).map(({ id, title }) => [id, title]))
  const texts = Object.fromEntries(missing.map((id) => [id, takenOut(titles.get(id))]))
  throw new DomainError('conflict', 'taken-out', Object.values(texts).join(' '), texts)
}

/** Puts what an order has taken out of an account's cart back into it: the order has ended at once, and its buyer tries again. */
export async function putBackIntoCart(
  cart: OrderedCart | null,
  items: OrderRequest['items'],
  { carts, work }: { readonly carts: CartRepository; readonly work: UnitOfWork },
): Promise<void> {
  if (cart === null || !('userId' in cart)) return
  const { userId } = cart
  await work.run(async () => {
    const now = { items: await carts.lines(userId), error: null }
    const missing = items.filter(({ artworkId }) => !now.items.some(({ id }) => id === artworkId))
    const works = await carts.works(missing.map(({ artworkId }) => artworkId))
    const back = missing.flatMap(({ artworkId, quantity, price }) =>
      works
        .filter(({ id }) => id === artworkId)
        .map((each) => ({ ...each, quantity, price: price ?? each.price })),
    )
    await carts.save(userId, bringIn(now, back).items)
  })
}
