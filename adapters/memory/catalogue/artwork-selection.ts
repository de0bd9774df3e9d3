import type { ArtworkSelection } from '#application/catalogue/artwork-reader.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { type Orientation, orientationOf } from '#domain/catalogue/orientation.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** How the first picture of a work lies; null without a picture. */
export function orientation(gallery: MemoryGallery, { id }: Artwork): Orientation | null {
  const [image] = gallery.images.get(id) ?? []
  return image ? orientationOf(image.width, image.height) : null
}

const fits = (cm: number | null | undefined, most: number): boolean => typeof cm === 'number' && cm <= most

/** What is wanted beside words. */
type Wanted = Omit<ArtworkSelection, 'sought'>

/** A work that may be wanted, and the gallery that it hangs in. */
interface Hung {
  readonly artwork: Artwork
  readonly gallery: MemoryGallery
}

type IsWanted<Value> = (wanted: NonNullable<Value>, hung: Hung) => boolean

/** Whether a work is as each wish has it. */
const isWanted: { readonly [Name in keyof Required<Wanted>]: IsWanted<Wanted[Name]> } = {
  category: (category, { artwork }) => artwork.category === category,
  priceMin: (least, { artwork: { price } }) => price > 0 && price >= least,
  priceMax: (most, { artwork: { price } }) => price > 0 && price <= most,
  artist: (id, { artwork }) => artwork.artistId === id,
  medium: (medium, { artwork }) => artwork.medium !== '' && artwork.medium === medium,
  maxWidth: (most, { artwork }) => fits(artwork.dimensions?.widthCm, most),
  maxHeight: (most, { artwork }) => fits(artwork.dimensions?.heightCm, most),
  orientation: (wanted, { gallery, artwork }) => orientation(gallery, artwork) === wanted,
  colour: (colour, { gallery, artwork }) => gallery.colours.get(artwork.id) === colour,
  ids: (ids, { artwork }) => ids.includes(artwork.id),
  pictured: (_, { gallery, artwork }) => orientation(gallery, artwork) !== null,
}
const wishNames = Object.keys(isWanted) as readonly (keyof Wanted)[]

function isAsWanted<Name extends keyof Wanted>(name: Name, selection: Wanted, hung: Hung): boolean {
  const wanted = selection[name]
  return wanted === undefined || isWanted[name](wanted, hung)
}

/** Whether a work is among those that are wanted, whatever words are sought. */
export const isSelected = (artwork: Artwork, gallery: MemoryGallery, selection: ArtworkSelection): boolean =>
  wishNames.every((name) => isAsWanted(name, selection, { artwork, gallery }))
