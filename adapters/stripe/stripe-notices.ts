import Stripe from 'stripe'
import type { NoticeHint } from '#application/payments/payment-provider.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { currencies } from '#domain/payments/standing.ts'

const idOf = (named: string | { readonly id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

/** Banks may dispute in a currency of their own. */
function written({ amount, currency }: Pick<Stripe.Refund, 'amount' | 'currency'>): string {
  const known = currencies.find((each) => each === currency.toUpperCase())
  return known
    ? formatAgreed({ amount, currency: known })
    : `${amount} of the smallest unit of ${currency.toUpperCase()}`
}

/** What a notice is about, and what a person has to see to; null for what is of no payment. */
interface About {
  readonly intent: string | null
  /** Our own name for the payment; null where it is somebody else's, absent where that is not told. */
  readonly attemptId?: string | null
  readonly forPerson?: string
  readonly failedRefund?: NoticeHint['failedRefund']
}

function ofDispute(type: string, dispute: Stripe.Dispute): About {
  const intent = idOf(dispute.payment_intent)
  const sum = written(dispute)
  const due = dispute.evidence_details.due_by
  if (type === 'charge.dispute.created')
    return {
      intent,
      forPerson: `The cardholder disputes ${sum} (${dispute.reason}).${due === null ? '' : ` Answer at Stripe until ${day(due)}.`} Send back nothing by hand before it has ended.`,
    }
  if (type === 'charge.dispute.closed')
    return {
      intent,
      forPerson:
        dispute.status === 'lost'
          ? `The dispute about ${sum} is lost: the bank has given it back to the cardholder. Refund as much at the order, so that the books know of it: it does not go out a second time.`
          : `The dispute about ${sum} has ended: ${dispute.status}.`,
    }
  return { intent }
}

/** A failure is told as two events, of which one is for a person; what is given up is told as a change alone. */
function ofRefund(type: string, refund: Stripe.Refund): About {
  const intent = idOf(refund.payment_intent)
  const own = refund.metadata?.['attempt']
  if (own === undefined && type === 'refund.created')
    return {
      intent,
      forPerson: `${written(refund)} were given back at Stripe itself. Refund just as much at the order, in one step, so that the books know of it: it does not go out a second time.`,
    }
  const named = { intent, attemptId: own ?? null }
  if (type !== 'refund.failed' && refund.status !== 'canceled') return named
  const what = `${written(refund)} did not go back to the card (${refund.failure_reason ?? 'no reason given'}).`
  const key = refund.metadata?.['refund']
  // What was not given back from here is not in our books either.
  if (key === undefined) return { ...named, forPerson: `${what} Give it back in another way.` }
  return {
    ...named,
    forPerson: `${what} It is listed under Refunds.`,
    failedRefund: { key, amount: refund.amount },
  }
}

function about(event: Stripe.Event): About | null {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
    case 'payment_intent.processing':
    case 'payment_intent.canceled': {
      const { id, metadata } = event.data.object
      return { intent: id, attemptId: metadata['attempt'] ?? null }
    }
    case 'charge.expired': {
      const { payment_intent, metadata } = event.data.object
      return { intent: idOf(payment_intent), attemptId: metadata['attempt'] ?? null }
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.type, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return ofDispute(event.type, event.data.object)
    case 'radar.early_fraud_warning.created':
      return {
        intent: idOf(event.data.object.payment_intent ?? null),
        forPerson:
          'The bank of the card warns that somebody else has paid with it. Giving the money back now avoids a dispute.',
      }
    default:
      return null
  }
}

/** Our own name for a payment; null where Stripe does not know the payment, as of another account of the same people. */
async function attemptIn(intent: string, { paymentIntents }: Stripe): Promise<string | null> {
  try {
    const { metadata } = await paymentIntents.retrieve(intent)
    return metadata['attempt'] ?? null
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (isMissing) return null
    throw error
  }
}

/** An event without what opens a payment in a browser. */
const keptOf = (event: Stripe.Event): string =>
  JSON.stringify(event, (key, value: unknown) => (key === 'client_secret' ? undefined : value))

/**
 * What an event says to look at. Others may use the same account: a payment is ours where our name stands with it, of which
 * disputes and warnings do not tell.
 */
export async function hintOf(event: Stripe.Event, client: Stripe): Promise<NoticeHint> {
  const of = about(event)
  const attemptId =
    of && of.intent !== null && of.attemptId === undefined
      ? await attemptIn(of.intent, client)
      : of?.attemptId
  const heard = { eventId: event.id, kept: keptOf(event) }
  if (!of || attemptId == null) return { ...heard, reference: null }
  return {
    ...heard,
    reference: of.intent,
    attemptId,
    ...(of.forPerson !== undefined && { forPerson: of.forPerson }),
    ...(of.failedRefund && { failedRefund: of.failedRefund }),
  }
}
