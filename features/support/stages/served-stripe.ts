import type { PaymentSettings } from '#adapters/composition/payments/payment-settings.ts'
import { brandOf } from '#adapters/sandbox/sandbox-cards.ts'
import type { StripeStandIn } from '#adapters/testing/payments/stripe-stand-in.ts'
import type { StandInCard } from '#adapters/testing/payments/stripe-stand-in-intents.ts'
import type { Ordering, TrialPhone } from '#application/orders/contract.ts'
import type { CardTokens } from '#application/payments/contract.ts'
import type { CardsAtStripe } from '../roles/stripe.ts'

/** What a shop is set up with whose cards are taken by Stripe, through a stand-in for it. */
export const paidByStripe = ({ keys, url }: StripeStandIn): PaymentSettings => ({
  stripe: { ...keys, apiUrl: url },
})

const cards: Readonly<Record<string, StandInCard>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002760003184': 'asks',
}

/** What the stand-in makes of a card's number. */
export const standInCard = (cardNumber: string): StandInCard => cards[cardNumber] ?? 'pays'

/** Stripe's own client in the browser, as far as it makes tokens of cards. */
export const standInTokens = (standIn: StripeStandIn): CardTokens => ({
  tokenise: async ({ cardNumber }) => ({
    token: standIn.token(standInCard(cardNumber)),
    last4: cardNumber.slice(-4),
    brand: brandOf(cardNumber),
  }),
})

/** The page that somebody comes back to from their bank: it has the shop look. */
export const standInBank = (standIn: StripeStandIn, ordering: Ordering): Pick<TrialPhone, 'answerBank'> => ({
  async answerBank(number, accessKey, isMe) {
    standIn.authenticate(standIn.last(), isMe)
    return ordering.lookAtPayment(number, accessKey)
  },
})

/** Stripe behind its stand-in. */
export function servedStripe(standIn: StripeStandIn, shopUrl: string): CardsAtStripe {
  standIn.deliverTo = shopUrl
  const { last } = standIn
  return {
    standing: () => last().status,
    givenBack: () => standIn.refunds.map(({ amount }) => amount),
    tells: async (type, times) => void (await standIn.tell(type, last(), { times })),
    tellsFirst: (type) => {
      standIn.tellsFirst = type
    },
    isPretended: async () =>
      (await standIn.tell('payment_intent.succeeded', last(), { secret: 'whsec_guessed' })) === 200,
    bankIsAnswered: (isThem) => standIn.authenticate(last(), isThem),
    async isDisputed() {
      const { id, amount } = last()
      const evidence_details = { due_by: Date.UTC(2026, 11, 1) / 1000 }
      const dispute = { payment_intent: id, amount, currency: 'usd', reason: 'fraudulent', evidence_details }
      await standIn.tell('charge.dispute.created', dispute)
    },
    losesNextAnswers: (word) => void standIn.faults.set(word, ['lost after', 'lost before']),
    goesAfter: (word) => void standIn.faults.set(word, ['gone after']),
    isBack: () => {
      standIn.isGone = false
    },
    close: () => standIn.close(),
  }
}
