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

/** What will not go back, however often it is asked for; for the rest Stripe may lack the money only now. */
const isNo = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient'

/** Gives money back, once for each key: of a key that Stripe has forgotten its refund still knows. */
export function stripeRefunds({ refunds }: Stripe) {
  async function withKey(intent: string, key: string): Promise<Stripe.Refund | null> {
    for await (const refund of refunds.list({ payment_intent: intent, limit: 100 }))
      if (refund.metadata?.['refund'] === key) return refund
    return null
  }

  return {
    /** @returns 'failed' for more than is there, or for what was never taken; 'by-hand' for what the card did not take back */
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
        if (isNo(error)) return 'failed'
        throw error
      }
    },
    async look(intent: string, key: string): Promise<RefundStanding> {
      const refund = await withKey(intent, key)
      return refund ? standingOf(refund) : 'unknown'
    },
  }
}
