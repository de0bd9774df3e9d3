import type { CardTokens } from '#application/payments/contract.ts'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { validateCard } from '#domain/payments/card-payment.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { brandOf, outcomeOf } from './sandbox-cards.ts'
import type { SandboxPorts } from './sandbox-ports.ts'

/** How long a token can be paid with, in milliseconds. */
const tokenTime = 15 * 60_000

/** The gateway's own client: of a card it remembers what it will do, its last digits and its brand. */
export const sandboxCardTokens = ({ vault, ids, clock, digest }: SandboxPorts): CardTokens => ({
  async tokenise(card) {
    const errors = validateCard(card, clock.now())
    if (!isComplete(errors))
      throw new DomainError('rule-broken', 'card-incomplete', paymentIncomplete, errors)
    const token = `sandbox_card_${ids.newId()}`
    const seen = { last4: card.cardNumber.slice(-4), brand: brandOf(card.cardNumber) }
    await vault.keep({
      ...seen,
      tokenDigest: digest(token),
      outcome: outcomeOf(card.cardNumber),
      expiresAt: new Date(clock.now().getTime() + tokenTime),
    })
    return { token, ...seen }
  },
})
