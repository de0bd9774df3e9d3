import type { IncomingMoney } from '#domain/orders/incoming-money.ts'
import type { Order } from '#domain/orders/order.ts'
import { formatAgreed, type RatedPrice } from '#domain/payments/foreign-sum.ts'
import { brand } from '#domain/shared/brand.ts'
import { sumOf } from '#domain/shared/money.ts'
import { lead, type MailPart, words } from './mail-parts.ts'
import { because, type OrderPlace, wayIn } from './order-mails.ts'
import { orderHead, works } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { howItComes, refundInWords } from './refund-mails.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** How an order can end; whether its money goes back is the order's to say. */
export type OrderEnd =
  | 'called off by its buyer'
  | 'called off by the shop'
  | 'not paid in time'
  | 'payment turned down'
  | 'address not confirmed'
  | 'gone before it was kept'
  | { readonly cardRefused: string }

/** What the mails of an end differ in. */
interface Telling {
  /** Names what has happened, once for an order. */
  readonly event: string
  readonly subject: string
  readonly title: string
  readonly what: string
  /** Money may be on its way without us. */
  readonly isMoneyExpected?: true
}

const unpaid = {
  subject: 'has ended unpaid',
  title: 'Your order was not paid',
  isMoneyExpected: true,
} as const
const worksAreBack = 'and the works are back in the gallery.'

function tellingOfUnpaid(end: OrderEnd, hasSomeCome: boolean): Telling {
  if (typeof end === 'object')
    return {
      event: 'order-refused',
      subject: 'could not be paid',
      title: 'Your card did not pay',
      what: `${end.cardRefused} Nothing was taken, ${worksAreBack}`,
    }
  switch (end) {
    case 'called off by its buyer':
      return {
        event: 'order-cancelled',
        subject: 'is cancelled',
        title: 'Your order is cancelled',
        what: `You have cancelled your order. ${hasSomeCome ? 'It has ended' : 'Nothing was paid'}, ${worksAreBack}`,
        isMoneyExpected: true,
      }
    case 'called off by the shop':
      return {
        ...unpaid,
        event: 'order-cancelled',
        what: `We have cancelled your order. The order has ended, ${worksAreBack}`,
      }
    case 'not paid in time':
      return {
        ...unpaid,
        event: 'order-expired',
        what: `The payment for your order did not come${hasSomeCome ? ' whole' : ''} in time. The order has ended, ${worksAreBack}`,
      }
    case 'address not confirmed':
      return {
        event: 'order-not-confirmed',
        subject: 'has ended',
        title: 'Your order has ended',
        what: 'The link in our mail was not opened within a day, so that no works were kept and your order has ended.',
      }
    case 'gone before it was kept':
      return {
        event: 'order-too-late',
        subject: 'has ended',
        title: 'The works are gone',
        what: 'When you opened the link somebody else had been faster: not all works of your order are left. The order has ended, and nothing was kept or paid.',
      }
    case 'payment turned down':
      return {
        ...unpaid,
        event: 'payment-failed',
        what: `The payment for your order was turned down. The order has ended, ${worksAreBack}`,
      }
  }
}

function tellingOf(order: Order, end: OrderEnd, { paid = null, cameBefore = [] }: Money): Telling {
  const refund = order.refunds.at(-1)
  if (!refund) return tellingOfUnpaid(end, cameBefore.length > 0)
  const who = end === 'called off by its buyer' ? 'You have cancelled your order. We' : 'We'
  return {
    event: 'order-refunded',
    subject: 'is refunded',
    title: 'Your money is on its way back',
    what: `${who} give you back ${refundInWords(order, refund, paid)} for this order. ${howItComes}`,
  }
}

/** What has come for an order. */
interface Money {
  /** What was agreed for it with whoever took it. */
  readonly paid?: RatedPrice | null
  /** What came by transfer and was too little. */
  readonly cameBefore?: readonly IncomingMoney[]
}

/** What becomes of money that has come, or is on its way without us. */
function whatOfMoney(
  { isMoneyExpected }: Telling,
  cameBefore: readonly IncomingMoney[],
): readonly MailPart[] {
  const [some] = cameBefore
  const more = `write to ${brand.email}, and you get it back.`
  if (some) {
    const sum = formatAgreed({ amount: sumOf(cameBefore.map(({ back }) => back)), currency: some.currency })
    return [
      words(
        `We have got ${sum} from you for it by bank transfer. We send that back to the account that it came from; you have nothing to do. If you have sent more, ${more}`,
      ),
    ]
  }
  return isMoneyExpected ? [words(`If you have sent money all the same, ${more}`)] : []
}

/** Tells the buyer that their order has ended, how, and what becomes of the money; with the name of what has happened. */
export function orderEndMail(
  order: Order,
  end: OrderEnd,
  place: OrderPlace,
  money: Money = {},
): { readonly event: string; readonly mail: Mail } {
  const telling = tellingOf(order, end, money)
  const { event, subject, title, what } = telling
  const mail = writtenMail({
    to: order.email,
    subject: `Order ${order.number} ${subject}`,
    title,
    preview: what,
    parts: [
      lead(`${greeting(order.shipping.name)} ${what.charAt(0).toLowerCase()}${what.slice(1)}`),
      ...whatOfMoney(telling, money.cameBefore ?? []),
      orderHead(order),
      works(order.lines, place.publicUrl),
      wayIn('See your order', place),
    ],
    reason: because,
  })
  return { event: `${event}:${order.id}`, mail }
}
