import { artistAsking } from '#application/identity/account-artists.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { inOrder, shippingTermsErrors } from '#domain/shipping/shipping-terms.ts'
import type { OwnShipping } from '../contract.ts'
import type { ShippingTermsRepository } from '../shipping-terms-repository.ts'

interface OwnShippingPorts {
  readonly terms: ShippingTermsRepository
  readonly work: UnitOfWork
}

/** Where an artist sends to: see the contract. */
export const ownShippingService =
  ({ terms, work }: OwnShippingPorts) =>
  (caller: Caller): OwnShipping => ({
    async show() {
      const { id } = await artistAsking(terms, caller)
      return terms.ofArtist(id)
    },

    async save(zones) {
      const { id } = await artistAsking(terms, caller)
      return work.run(async () => {
        const { home } = await terms.ofArtist(id)
        const errors = shippingTermsErrors({ home, zones })
        if (!isComplete(errors))
          throw new DomainError(
            'rule-broken',
            'shipping-terms-wrong',
            'Please mend what is marked, so that buyers know where you send to.',
            errors as Record<string, string>,
          )
        await terms.save(id, inOrder(zones))
        return terms.ofArtist(id)
      })
    },
  })
