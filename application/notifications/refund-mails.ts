import type { Order } from '#domain/orders/order.ts'
import { linesOfRefund, type Refund } from '#domain/orders/refund.ts'
import type { RefundDue } from '#domain/orders/refund-due.ts'
import { backInWords, formatAgreed, formatRate, type RatedPrice } from '#domain/payments/foreign-sum.ts'
import { type PaymentAttempt, paidFrom } from '#domain/payments/payment-attempt.ts'
import type { PaymentWay } from '#domain/payments/standing.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney, sumOf } from '#domain/shared/money.ts'
import { lead, titled } from './mail-parts.ts'
import { because, type OrderPlace, wayIn } from './order-mails.ts'
import { orderHead, works } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** How what is given back comes to the buyer. */
export const howItComes = 'It comes the way you paid, within a few days.'

/** What a refund of an order gives back, also in what was agreed for it. */
export function refundInWords({ refunds }: Order, refund: Refund, paid: RatedPrice | null): string {
  const before = refunds.slice(0, refunds.indexOf(refund))
  return backInWords(paid, sumOf(before.map(({ amount }) => amount)), refund.amount)
}

/**
 * Tells the buyer that a part of what they paid comes back, for what, and what is left. `paid` is what was agreed for it with
 * whoever took the money.
 */
export function partlyRefundedMail(
  order: Order,
  refund: Refund,
  place: OrderPlace,
  paid: RatedPrice | null = null,
): Mail {
  const back = paid?.rate ? formatMoney(refund.amount) : refundInWords(order, refund, paid)
  const lines = linesOfRefund(order, refund)
  const { total, left } = order.price
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number}: ${back} comes back to you`,
    title: 'A part of your money is on its way back',
    preview: `We give you back ${back}.`,
    parts: [
      lead(
        `${greeting(order.shipping.name)} we give you back ${refundInWords(order, refund, paid)} of order ${order.number}${lines.length > 0 ? ' for this' : ''}. ${howItComes}`,
      ),
      orderHead(order),
      ...(lines.length > 0 ? [works(lines, place.publicUrl)] : []),
      titled('Your order costs you now', `${formatMoney(left)} of ${formatMoney(total)}`),
      wayIn('See your order', place),
    ],
    reason: because,
  })
}

const paidBy: Readonly<Record<PaymentWay, string>> = {
  transfer: 'bank transfer',
  phone: 'M-Pesa',
  card: 'card',
}

/** What is asked for, and to whom it goes. */
function wish(order: Order, { sum, price, way, payers }: RefundDue, attempt: PaymentAttempt | null): string {
  const { rate = null, payer = null, receipt = null } = attempt ?? {}
  const back = `${formatAgreed(sum)}${rate ? ` (${formatMoney(price)} at ${formatRate(rate)} for a dollar)` : ''}`
  const { number, status, shipping, email } = order
  const most =
    attempt && attempt.received > 0 && attempt.received < attempt.amount
      ? ` No more than ${formatAgreed({ ...attempt.sum, amount: attempt.received })} of its ${formatAgreed(attempt.sum)} had come.`
      : ''
  const account = attempt && payers.every(({ iban }) => iban === null) ? paidFrom(attempt).account : null
  const from =
    account === null
      ? ''
      : ` When ordering they wanted to pay from ${account}: ask whether it is to go there.`
  if (way === 'transfer')
    return `Order ${number} was paid by bank transfer${status === 'refunded' ? ', and has ended' : ''}. Please return ${back} to ${shipping.name}, ${email}.${most}${from}`
  if (way === 'card')
    return `Order ${number} was paid by card, which has not taken ${back} back. Where its provider does not say that they went back otherwise, please return them to ${shipping.name}, ${email}, in another way.`
  const came = receipt === null ? '' : ` It came with M-Pesa receipt ${receipt}.`
  return `Money of order ${number} goes back to its buyer, and M-Pesa lets a person alone do that. Please return ${back} to ${payer}, ${shipping.name}.${came}`
}

/**
 * Asks the shop's own people to return money in the currency in which it came, and to say so then. `attempt` is how it was paid;
 * null for orders of long ago.
 */
export function refundDueMail(order: Order, refund: RefundDue, attempt: PaymentAttempt | null): Mail {
  return writtenMail({
    to: brand.email,
    subject: `Please return ${formatAgreed(refund.sum)} for order ${order.number}`,
    title: 'A refund is due',
    preview: `Order ${order.number} was paid by ${paidBy[refund.way]}, and money goes back.`,
    parts: [
      lead(
        `${wish(order, refund, attempt)} Say so under Refunds in the dashboard once it has left: the buyer is told then.`,
      ),
      orderHead(order),
    ],
    reason: `You receive this because you look after orders at ${brand.name}.`,
  })
}

/** Where to it was sent, for its buyer. */
const sentTo = ({ way, payers }: RefundDue, attempt: PaymentAttempt | null): string =>
  ({
    transfer: payers.length > 0 ? 'to the account that you paid from' : 'to your account',
    phone: `to the phone ${attempt?.payer}`,
    card: 'in another way, as your card did not take it back',
  })[way]

/** Tells the buyer that what a person had to send has left. */
export function refundSentMail(
  order: Order,
  refund: RefundDue,
  attempt: PaymentAttempt | null,
  place: OrderPlace,
): Mail {
  const sum = formatAgreed(refund.sum)
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number}: ${sum} are on the way`,
    title: 'Your money has left us',
    preview: `We have sent you ${sum}.`,
    parts: [
      lead(
        `${greeting(order.shipping.name)} we have sent you ${sum} for order ${order.number}, ${sentTo(refund, attempt)}. Banks may take a few days.`,
      ),
      orderHead(order),
      wayIn('See your order', place),
    ],
    reason: because,
  })
}
