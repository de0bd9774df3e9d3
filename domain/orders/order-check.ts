import { ledgerSum, type PostedEntry, type PostingKind } from '#domain/fair-pay/ledger.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { orderPayment } from '#domain/payments/order-payment.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { capitalised } from '#domain/shared/capitalised.ts'
import { type Cents, formatMoney, sumOf } from '#domain/shared/money.ts'
import type { IncomingMoney } from './incoming-money.ts'
import type { Order } from './order.ts'
import { wasPaid } from './order-status.ts'

/** An attempt to pay, and what its provider says of it now; null where that was not asked, or could not be. */
export interface SeenAttempt {
  readonly attempt: PaymentAttempt
  /** What people call its provider. */
  readonly provider: string
  readonly seen: Standing | null
}

/** A refund that did not go out, as its provider says. */
export interface FailedRefund {
  readonly amount: Cents
  readonly provider: string
}

/** An order, and everything beside it that has to agree with it. */
export interface CheckedOrder {
  readonly order: Order
  readonly attempts: readonly SeenAttempt[]
  readonly booked: readonly PostedEntry[]
  readonly failedRefunds: readonly FailedRefund[]
  /** What statements have told of that came for it. */
  readonly came: readonly Pick<IncomingMoney, 'paid' | 'sumBack'>[]
  /** The last day that statements tell of, such as 2026-11-23; null where there are none. */
  readonly toldUntil: string | null
}

/** In milliseconds: what has just changed may still be on its way from one place to the next. */
const stillMoving = 15 * 60_000

/** Whether an order has been left alone for long enough to be compared. */
export const hasSettled = (
  { timeline, refunds }: Pick<Order, 'timeline' | 'refunds'>,
  attempts: readonly Pick<PaymentAttempt, 'begunAt'>[],
  now: Date,
): boolean =>
  [...timeline, ...refunds, ...attempts.map(({ begunAt: at }) => ({ at }))].every(
    ({ at }) => now.getTime() - at.getTime() >= stillMoving,
  )

/** Whether money was taken for an order that needed none of it: it had ended, or was paid otherwise. */
export const cameForNothing = (
  order: Order,
  { id, standing }: Pick<PaymentAttempt, 'id' | 'standing'>,
): boolean =>
  standing === 'taken' &&
  order.status !== 'awaiting-payment' &&
  !(wasPaid(order) && order.paymentReference === id)

/** What such money goes back under: once, whoever asks for it. */
export const keyOfLateMoney = ({ id }: Pick<PaymentAttempt, 'id'>): string => `late:${id}`

/** What a kind of posting has on the buyer's account. */
const onBuyer = (booked: readonly PostedEntry[], kind: PostingKind): Cents =>
  ledgerSum(booked.filter((entry) => entry.kind === kind && entry.account.kind === 'buyer'))

function inTheBooks({ order, booked }: CheckedOrder): string[] {
  const { number, refunds, total } = order
  const [paid, back] = [0 - onBuyer(booked, 'sale'), onBuyer(booked, 'refund')]
  const [due, given] = [wasPaid(order) ? total : 0, sumOf(refunds.map(({ amount }) => amount))]
  const sum = ledgerSum(booked)
  return [
    ...(paid === due
      ? []
      : [`Order ${number} was paid with ${formatMoney(due)}, and the books say ${formatMoney(paid)}.`]),
    ...(back === given
      ? []
      : [`${formatMoney(given)} of order ${number} went back, and the books say ${formatMoney(back)}.`]),
    ...(sum === 0
      ? []
      : [`The books' lines of order ${number} come to ${formatMoney(sum)} instead of nothing.`]),
  ]
}

/** Orders of long ago have no attempts, and nothing to compare. */
function inTheAttempts({ order, attempts }: CheckedOrder): string[] {
  const { number, paymentReference: reference } = order
  if (attempts.length === 0) return []
  if (wasPaid(order)) {
    const found = attempts.find(({ attempt }) => attempt.id === reference)
    if (found?.attempt.standing !== 'taken')
      return [`Order ${number} is paid, and no payment of it was taken.`]
    const { provider, attempt: paying } = found
    const { received, amount, currency } = paying
    if (paying.price !== order.total)
      return [
        `Order ${number} costs ${formatMoney(order.total)}, and was paid with ${formatMoney(paying.price)}.`,
      ]
    const sums = [received, amount].map((each) => formatAgreed({ amount: each, currency }))
    // Of a transfer a person may have taken less as enough.
    return received >= amount || paying.way === 'transfer'
      ? []
      : [`Order ${number} is paid, for which ${provider} has taken only ${sums.join(' of ')}.`]
  }
  return order.status === 'awaiting-payment' && attempts.some(({ attempt }) => attempt.standing === 'taken')
    ? [`Order ${number} waits for its payment, which was taken.`]
    : []
}

/** In milliseconds: what an admin has seen on the account is booked by then, also over a weekend. */
const bookedWithin = 3 * 24 * 60 * 60_000

/** What an admin has said to be here later statements must have told of, and what they told of the bank may have taken back. */
function inTheStatements({ order, attempts, came, toldUntil }: CheckedOrder): string[] {
  const { number, method, timeline, total } = order
  const payment = timeline.find(({ status }) => status === 'paid')
  if (method !== 'atm' || !payment || came.some(({ paid }) => paid > 0)) return []
  if (toldUntil === null || Date.parse(toldUntil) - payment.at.getTime() < bookedWithin) return []
  const { due } = orderPayment(
    total,
    attempts.map(({ attempt }) => attempt),
  )
  const refused = came.filter(({ sumBack }) => sumBack.amount > 0).map(({ sumBack }) => formatAgreed(sumBack))
  return [
    refused.length === 0
      ? `Order ${number} is paid, and no statement tells of its ${formatAgreed(due)}, or the bank took them back: please see whether they have come.`
      : `Order ${number} is paid with ${formatAgreed(due)}, and what statements tell of goes back, or has gone: ${refused.join(' and ')}. Please see whether that is the same money, which needs nothing then.`,
  ]
}

/** What nobody can say is no difference: it is looked at again. */
function atTheProvider(
  { order: { number, status } }: CheckedOrder,
  { attempt, provider, seen }: SeenAttempt,
): string[] {
  if (!seen || seen.is === 'unknown') return []
  const { standing, currency, received } = attempt
  if (seen.is === 'taken') {
    const sum = formatAgreed(seen.sum)
    if (standing !== 'taken')
      return [`${capitalised(provider)} has taken ${sum} for order ${number}, of which we know nothing.`]
    return seen.sum.amount === received && seen.sum.currency === currency
      ? []
      : [
          `${capitalised(provider)} has taken ${sum} for order ${number}, and we know of ${formatAgreed({ amount: received, currency })}.`,
        ]
  }
  if (standing === 'taken')
    return [`${capitalised(provider)} does not say that order ${number} was paid, and we do.`]
  return seen.is === 'held' && status !== 'awaiting-payment'
    ? [`${capitalised(provider)} holds ${formatAgreed(seen.sum)} for order ${number}, which needs no more.`]
    : []
}

/** Where an order, its payments, the books and its providers do not agree, a sentence each. */
export const differencesOf = (checked: CheckedOrder): readonly string[] => [
  ...inTheBooks(checked),
  ...inTheAttempts(checked),
  ...inTheStatements(checked),
  ...checked.attempts.flatMap((seen) => atTheProvider(checked, seen)),
  ...checked.failedRefunds.map(
    ({ amount, provider }) =>
      `${formatMoney(amount)} of order ${checked.order.number} did not go back through ${provider}.`,
  ),
]

/** What is wrong with money that came with no order, and did not go back. */
export const nobodysDifference = ({ amount, provider }: FailedRefund): string =>
  `${formatMoney(amount)} that came with no order did not go back through ${provider}.`

/** In milliseconds: an order that is not paid ends within minutes of its time. */
const endsWithin = 60 * 60_000

/** What is wrong with an order that waits on when its time is over. */
export const overdueDifference = (
  { number, expiresAt, ...order }: Pick<Order, 'number' | 'expiresAt' | 'status'>,
  now: Date,
): string | null =>
  order.status === 'awaiting-payment' && now.getTime() - expiresAt.getTime() >= endsWithin
    ? `Order ${number} still waits for its payment, an hour after its time: nobody says what became of it.`
    : null

/** A work, and until when it is said to be held; and the first end of the orders that hold it for a time. */
export interface HeldWork {
  readonly title: string
  readonly heldUntil: Date | null
  readonly unpaidUntil: Date | null
}

/** What is wrong with a hold. */
export function holdDifference({ title, heldUntil, unpaidUntil }: HeldWork): string | null {
  if (heldUntil?.getTime() === unpaidUntil?.getTime()) return null
  if (!unpaidUntil) return `“${title}” is held, and in no order that waits for its money.`
  return heldUntil
    ? `“${title}” is held until another time than its orders are that wait for their money.`
    : `“${title}” is in an order that waits for its money, and not held.`
}
