import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { detailsFrom } from '#domain/catalogue/artwork-details.ts'
import { type ArtworkFields, artworkFields } from '#domain/catalogue/artwork-fields.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { byField, faultsIn } from '#domain/shared/fields.ts'
import { type ArtworkDraft, formOf } from './artwork-draft.ts'

/** A form whose numbers that make no sense yet are as good as not told. */
function sensible(form: ArtworkFields): ArtworkFields {
  const faults = faultsIn(artworkFields, form)
  return byField(artworkFields, (name, { blank }) => {
    if (typeof form[name] !== 'number' || faults[name] === null) return form[name]
    return blank === null ? null : 0
  }) as ArtworkFields
}

/** A draft as the gallery would show it, as far as what is typed makes sense. */
export function previewed(
  draft: ArtworkDraft,
  work: OwnArtworkView | null,
  artist: { readonly id: string; readonly name: string },
  feePercent: number,
): ArtworkView {
  const form = sensible(formOf(draft))
  const price = form.price ?? 0
  return {
    ...detailsFrom(form),
    id: work?.id ?? 'new',
    price,
    images: draft.pictures.flatMap(({ id, alt }) => {
      const picture = work?.pictures.find((each) => each.id === id)
      return picture ? [{ ...picture, alt }] : []
    }),
    artist,
    artistReceives: splitPrice(price, feePercent).artist,
    availability: 'available',
    heldUntil: null,
    createdAt: work?.createdAt ?? '',
  }
}
