import { parcelPage } from '#application/shared/dashboard-addresses.ts'
import { claimsBeside } from '#application/shared/withdrawal-addresses.ts'
import type { Claim, ClaimMessage } from '#domain/claims/claim.ts'
import type { Order } from '#domain/orders/order.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { AccountHolder } from './account-mails.ts'
import { because as becauseArtist } from './artist-mails.ts'
import { button, lead, type MailPart, quotation, words } from './mail-parts.ts'
import { because, type OrderPlace, wayIn } from './order-mails.ts'
import { orderHead } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { howItComes } from './refund-mails.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** What was said about a claim, once its order knows of it. */
export interface ClaimNews {
  readonly order: Order
  readonly claim: Claim
  readonly message: ClaimMessage
}

const titleOf = ({ order, claim }: ClaimNews): string =>
  order.lines.find(({ artworkId }) => artworkId === claim.artworkId)?.title ?? 'a work'

/** What was written; photographs are for the page alone, where only those see them who may. */
function said({ text, photographs }: ClaimMessage): readonly MailPart[] {
  const { length } = photographs
  return [
    quotation(text),
    ...(length > 0
      ? [words(`${length === 1 ? 'A photograph comes' : `${length} photographs come`} with it.`)]
      : []),
  ]
}

const moneyOf = ({ order, claim }: ClaimNews): number =>
  order.refunds.find(({ id }) => id === claim.id)?.amount ?? 0

interface BuyerNews {
  /** In the middle of a sentence, where a name begins as it does anywhere. */
  readonly subject: string
  readonly title: string
  readonly lead: string
}

/** What the buyer reads first: it was received, answered, or decided. */
function newsForBuyer(told: ClaimNews): BuyerNews {
  const { claim, message } = told
  const work = titleOf(told)
  if (message.by === 'buyer')
    return {
      subject: 'we have received your claim',
      title: 'We have received your claim',
      lead: `we are sorry that “${work}” has arrived damaged. ${claim.artistName} and we read this, and answer you as soon as we can. Please keep the work and its packaging until then.`,
    }
  if (claim.closedAt !== null) {
    const back = moneyOf(told)
    return {
      subject: 'your claim is decided',
      title: 'Your claim is decided',
      lead: `we have decided about the damage to “${work}”. ${
        back > 0
          ? `${formatMoney(back)} is on its way back to you. ${howItComes}`
          : 'Nothing is given back for it.'
      }`,
    }
  }
  const answered = `${message.name} has answered`
  return {
    subject: answered,
    title: answered,
    lead: `${message.name} has answered you about the damage to “${work}”.`,
  }
}

/** Tells the buyer what has become of their claim. */
export function claimBuyerMail(told: ClaimNews, place: OrderPlace): Mail {
  const { order, message } = told
  const { subject, title, lead: news } = newsForBuyer(told)
  return writtenMail({
    to: order.email,
    subject: `Order ${order.number}: ${subject}`,
    title,
    preview: message.text.slice(0, 100),
    parts: [
      lead(`${greeting(order.shipping.name)} ${news}`),
      ...said(message),
      orderHead(order),
      wayIn('See your claim', { ...place, link: place.link && claimsBeside(place.link) }),
    ],
    reason: because,
  })
}

function newsForArtist(told: ClaimNews, isFirst: boolean): { readonly title: string; readonly lead: string } {
  const { order, claim, message } = told
  const work = titleOf(told)
  if (isFirst)
    return {
      title: 'A work has arrived damaged',
      lead: `the buyer of order ${order.number} writes that “${work}” has arrived damaged. Please answer: the buyer, you and we read the same conversation.`,
    }
  if (claim.closedAt !== null) {
    const back = moneyOf(told)
    return {
      title: 'A claim is decided',
      lead: `we have decided about the damage to “${work}”. ${
        back > 0
          ? `The buyer gets ${formatMoney(back)} back; your share of it is kept from your next payout.`
          : 'The buyer gets nothing back for it, and you keep what you were paid.'
      }`,
    }
  }
  return {
    title: 'An answer about a damaged work',
    lead: `${message.by === 'admin' ? 'we have' : 'the buyer has'} written about the damage to “${work}”.`,
  }
}

/** Tells an artist what is said of a work of theirs. */
export function claimArtistMail(
  told: ClaimNews & { readonly contact: AccountHolder; readonly isFirst: boolean },
  publicUrl: string,
): Mail {
  const { order, message, contact, isFirst } = told
  const { title, lead: news } = newsForArtist(told, isFirst)
  return writtenMail({
    to: contact.email,
    subject: `Order ${order.number}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    title,
    preview: message.text.slice(0, 100),
    parts: [
      lead(`${greeting(contact.name)} ${news}`),
      ...said(message),
      orderHead(order),
      button('Open the order', `${publicUrl}${parcelPage(order.number)}`),
    ],
    reason: becauseArtist,
  })
}
