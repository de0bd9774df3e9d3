import type { CardTokens } from '#application/orders/contract.ts'
import type { PaymentGateway } from '#application/orders/payment-gateway.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { validateCard } from '#domain/orders/card-payment.ts'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { brand } from '#domain/shared/brand.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { brandOf, outcomeOf, refusals, type SandboxOutcome } from './sandbox-cards.ts'

const tokenForm = /^sandbox_(pays|declined|insufficient-funds|unknown-card)_[0-9a-f-]{36}$/

/** The gateway's own client: a token says what the card will do, and holds nothing of the card. */
export const sandboxCardTokens = (ids: IdSource): CardTokens => ({
  async tokenise(card) {
    const errors = validateCard(card)
    if (!isComplete(errors))
      throw new DomainError(
        'rule-broken',
        'card-incomplete',
        paymentIncomplete,
        errors as Record<string, string>,
      )
    return {
      token: `sandbox_${outcomeOf(card.cardNumber)}_${ids.newId()}`,
      last4: card.cardNumber.slice(-4),
      brand: brandOf(card.cardNumber),
    }
  },
})

/**
 * A gateway in which no money moves. It keeps nothing: what a payment is stands in its token and its reference, so any
 * number of processes agree on it.
 */
export const sandboxGateway = (ids: IdSource): PaymentGateway => ({
  async authorise(token) {
    const outcome = tokenForm.exec(token)?.[1] as SandboxOutcome | undefined
    if (outcome === undefined)
      throw new DomainError(
        'payment-refused',
        'card-token-unknown',
        'The card was not recognised. Please enter it again.',
      )
    if (outcome !== 'pays') throw new DomainError('payment-refused', 'card-refused', refusals[outcome])
    return { reference: `sandbox_hold_${ids.newId()}` }
  },
  capture: () => Promise.resolve(),
  release: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  askPhone: async () => ({ reference: `sandbox_push_${ids.newId()}` }),
  transferInstructions: (amount, orderNumber) =>
    `Please transfer ${formatMoney(amount)} to ${brand.name}, Sandbox Bank, account 0000000000, and name order ${orderNumber} in your transfer. We keep the works for you for three days.`,
})
