import type Stripe from 'stripe'
import type { NoticeHint } from '#application/payments/payment-provider.ts'
import { formatMoney } from '#domain/shared/money.ts'

const idOf = (named: string | { readonly id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

/** What a notice is about, and what a person has to see to; null for what is of no payment. */
interface About {
  readonly intent: string | null
  /** Our own name for the payment; null where it is somebody else's, absent where that is not told. */
  readonly attemptId?: string | null
  readonly forPerson?: string
}

function ofDispute(type: string, dispute: Stripe.Dispute): About {
  const intent = idOf(dispute.payment_intent)
  const sum = formatMoney(dispute.amount)
  const due = dispute.evidence_details.due_by
  if (type === 'charge.dispute.created')
    return {
      intent,
      forPerson: `The cardholder disputes ${sum} (${dispute.reason}).${due === null ? '' : ` Answer at Stripe until ${day(due)}.`}`,
    }
  if (type === 'charge.dispute.closed')
    return { intent, forPerson: `The dispute about ${sum} has ended: ${dispute.status}.` }
  return { intent }
}

function ofRefund(refund: Stripe.Refund): About {
  const named = { intent: idOf(refund.payment_intent), attemptId: refund.metadata?.['attempt'] ?? null }
  if (refund.status !== 'failed') return named
  return {
    ...named,
    forPerson: `${formatMoney(refund.amount)} did not go back to the card (${refund.failure_reason ?? 'no reason given'}). Give it back in another way.`,
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
      return ofRefund(event.data.object)
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

/**
 * What an event says to look at. Others may use the same account: a payment is ours where our name stands with it, of which
 * disputes and warnings do not tell.
 */
export async function hintOf(event: Stripe.Event, { paymentIntents }: Stripe): Promise<NoticeHint> {
  const of = about(event)
  const attemptId =
    of && of.intent !== null && of.attemptId === undefined
      ? (await paymentIntents.retrieve(of.intent)).metadata['attempt']
      : of?.attemptId
  if (!of || attemptId == null) return { eventId: event.id, reference: null }
  return {
    eventId: event.id,
    reference: of.intent,
    attemptId,
    ...(of.forPerson !== undefined && { forPerson: of.forPerson }),
  }
}
