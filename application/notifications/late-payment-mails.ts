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
