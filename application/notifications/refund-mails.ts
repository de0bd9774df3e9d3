import type { Order } from '#domain/orders/order.ts'
import { linesOfRefund, type Refund } from '#domain/orders/refund.ts'
import {
  backAtRate,
  backInWords,
  formatAgreed,
  formatRate,
  type RatedPrice,
} from '#domain/payments/foreign-sum.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { brand } from '#domain/shared/brand.ts'
import { type Cents, formatMoney, sumOf } from '#domain/shared/money.ts'
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
  const back = formatMoney(refund.amount)
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

/** What goes back of a payment now, and what went back of it before. */
interface PaidBack {
  readonly amount: Cents
  readonly before: Cents
}

/** The same in what was agreed, and why it is that much. */
function inAgreed(
  attempt: PaymentAttempt,
  { amount, before }: PaidBack,
): readonly [sum: string, why: string] {
  const rate = attempt.rate ? ` (${formatMoney(amount)} at ${formatRate(attempt.rate)} for a dollar)` : ''
  return [formatAgreed(backAtRate(attempt, before, amount)), rate]
}

/** Asks the shop's own people to return a transfer; no attempt is known of those of long ago. */
export function refundDueMail(order: Order, back: PaidBack, attempt: PaymentAttempt | null): Mail {
  const [sum, why] = attempt ? inAgreed(attempt, back) : [formatMoney(back.amount), '']
  const ended = order.status === 'refunded' ? ', and has ended' : ''
  return writtenMail({
    to: brand.email,
    subject: `Please return ${sum} for order ${order.number}`,
    title: 'A refund is due',
    preview: `Order ${order.number} was paid by bank transfer, and money goes back.`,
    parts: [
      lead(
        `Order ${order.number} was paid by bank transfer${ended}. Please return ${sum}${why} to ${order.shipping.name}, ${order.email}.`,
      ),
      orderHead(order),
    ],
    reason: `You receive this because you look after orders at ${brand.name}.`,
  })
}

/** Asks the shop's own people to return money to a phone, in the currency and at the rate that it came. */
export function paidBackByHandMail(order: Order, attempt: PaymentAttempt, back: PaidBack): Mail {
  const [sum, rate] = inAgreed(attempt, back)
  const receipt = attempt.receipt === null ? '' : ` It came with M-Pesa receipt ${attempt.receipt}.`
  return writtenMail({
    to: brand.email,
    subject: `Please return ${sum} for order ${order.number}`,
    title: 'A refund is due',
    preview: `Order ${order.number} was paid by M-Pesa, and money goes back.`,
    parts: [
      lead(
        `Money of order ${order.number} goes back to its buyer, and M-Pesa lets a person alone do that. Please return ${sum}${rate} to ${attempt.payer}, ${order.shipping.name}.${receipt}`,
      ),
      orderHead(order),
    ],
    reason: `You receive this because you look after orders at ${brand.name}.`,
  })
}
