import { isSecured, type StandingName } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { emailKey } from '#domain/shared/email-address.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'
import { orderPrice, type PricedPieces } from './order-price.ts'
import type { OrderStatus } from './order-status.ts'

/** What unpaid orders keep from everybody else. */
export interface Held {
  readonly orders: number
  readonly pieces: number
  readonly sum: Cents
}

/** By what it is known whose an unpaid order is: where it was sent from, where its mails go, and the account it belongs to. */
export type Holder =
  | { readonly by: 'address'; readonly key: string }
  | { readonly by: 'mailbox'; readonly key: string }
  | { readonly by: 'account'; readonly key: string }

/** The most that may be held at a time: by one buyer, and by all who stand behind one network address. */
export interface HoldLimits {
  readonly buyer: Held
  readonly address: Held
}

/** What a shopper would hold; behind one address stand a household or an office. */
export const usualHoldLimits: HoldLimits = {
  buyer: { orders: 3, pieces: 10, sum: 25_000_00 },
  address: { orders: 10, pieces: 30, sum: 75_000_00 },
}

/** One mailbox, however its owner writes it: what follows a plus sign is a note to themselves. */
export const mailboxOf = (email: string): string => emailKey(email).replace(/\+.*@/, '@')

/** Those for whom an order holds its works. */
export const holdersOf = ({
  placedFrom,
  email,
  buyerId,
}: {
  readonly placedFrom: string | null
  readonly email: string
  readonly buyerId: string | null
}): readonly Holder[] => [
  ...(placedFrom === null ? [] : [{ by: 'address', key: placedFrom } as const]),
  { by: 'mailbox', key: mailboxOf(email) },
  ...(buyerId === null ? [] : [{ by: 'account', key: buyerId } as const]),
]

/**
 * Whether an order keeps its works from others for a time only: it waits for its money. Once that is held, its works are as good
 * as sold.
 * @param attempts all that were made to pay it
 */
export const holdsForATime = (
  { status, holdsWorks }: { readonly status: OrderStatus; readonly holdsWorks: boolean },
  attempts: readonly { readonly standing: StandingName }[],
): boolean =>
  status === 'awaiting-payment' && holdsWorks && !attempts.some(({ standing }) => isSecured(standing))

/** What one more order holds. */
export const heldBy = (lines: readonly PricedPieces[]): Held => ({
  orders: 1,
  pieces: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
  sum: orderPrice(lines).total,
})

/** What several orders hold together. */
export const heldTogether = (orders: readonly (readonly PricedPieces[])[]): Held =>
  orders.map(heldBy).reduce(together, { orders: 0, pieces: 0, sum: 0 })

const together = (one: Held, other: Held): Held => ({
  orders: one.orders + other.orders,
  pieces: one.pieces + other.pieces,
  sum: one.sum + other.sum,
})

/** What would be more than may be held; null where nothing is. One piece alone may always be, whatever it costs. */
function excess(all: Held, most: Held): keyof Held | null {
  if (all.orders > most.orders) return 'orders'
  if (all.pieces > most.pieces) return 'pieces'
  return all.sum > most.sum && all.pieces > 1 ? 'sum' : null
}

const tooMuch = (sentence: string): DomainError => new DomainError('conflict', 'too-much-held', sentence)

const waiting = (orders: number): string =>
  orders === 1 ? 'One order waits for its payment' : `${orders} orders wait for their payment`

const inWords = (what: keyof Held, most: Held): string =>
  what === 'sum' ? `works for at most ${formatMoney(most.sum)}` : `at most ${most.pieces} pieces`

/**
 * Nobody keeps more from others than a shopper would, before it is paid.
 * @param held what a holder holds without the wanted order
 * @throws DomainError conflict 'too-much-held', saying what to do
 */
export function mustNotHoldTooMuch({ by }: Holder, held: Held, wanted: Held, limits: HoldLimits): void {
  const most = by === 'address' ? limits.address : limits.buyer
  const what = excess(together(held, wanted), most)
  if (what === null) return
  const whose = by === 'address' ? 'one network' : 'one buyer'
  if (held.orders === 0)
    throw tooMuch(`Until they are paid, we keep ${inWords(what, most)} for ${whose}. Please take fewer.`)
  const wait = `${waiting(held.orders)} ${by === 'address' ? 'from your network' : 'here'} already`
  const todo = 'Please pay or cancel one that waits, and then place this one.'
  throw tooMuch(
    what === 'orders'
      ? `${wait}. ${todo}`
      : `${wait}, and until they are paid we keep ${inWords(what, most)} for ${whose}. ${todo}`,
  )
}
