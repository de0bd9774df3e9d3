import type { ShippingTermsRepository } from '#application/shipping/shipping-terms-repository.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type Carriages, carriagesTo } from '#domain/shipping/carriage.ts'
import { notSentTo } from '#domain/shipping/shipping-terms.ts'
import type { OrderRequest } from '../contract.ts'

/**
 * Before anything is held or taken: each work of an order is sent to its address. Of works that are not shown any more
 * nobody says it; they are refused as such.
 * @returns what sending them costs their artists, to be frozen in the order
 * @throws DomainError conflict 'not-sent-there', naming each work that is not
 */
export async function mustBeSentThere(
  { items, shipping }: Pick<OrderRequest, 'items' | 'shipping'>,
  { terms }: { readonly terms: Pick<ShippingTermsRepository, 'ofWorks'> },
): Promise<Carriages> {
  const works = await terms.ofWorks(items.map(({ artworkId }) => artworkId))
  const refused = notSentTo(works, shipping.country)
  const sentences = Object.values(refused)
  if (sentences.length > 0) throw new DomainError('conflict', 'not-sent-there', sentences.join(' '), refused)
  return carriagesTo(works, shipping.country)
}
