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
export function stripeRefunds({ refunds, disputes, paymentIntents }: Stripe) {
  /** Where it is noted at a payment which refund here is what its card's bank has taken back. */
  const lostFor = (key: string): string => `lost ${key}`

  const isBooked = async (intent: string, key: string): Promise<boolean> =>
    lostFor(key) in (await paymentIntents.retrieve(intent)).metadata

  /** Takes a refund for what lost disputes have taken back, as far as no other refund was. @returns whether it is */
  async function bookedAsLost(intent: string, { key, amount }: RefundWish): Promise<boolean> {
    let left = 0
    for await (const dispute of disputes.list({ payment_intent: intent, limit: 100 }))
      if (dispute.status === 'lost') left += dispute.amount
    const { metadata } = await paymentIntents.retrieve(intent)
    for (const [name, sum] of Object.entries(metadata)) if (name.startsWith(lostFor(''))) left -= Number(sum)
    if (left < amount) return false
    await paymentIntents.update(intent, { metadata: { [lostFor(key)]: String(amount) } })
    return true
  }

  /** Takes a refund of the same sum that somebody has made at Stripe itself for this one. */
  async function adopted(
    intent: string,
    { attempt, key, amount }: RefundWish,
  ): Promise<Stripe.Refund | null> {
    for await (const refund of refunds.list({ payment_intent: intent, limit: 100 })) {
      const isTheirs = refund.metadata?.['refund'] === undefined && refund.amount === amount
      if (isTheirs && standingOf(refund) !== 'failed')
        return refunds.update(refund.id, { metadata: { attempt: attempt.id, refund: key } })
    }
    return null
  }

  async function withKey(intent: string, key: string): Promise<Stripe.Refund | null> {
    for await (const refund of refunds.list({ payment_intent: intent, limit: 100 }))
      if (refund.metadata?.['refund'] === key) return refund
    return null
  }

  return {
    /**
     * @returns 'done' also for what the buyer has already, by a refund that was made at Stripe itself or by a dispute that was lost;
     * 'failed' for more than is there, or for what was never taken, and while a dispute goes on; 'by-hand' for what the card did
     * not take back
     */
    async give(intent: string, wish: RefundWish): Promise<RefundStanding> {
      const { attempt, key, amount } = wish
      const before = (await withKey(intent, key)) ?? (await adopted(intent, wish))
      if (before) return givenAs(before)
      if (await isBooked(intent, key)) return 'done'
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
        if (no?.code === 'charge_disputed' && (await bookedAsLost(intent, wish))) return 'done'
        if (no) return 'failed'
        throw error
      }
    },
    async look(intent: string, key: string): Promise<RefundStanding> {
      const refund = await withKey(intent, key)
      if (refund) return standingOf(refund)
      return (await isBooked(intent, key)) ? 'done' : 'unknown'
    },
  }
}
