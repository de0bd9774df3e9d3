import type { OwnShipping } from '#application/shipping/contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { inOrder, type ShippingTerms, shippingTermsErrors } from '#domain/shipping/shipping-terms.ts'

/** Where an artist sends to, who is at home in Kenya unless it is said otherwise. */
export function ownShippingOf(home: string | null = 'KE'): OwnShipping {
  let terms: ShippingTerms = { home, zones: [] }
  return {
    show: async () => terms,
    save: async (zones) => {
      const fields = shippingTermsErrors({ ...terms, zones }) as Record<string, string>
      if (!isComplete(fields))
        throw new DomainError('rule-broken', 'shipping-terms-wrong', 'Please mend what is marked.', fields)
      terms = { ...terms, zones: inOrder(zones) }
      return terms
    },
  }
}
