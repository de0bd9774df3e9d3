import type { AccountCart, CartStore, CartView } from '#application/cart/contract.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { centsFrom, dollarsFrom } from '#domain/shared/money.ts'
import { type AccountLife, inTurn, sayWhy } from './account-life.ts'
import { inSlices } from './in-slices.ts'
import type { VisitorCart } from './local-storage-cart-store.ts'

const itemsOf = ({ items }: CartView): readonly CartItem[] =>
  items.map((item) => ({ ...item, price: centsFrom(item.price) }))

const wanted = ({ id, quantity, price }: CartItem) => ({ artworkId: id, quantity, price: dollarsFrom(price) })

const isSame = (one: CartItem | undefined, other: CartItem): boolean =>
  one?.quantity === other.quantity && one.price === other.price

/** Whether two carts want the same; the order of their lines and what is said of the works does not matter. */
const wantSame = (one: readonly CartItem[], other: readonly CartItem[]): boolean =>
  one.length === other.length &&
  other.every((item) =>
    isSame(
      one.find(({ id }) => id === item.id),
      item,
    ),
  )

/**
 * The cart of the account while somebody is signed in, the browser's own while nobody is. What the browser has kept goes
 * over to the account at sign-in; nothing of the account stays at sign-out. A change shows at once and is taken back
 * where it did not hold.
 */
export function accountCartStore(local: VisitorCart, account: AccountCart, life: AccountLife): CartStore {
  const { session, onComingBack, say } = life
  const listeners = new Set<(items: readonly CartItem[]) => void>()
  const turns = inTurn()
  let owner = session.current()?.id ?? null
  /** What the screens show of the account's cart, and what the account has last said. */
  let shown: readonly CartItem[] = []
  let confirmed: readonly CartItem[] = []
  let isKnown = false

  const tell = (items: readonly CartItem[]) => {
    shown = items
    for (const listener of listeners) listener(items)
  }

  /** Asks the account, which takes in what the browser has kept. */
  async function look(): Promise<readonly CartItem[]> {
    const name = local.name()
    const kept = await local.read()
    // Each slice by a name of its own: the account takes a name in once.
    const view = await inSlices(kept.map(wanted), (slice, index) =>
      account.merge(slice, name === undefined || index === 0 ? name : `${name}-${index}`),
    )
    if (kept.length > 0) await local.write([])
    return itemsOf(view ?? (await account.read()))
  }
  const open = (user: string): Promise<readonly CartItem[]> =>
    turns.run(async () => {
      const found = await look()
      if (owner === user) {
        confirmed = found
        isKnown = true
      }
      return found
    })
  /** The account may be out of reach: the next coming back tries again. */
  const lookAgain = (user: string) =>
    open(user).then(
      (found) => owner === user && turns.isIdle() && !wantSame(shown, found) && tell(found),
      () => undefined,
    )

  session.onChange(() => {
    const user = session.current()?.id ?? null
    if (user === owner) return
    const wasSomebody = owner !== null
    owner = user
    confirmed = []
    isKnown = false
    if (wasSomebody) tell([])
    if (user !== null) void lookAgain(user)
  })
  onComingBack(() => {
    if (owner !== null && turns.isIdle()) void lookAgain(owner)
  })

  /** Tells the account of the lines that have changed, one after the other. */
  async function change(before: readonly CartItem[], after: readonly CartItem[]): Promise<void> {
    let view: CartView | null = null
    for (const { id } of before) if (!after.some((item) => item.id === id)) view = await account.remove(id)
    for (const item of after)
      if (
        !isSame(
          before.find(({ id }) => id === item.id),
          item,
        )
      )
        view = await account.setQuantity(wanted(item))
    if (!view) return
    confirmed = itemsOf(view)
    if (view.error !== null) say(view.error)
  }

  async function write(user: string, before: readonly CartItem[], after: readonly CartItem[]): Promise<void> {
    await turns.run(async () => {
      if (owner !== user) return
      try {
        await change(before, after)
      } catch (error) {
        sayWhy(error, say)
        // Some of the lines may have been changed before.
        confirmed = await account.read().then(itemsOf, () => confirmed)
      }
    })
    if (owner === user && turns.isIdle() && !wantSame(shown, confirmed)) tell(confirmed)
  }

  async function read(): Promise<readonly CartItem[]> {
    const user = owner
    if (user === null) return local.read()
    const found = isKnown ? confirmed : await open(user)
    if (owner !== user) return read()
    shown = found
    return found
  }

  return {
    read,
    async write(items) {
      if (owner === null) return local.write(items)
      const before = shown
      shown = items
      await write(owner, before, items)
    },
    onChange(listener) {
      listeners.add(listener)
      const stop = local.onChange((items) => {
        if (owner === null) listener(items)
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
