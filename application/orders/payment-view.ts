import type { OpenWays } from '#application/payments/payment-provider.ts'
import { ranOutOf } from '#domain/orders/address-confirmation.ts'
import { timeInWords } from '#domain/orders/payment-times.ts'
import { priceOfOrder } from '#domain/orders/refund.ts'
import { mayPayWithAnotherCard } from '#domain/payments/card-refusal.ts'
import { formatAgreed, formatRate } from '#domain/payments/foreign-sum.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { askAgainFrom } from '#domain/payments/phone-requests.ts'
import type { BuyerAction } from '#domain/payments/standing.ts'
import { type Transfer, transferWords } from '#domain/payments/transfer.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'
import type { OrderView } from './contract.ts'
import type { ShownOrder } from './order-view.ts'

/** What is charged, also in the currency that it is paid in. */
const sumToPay = (total: Cents, attempts: readonly PaymentAttempt[]): string => {
  const [first] = attempts
  return first?.rate
    ? `${formatAgreed(first)} (${formatMoney(total)}, at ${formatRate(first.rate)} for a dollar)`
    : formatMoney(total)
}

/**
 * What is to be sent where, as it was agreed when the order was placed; null where no transfer is waited for, or where nobody
 * has looked what was agreed.
 */
export function awaitedTransfer(
  order: ShownOrder,
  ways: Pick<OpenWays, 'transferOf'>,
  attempts?: readonly PaymentAttempt[],
): Transfer | null {
  const isAwaited =
    order.method === 'atm' && order.status === 'awaiting-payment' && order.confirmation === null
  if (!isAwaited || !attempts) return null
  const dollars = { amount: priceOfOrder(order).total, currency: 'USD' } as const
  return ways.transferOf(attempts[0]?.sum ?? dollars, order.number)
}

/** How long the order keeps its works, from when it was placed. */
const timeOf = ({ placedAt, expiresAt }: ShownOrder): string =>
  timeInWords(expiresAt.getTime() - placedAt.getTime())

/** What is left for the buyer to do, or null. */
export function paymentInstructions(
  order: ShownOrder,
  ways: Pick<OpenWays, 'transferOf' | 'shown'>,
  attempts?: readonly PaymentAttempt[],
): string | null {
  if (order.status !== 'awaiting-payment') return null
  if (order.method === 'card' && attempts?.at(-1)?.standing === 'waiting')
    return `Before it pays, your bank wants to know that it is you. Please confirm that on the page of your order within ${timeOf(order)}.`
  if (order.method === 'card')
    return 'We are still waiting for your bank. You get an email as soon as the payment is through.'
  if (order.method === 'mpesa')
    return `Please confirm the payment of ${sumToPay(priceOfOrder(order).total, attempts ?? [])} on your phone within ${timeOf(order)}.`
  if (order.confirmation !== null)
    return `We have sent you a link: the works are kept for you for ${timeInWords(ways.shown.keptFor.transfer * 60_000)} once you open it.`
  const transfer = awaitedTransfer(order, ways, attempts)
  return transfer && transferWords(transfer, order.number, timeOf(order))
}

/** What is known of the request to a phone, while the order waits for it. */
function phoneView(
  { method, status }: ShownOrder,
  attempts: readonly PaymentAttempt[],
): OrderView['payment']['phone'] {
  const last = attempts.at(-1)
  if (method !== 'mpesa' || status !== 'awaiting-payment' || !last) return undefined
  return {
    number: last.payer ?? '',
    askedAt: last.begunAt.toISOString(),
    isOpen: !last.isSettled,
    sentence: last.sentence,
    againFrom: askAgainFrom(attempts)?.toISOString() ?? null,
  }
}

/** Why no card has paid yet, while another one may. */
const cardRefused = ({ method, status }: ShownOrder, attempts: readonly PaymentAttempt[]): string | null =>
  method === 'card' && status === 'awaiting-payment' && mayPayWithAnotherCard(attempts)
    ? (attempts.at(-1)?.sentence ?? '')
    : null

/** How an order is paid, and what is known of that. `action` is what its buyer, who alone is told, has to do. */
export function paymentView(
  order: ShownOrder,
  ways: Pick<OpenWays, 'transferOf' | 'shown'>,
  known?: readonly PaymentAttempt[],
  action?: BuyerAction,
): OrderView['payment'] {
  const attempts = known ?? []
  const instructions = paymentInstructions(order, ways, known)
  const phone = phoneView(order, attempts)
  const refused = cardRefused(order, attempts)
  const transfer = awaitedTransfer(order, ways, known)
  const ranOut = ranOutOf(order)
  const paid = attempts.find(({ standing }) => standing === 'taken') ?? attempts[0]
  return {
    method: order.method,
    status: order.paymentStatus,
    ...(instructions && { instructions }),
    ...(order.confirmation !== null && order.status === 'awaiting-payment' && { isToBeConfirmed: true }),
    ...(ranOut && { ranOut }),
    ...(transfer && { transfer }),
    ...(paid?.rate && {
      agreed: {
        currency: paid.currency,
        sum: paid.amount / 100,
        perDollar: paid.rate.perDollar,
        at: paid.rate.at.toISOString(),
      },
    }),
    ...(paid?.receipt && { receipt: paid.receipt }),
    ...(action && { action }),
    ...(refused !== null && { cardRefused: refused }),
    ...(phone && { phone }),
  }
}
