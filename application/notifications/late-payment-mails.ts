import type { Order } from '#domain/orders/order.ts'
import { backInWords } from '#domain/payments/foreign-sum.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { lead } from './mail-parts.ts'
import { because, type OrderPlace, wayIn } from './order-mails.ts'
import { orderHead } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** Tells the buyer that money came for an order that needed none any more, and goes back. */
export function moneyBackMail(order: Order, attempt: PaymentAttempt, place: OrderPlace): Mail {
  const { price } = attempt
  const sum = formatMoney(price)
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number}: ${sum} goes back to you`,
    title: 'Your money goes back to you',
    preview: `We have got ${sum} that order ${order.number} does not need.`,
    parts: [
      lead(
        `${greeting(order.shipping.name)} we have got ${backInWords(attempt, 0, price)} from you that order ${order.number} does not need any more. We give it back; you have nothing to do.`,
      ),
      orderHead(order),
      wayIn('See your order', place),
    ],
    reason: because,
  })
}

/** Tells the shop's own people the same. */
export const moneyBackNotice = (order: Order, sum: string): Mail =>
  writtenMail({
    to: brand.email,
    subject: `${sum} came for order ${order.number}, which needed none`,
    title: 'Money that came too late',
    preview: 'It goes back.',
    parts: [
      lead(
        `${sum} came for order ${order.number} when it had ended, or was paid already. It goes back by itself. Where a person has to return it, another mail asks for that.`,
      ),
      orderHead(order),
    ],
    reason: `You receive this because you look after orders at ${brand.name}.`,
  })

/** Tells the shop's own people of money with which no order was written. */
export const nobodysMoneyNotice = ({ price, provider, reference }: PaymentAttempt): Mail =>
  writtenMail({
    to: brand.email,
    subject: `${formatMoney(price)} came for no order`,
    title: 'Money for no order',
    preview: 'It goes back.',
    parts: [
      lead(
        `${formatMoney(price)} came through ${provider}, which calls it ${reference ?? 'nothing'}, after its order had come to nothing. It goes back by itself. Please look whether somebody has taken it by hand.`,
      ),
    ],
    reason: `You receive this because you look after orders at ${brand.name}.`,
  })

/** Tells the shop's own people that an order has ended without a word about its payment. */
export const paymentUnansweredNotice = (order: Order, { price }: PaymentAttempt): Mail =>
  writtenMail({
    to: brand.email,
    subject: `Nobody says what became of the payment of order ${order.number}`,
    title: 'A payment without an answer',
    preview: 'Its order has ended.',
    parts: [
      lead(
        `A day after its time, nobody says whether ${formatMoney(price)} came for order ${order.number}, which has ended now. Please look at the provider's own pages. Money that comes after all goes back by itself.`,
      ),
      orderHead(order),
    ],
    reason: `You receive this because you look after orders at ${brand.name}.`,
  })
