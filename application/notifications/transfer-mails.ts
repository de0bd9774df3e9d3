import type { IncomingMoney } from '#domain/orders/incoming-money.ts'
import type { Order } from '#domain/orders/order.ts'
import { wasPaid } from '#domain/orders/order-status.ts'
import { inGroups } from '#domain/payments/creditor-reference.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import type { AgreedSum } from '#domain/payments/standing.ts'
import type { Transfer } from '#domain/payments/transfer.ts'
import { brand } from '#domain/shared/brand.ts'
import { lead, titled, words } from './mail-parts.ts'
import { because, type OrderPlace, toTransfer, wayIn } from './order-mails.ts'
import { orderHead } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** Tells the buyer that their transfer was too little, and how the rest is sent. */
export function transferTooLittleMail(order: Order, got: string, rest: Transfer, place: OrderPlace): Mail {
  const lacks = formatAgreed(rest)
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number}: ${lacks} are still to come`,
    title: 'A part of your transfer is here',
    preview: `We have got ${got}. ${lacks} are still to come.`,
    parts: [
      lead(
        `${greeting(order.shipping.name)} we have got ${got} for your order, and ${lacks} are still to come. Your order waits for them as long as it was to wait for the whole.`,
      ),
      toTransfer(rest),
      orderHead(order),
      wayIn('See your order', place),
    ],
    reason: because,
  })
}

/** What an order lacks, and how it is sent once more; null where no transfer can be made out. */
interface SentAgain {
  readonly lacks: AgreedSum
  readonly transfer: Transfer | null
}

/** Tells the buyer that the bank has taken a transfer back, what is still to come of it, and how it is sent. */
export function transferTakenBackMail(
  order: Order,
  sum: string,
  { lacks, transfer }: SentAgain,
  place: OrderPlace,
): Mail {
  const isPaid = wasPaid(order)
  const rest = formatAgreed(lacks)
  const what = isPaid
    ? `It had paid your order: please send ${rest} once more. Your bank can say why it left.`
    : `${rest} are still to come. Your order waits for them as long as it was to wait before. Your bank can say why it left.`
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number}: the bank has taken ${sum} back`,
    title: 'Your transfer has left us again',
    preview: `${rest} are still to come for your order.`,
    parts: [
      lead(
        `${greeting(order.shipping.name)} ${sum} had come from you for your order, and the bank has taken them back. ${what}`,
      ),
      ...(transfer ? [toTransfer(transfer)] : []),
      ...(isPaid ? [words(`If you do not want the order any more, write to ${brand.email}.`)] : []),
      orderHead(order),
      wayIn('See your order', place),
    ],
    reason: because,
  })
}

/** Tells the buyer that what came by transfer and is not needed goes back. */
export function transferBackMail(order: Order, money: IncomingMoney, place: OrderPlace): Mail {
  const sum = formatAgreed(money.sumBack)
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number}: ${sum} goes back to you`,
    title: 'Your money goes back to you',
    preview: `We have got ${sum} that order ${order.number} does not need.`,
    parts: [
      lead(
        `${greeting(order.shipping.name)} we have got ${sum} from you by bank transfer that order ${order.number} does not need any more. We send it back to the account that it came from; you have nothing to do.`,
      ),
      orderHead(order),
      wayIn('See your order', place),
    ],
    reason: because,
  })
}

/** Asks the shop's own people to send money back that no order needs. */
export function moneyToSendBackMail(order: Order, money: IncomingMoney): Mail {
  const sum = formatAgreed(money.sumBack)
  const of = money.back < money.amount ? ` of ${formatAgreed(money.sum)}` : ''
  return writtenMail({
    to: brand.email,
    subject: `Please return ${sum} for order ${order.number}`,
    title: 'Money that an order does not need',
    preview: `${sum} came for order ${order.number} and is not needed.`,
    parts: [
      lead(
        `${sum}${of} came by bank transfer for order ${order.number}, which does not need it. Please send it back, and then say so under Money in.`,
      ),
      titled(
        'Where it came from',
        [money.sender, money.senderIban && `IBAN: ${inGroups(money.senderIban)}`]
          .filter((line) => line !== null)
          .join('\n') || 'The statement does not say.',
      ),
      orderHead(order),
    ],
    reason: `You receive this because you look after orders at ${brand.name}.`,
  })
}
