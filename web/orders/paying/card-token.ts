import type { CardFields } from '#application/payments/card-client.ts'
import type { CardTokens } from '#application/payments/contract.ts'
import type { CardPaymentForm } from '#domain/payments/card-payment.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'

export interface CardEntry {
  /** Null where cards are typed into their provider's fields. */
  readonly cardTokens: CardTokens | null
  /** Null as long as those are not there. */
  readonly providerFields: CardFields | null
}

/**
 * What a card is paid with: of our own fields, or of its provider's, which nobody here reads.
 * @throws DomainError rule-broken 'card-incomplete' or 'no-card-form'; Unavailable
 */
export async function cardToken(
  card: CardPaymentForm,
  total: Cents,
  { cardTokens, providerFields }: CardEntry,
): Promise<string> {
  if (providerFields) return providerFields.tokenise(total)
  if (cardTokens) return (await cardTokens.tokenise(card)).token
  throw new DomainError(
    'rule-broken',
    'no-card-form',
    'The card form is not there yet. Wait for it, or choose another way to pay.',
  )
}
