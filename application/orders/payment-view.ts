import type { OpenWays } from '#application/payments/payment-provider.ts'
import { ranOutOf } from '#domain/orders/address-confirmation.ts'
import { timeInWords } from '#domain/orders/payment-times.ts'
import { mayPayWithAnotherCard } from '#domain/payments/card-refusal.ts'
import { formatAgreed, formatRate, unitsOf } from '#domain/payments/foreign-sum.ts'
import type { OrderPayment } from '#domain/payments/order-payment.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { askAgainFrom } from '#domain/payments/phone-requests.ts'
import type { BuyerAction } from '#domain/payments/standing.ts'
import { type Transfer, transferWords } from '#domain/payments/transfer.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { OrderView } from './contract.ts'
import type { ShownOrder } from './order-view.ts'

/** What is charged, also in the currency that it is paid in. */
function sumToPay({ due, attempts: [first] }: OrderPayment): string {
  return first?.rate
    ? `${formatAgreed(due)} (${formatMoney(first.price)}, at ${formatRate(first.rate)} for a dollar)`
    : formatAgreed(due)
}

/**
 * What is still to be sent where, of what was agreed when the order was placed; null where no transfer is waited for, or where
 * nobody has looked how it is being paid.
 */
export function awaitedTransfer(
  order: ShownOrder,
  ways: Pick<OpenWays, 'transferOf'>,
  payment?: OrderPayment,
): Transfer | null {
  const isAwaited =
    order.method === 'atm' && order.status === 'awaiting-payment' && order.confirmation === null
  return isAwaited && payment ? ways.transferOf(payment.lacks, order.number) : null
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** How long the order keeps its works, from when it was placed. */
const timeOf = ({ placedAt, expiresAt }: ShownOrder): string =>
  timeInWords(expiresAt.getTime() - placedAt.getTime())

/** What is left for the buyer to do, or null. */
export function paymentInstructions(
  order: ShownOrder,
  ways: Pick<OpenWays, 'transferOf' | 'shown'>,
  payment?: OrderPayment,
): string | null {
  if (order.status !== 'awaiting-payment') return null
  if (order.method === 'card' && payment?.attempts.at(-1)?.standing === 'waiting')
    return `Before it pays, your bank wants to know that it is you. Please confirm that on the page of your order within ${timeOf(order)}.`
  if (order.method === 'card')
    return 'We are still waiting for your bank. You get an email as soon as the payment is through.'
  if (order.method === 'mpesa' && payment)
    return `Please confirm the payment of ${sumToPay(payment)} on your phone within ${timeOf(order)}.`
  if (order.confirmation !== null)
    return `We have sent you a link: the works are kept for you for ${timeInWords(ways.shown.keptFor.transfer * 60_000)} once you open it.`
  const transfer = awaitedTransfer(order, ways, payment)
  if (!payment || !transfer) return null
  const words = transferWords(transfer, order.number, `${moment.format(order.expiresAt)} UTC`)
  return payment.came.amount === 0
    ? words
    : `Of ${formatAgreed(payment.due)} we have got ${formatAgreed(payment.came)}. ${words}`
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
  payment?: OrderPayment,
  action?: BuyerAction,
): OrderView['payment'] {
  const attempts = payment?.attempts ?? []
  const instructions = paymentInstructions(order, ways, payment)
  const phone = phoneView(order, attempts)
  const refused = cardRefused(order, attempts)
  const transfer = awaitedTransfer(order, ways, payment)
  const ranOut = ranOutOf(order)
  const paid = attempts.find(({ standing }) => standing === 'taken') ?? attempts[0]
  return {
    method: order.method,
    status: order.paymentStatus,
    ...(instructions && { instructions }),
    ...(order.confirmation !== null && order.status === 'awaiting-payment' && { isToBeConfirmed: true }),
    ...(ranOut && { ranOut }),
    ...(transfer && { transfer }),
    ...(transfer && payment && payment.came.amount > 0 && { came: payment.came }),
    ...(paid?.rate && {
      agreed: {
        currency: paid.currency,
        sum: unitsOf(paid),
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
