import type { ArtworkSelection } from '#application/catalogue/artwork-reader.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { type Orientation, orientationOf } from '#domain/catalogue/orientation.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** How the first picture of a work lies; null without a picture. */
export function orientation(gallery: MemoryGallery, { id }: Artwork): Orientation | null {
  const [image] = gallery.images.get(id) ?? []
  return image ? orientationOf(image.width, image.height) : null
}

const fits = (cm: number | null | undefined, most: number | undefined): boolean =>
  most === undefined || (typeof cm === 'number' && cm <= most)

const looksAsWanted = (gallery: MemoryGallery, artwork: Artwork, wanted: ArtworkSelection): boolean =>
  (wanted.medium === undefined || (artwork.medium !== '' && artwork.medium === wanted.medium)) &&
  (wanted.orientation === undefined || orientation(gallery, artwork) === wanted.orientation) &&
  (wanted.colour === undefined || gallery.colours.get(artwork.id) === wanted.colour) &&
  fits(artwork.dimensions?.widthCm, wanted.maxWidth) &&
  fits(artwork.dimensions?.heightCm, wanted.maxHeight)

/** Whether a work is among those that are wanted, whatever words are sought. */
export function isSelected(artwork: Artwork, gallery: MemoryGallery, selection: ArtworkSelection): boolean {
  const { category, priceMin, priceMax, artist, ids } = selection
  const priced = priceMin !== undefined || priceMax !== undefined
  return (
    (category === undefined || artwork.category === category) &&
    (artist === undefined || artwork.artistId === artist) &&
    (ids === undefined || ids.includes(artwork.id)) &&
    (selection.pictured === undefined || orientation(gallery, artwork) !== null) &&
    looksAsWanted(gallery, artwork, selection) &&
    (!priced ||
      (artwork.price > 0 &&
        artwork.price >= (priceMin ?? 0) &&
        artwork.price <= (priceMax ?? Number.POSITIVE_INFINITY)))
  )
}
