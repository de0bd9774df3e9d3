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
const isNo = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient'

/** Under what a payment notes which of our refunds is what its card's bank has taken back. */
const lostFor = (key: string): string => `lost ${key}`

/** More than anybody makes of one payment. */
const mostRefunds = 1_000

/** Gives money back, once for each key: of a key that Stripe has forgotten its refund still knows. */
export function stripeRefunds({ refunds, disputes, paymentIntents }: Stripe) {
  const refundsOf = ({ id }: Stripe.PaymentIntent): Promise<readonly Stripe.Refund[]> =>
    refunds.list({ payment_intent: id, limit: 100 }).autoPagingToArray({ limit: mostRefunds })

  const withKey = (known: readonly Stripe.Refund[], key: string): Stripe.Refund | undefined =>
    known.find(({ metadata }) => metadata?.['refund'] === key)

  /** A refund that somebody has made at Stripe itself, of the same sum. */
  const madeThere = (known: readonly Stripe.Refund[], amount: number): Stripe.Refund | undefined =>
    known.find(
      (refund) =>
        refund.metadata?.['refund'] === undefined &&
        refund.amount === amount &&
        standingOf(refund) !== 'failed',
    )

  /** Takes a refund for what lost disputes have taken back, as far as no other refund was. @returns whether it is */
  async function bookedAsLost(
    { id, metadata }: Stripe.PaymentIntent,
    { key, amount }: RefundWish,
  ): Promise<boolean> {
    let left = 0
    for await (const dispute of disputes.list({ payment_intent: id, limit: 100 }))
      if (dispute.status === 'lost') left += dispute.amount
    for (const [name, sum] of Object.entries(metadata)) if (name.startsWith(lostFor(''))) left -= Number(sum)
    if (left < amount) return false
    await paymentIntents.update(id, { metadata: { [lostFor(key)]: String(amount) } })
    return true
  }

  return {
    /**
     * @param intent as it is now
     * @returns 'done' also for what the buyer has already, by a refund that was made at Stripe itself or by a dispute that was lost;
     * 'failed' for more than is there, or for what was never taken, and while a dispute goes on; 'by-hand' for what the card did
     * not take back
     */
    async give(intent: Stripe.PaymentIntent, wish: RefundWish): Promise<RefundStanding> {
      const { attempt, key, amount } = wish
      const metadata = { attempt: attempt.id, refund: key }
      const known = await refundsOf(intent)
      const before = withKey(known, key)
      if (before) return givenAs(before)
      if (lostFor(key) in intent.metadata) return 'done'
      const theirs = madeThere(known, amount)
      if (theirs) return givenAs(await refunds.update(theirs.id, { metadata }))
      try {
        return givenAs(
          await refunds.create(
            { payment_intent: intent.id, amount, metadata },
            { idempotencyKey: `refund:${key}` },
          ),
        )
      } catch (error) {
        if (!isNo(error)) throw error
        if (error.code === 'charge_already_refunded') return 'done'
        return error.code === 'charge_disputed' && (await bookedAsLost(intent, wish)) ? 'done' : 'failed'
      }
    },
    async look(intent: Stripe.PaymentIntent, key: string): Promise<RefundStanding> {
      const refund = withKey(await refundsOf(intent), key)
      if (refund) return standingOf(refund)
      return lostFor(key) in intent.metadata ? 'done' : 'unknown'
    },
  }
}
