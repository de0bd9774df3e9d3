import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { checkArtworkForm } from '#domain/catalogue/artwork-form.ts'
import { dimensionsOf, isPlausibleLength } from '#domain/catalogue/dimensions.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { centsFrom, dollarsFrom } from '#domain/shared/money.ts'
import { type ArtworkDraft, formOf } from './artwork-draft.ts'

const finite = (number: number | null): number | null =>
  number !== null && Number.isFinite(number) ? number : null

const length = (cm: number | null): number | null => (cm !== null && isPlausibleLength(cm) ? cm : null)

/** A draft as the gallery would show it, as far as what is typed makes sense. */
export function previewed(
  draft: ArtworkDraft,
  work: OwnArtworkView | null,
  artist: { readonly id: string; readonly name: string },
  feePercent: number,
): ArtworkView {
  const form = formOf(draft)
  const errors = checkArtworkForm(form)
  const price = Math.max(0, finite(form.price) ?? 0)
  return {
    id: work?.id ?? 'new',
    title: form.title.trim(),
    description: form.description,
    category: form.category === '' ? 'other' : form.category,
    medium: form.medium,
    year: errors.year === undefined ? form.year : null,
    dimensions: dimensionsOf(length(form.widthCm), length(form.heightCm), length(form.depthCm)),
    price,
    stock: finite(form.stock) ?? 0,
    unique: form.unique,
    images: draft.pictures.flatMap(({ id, alt }) => {
      const picture = work?.pictures.find((each) => each.id === id)
      return picture ? [{ ...picture, alt }] : []
    }),
    artist,
    artistReceives: dollarsFrom(splitPrice(centsFrom(price), feePercent).artist),
    createdAt: work?.createdAt ?? '',
  }
}
