import Stripe from 'stripe'
import type { RefundStanding, RefundWish } from '#application/payments/payment-provider.ts'

const standings: Readonly<Record<string, RefundStanding>> = {
  pending: 'sent',
  requires_action: 'sent',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

const standingOf = ({ status }: Stripe.Refund): RefundStanding => standings[status ?? ''] ?? 'unknown'

/** One that has failed stays so, whatever is asked: a person sends the money. */
const givenAs = (refund: Stripe.Refund): RefundStanding => {
  const standing = standingOf(refund)
  return standing === 'failed' ? 'by-hand' : standing
}

/** What Stripe says no to; absent where it could not be asked, or lacks the money only now. */
const noOf = (error: unknown): { readonly code: string | undefined } | undefined =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient'
    ? { code: error.code }
    : undefined

/** Gives money back, once for each key: of a key that Stripe has forgotten its refund still knows. */
export function stripeRefunds({ refunds, disputes }: Stripe) {
  /** Whether the card's bank has taken the money back for good. */
  async function isLost(intent: string): Promise<boolean> {
    for await (const { status } of disputes.list({ payment_intent: intent, limit: 100 }))
      if (status === 'lost') return true
    return false
  }

  async function withKey(intent: string, key: string): Promise<Stripe.Refund | null> {
    for await (const refund of refunds.list({ payment_intent: intent, limit: 100 }))
      if (refund.metadata?.['refund'] === key) return refund
    return null
  }

  return {
    /**
     * @returns 'done' also for what the buyer has already, by a refund that was made at Stripe itself or by a dispute that was lost;
     * 'failed' for more than is there, or for what was never taken; 'by-hand' for what the card did not take back
     * @throws StripeInvalidRequestError while a dispute goes on: what is refunded then may go back twice
     */
    async give(intent: string, { attempt, key, amount }: RefundWish): Promise<RefundStanding> {
      const before = await withKey(intent, key)
      if (before) return givenAs(before)
      try {
        return givenAs(
          await refunds.create(
            { payment_intent: intent, amount, metadata: { attempt: attempt.id, refund: key } },
            { idempotencyKey: `refund:${key}` },
          ),
        )
      } catch (error) {
        const no = noOf(error)
        if (no?.code === 'charge_already_refunded') return 'done'
        if (no?.code === 'charge_disputed' && (await isLost(intent))) return 'done'
        if (no && no.code !== 'charge_disputed') return 'failed'
        throw error
      }
    },
    async look(intent: string, key: string): Promise<RefundStanding> {
      const refund = await withKey(intent, key)
      return refund ? standingOf(refund) : 'unknown'
    },
  }
}
