import type { ArtistDirectory } from '#application/artists/contract.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { defaultLimit } from '#application/shared/page.ts'
import { categories } from '#domain/catalogue/category.ts'

/** What the first page asks for: the title wall and the list below it, one work each of a category, and some artists. */
const trending = 12
const featured = 4

const pagesOfGallery = 2

/**
 * The ids of works and artists, those first that somebody sees first who opens the home page and then the gallery. Some
 * are named twice.
 */
export async function firstSeen(
  catalogue: Pick<Catalogue, 'artworks' | 'trending'>,
  artists: Pick<ArtistDirectory, 'featured'>,
): Promise<readonly string[]> {
  const [wall, shelf, gallery, ...tiles] = await Promise.all([
    catalogue.trending({ limit: trending }),
    artists.featured({ limit: featured }),
    catalogue.artworks({ limit: pagesOfGallery * defaultLimit }),
    ...categories.map((category) => catalogue.trending({ category, limit: 1 })),
  ])
  return [
    ...[wall, ...tiles].flatMap(({ items }) => items.map(({ id }) => id)),
    ...shelf.items.flatMap(({ id, artworks }) => [
      id,
      ...(artworks ?? []).slice(0, 1).map((work) => work.id),
    ]),
    ...gallery.items.map(({ id }) => id),
  ]
}
