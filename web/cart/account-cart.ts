import type { AccountCart, CartStore, CartView } from '#application/cart/contract.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { inSlices } from '#web/kept/in-slices.ts'
import { troubleText } from '#web/kept/trouble-text.ts'

type Lines = readonly CartItem[]

const wanted = ({ id, quantity, price }: CartItem) => ({ artworkId: id, quantity, price })

const among = (lines: Lines, { id }: CartItem): CartItem | undefined => lines.find((line) => line.id === id)

const isSame = (one: CartItem | undefined, other: CartItem): boolean =>
  one?.quantity === other.quantity && one.price === other.price

/** Whether two carts want the same; the order of their lines and what is said of the works does not matter. */
export const wantSame = (one: Lines, other: Lines): boolean =>
  one.length === other.length && other.every((line) => isSame(among(one, line), line))

/** The account's lines, which take in first what this browser has kept. */
export async function accountLines(account: AccountCart, kept: CartStore): Promise<Lines> {
  const name = kept.name()
  const brought = await kept.read()
  // Each slice by a name of its own: the account takes a name in once.
  const view = await inSlices(brought.map(wanted), (slice, index) =>
    account.merge(slice, name === undefined || index === 0 ? name : `${name}-${index}`),
  )
  // Somebody may have left meanwhile, and begun a cart anew.
  if (brought.length > 0)
    await kept.write((await kept.read()).filter((line) => !isSame(among(brought, line), line)))
  return (view ?? (await account.read())).items
}

/** What has come of lines that were to be kept. */
export interface Kept {
  readonly sent: Lines
  /** What is kept now. */
  readonly heard: Lines
  /** Why that is not what was sent, as far as there is something to say; null where nothing went wrong. */
  readonly trouble: string | null
}

interface Change {
  /** What the account was told last, and what it has said last. */
  readonly synced: Lines
  readonly heard: Lines
  readonly sent: Lines
}

/** Tells the account of the lines that have changed, one after the other, until nobody waits for it any more. */
export async function tellAccount(
  account: AccountCart,
  { synced, heard, sent }: Change,
  signal: AbortSignal,
): Promise<Kept> {
  const calls = [
    ...synced
      .filter((line) => !among(sent, line))
      .map(
        ({ id }) =>
          () =>
            account.remove(id),
      ),
    ...sent
      .filter((line) => !isSame(among(synced, line), line))
      .map((line) => () => account.setQuantity(wanted(line))),
  ]
  let view: CartView | null = null
  try {
    for (const call of calls) if (!signal.aborted) view = await call()
    return { sent, heard: view?.items ?? heard, trouble: view?.error ?? null }
  } catch (error) {
    // Some of the lines may have been changed before.
    const now = await account.read().then(
      ({ items }) => items,
      () => heard,
    )
    return { sent, heard: now, trouble: troubleText(error) }
  }
}
