import type { ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView, ImageView } from '#application/catalogue/contract.ts'
import { isSoldOut } from '#domain/catalogue/artwork.ts'

/** An artist over whom a work hangs; null where they have none but those that hang elsewhere on the page. */
export interface FeaturedArtist extends Pick<ArtistView, 'id' | 'name' | 'profilePicture' | 'artworkCount'> {
  readonly preferredMedium: string
  readonly image: ImageView | null
}

/** Takes works for the first page, each once: what hangs above does not hang below. What is there goes before what is sold. */
export function hungOnce(above: readonly ArtworkView[]) {
  const hung = new Set(above.map(({ id }) => id))
  return (works: readonly ArtworkView[]): ImageView | null => {
    const free = works.filter(({ id, images }) => images.length > 0 && !hung.has(id))
    const work = free.find((each) => !isSoldOut(each)) ?? free[0]
    if (work) hung.add(work.id)
    return work?.images[0] ?? null
  }
}

/** What is told of an artist who is featured. @param take a work that does not hang so far */
export const featuredArtist = (
  { id, name, profilePicture, artworkCount, artistProfile, artworks = [] }: ArtistView,
  take: (works: readonly ArtworkView[]) => ImageView | null,
): FeaturedArtist => ({
  id,
  name,
  profilePicture,
  artworkCount,
  preferredMedium: artistProfile.preferredMedium,
  image: take(artworks),
})
