import type {
  AdminArtworkReader,
  AdminArtworkRow,
  AdminArtworkSelection,
  ArtworkJudgement,
} from '#application/admin/admin-artworks.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { artworkRow } from '../catalogue/memory-artwork-reader.ts'
import { matcherFor } from '../catalogue/word-search.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** All works as admins see them, out of memory. */
export function memoryAdminArtworkReader(gallery: MemoryGallery): AdminArtworkReader {
  const row = (work: Artwork): AdminArtworkRow => ({
    ...artworkRow(gallery, work),
    visibility: work.visibility,
    hiddenBecause: work.hiddenBecause,
    featured: gallery.featured.has(work.id),
  })

  const wordsIn = ({ title, artistId, medium, description }: Artwork): string[] =>
    wordsOf(`${title} ${gallery.artists.get(artistId)?.name ?? ''} ${medium} ${description}`)

  const isIn = ({ id, visibility }: Artwork, state: AdminArtworkSelection['state']): boolean =>
    state === undefined || (state === 'featured' ? gallery.featured.has(id) : visibility === state)

  return {
    async slice({ sought, state }, limit, after) {
      const all = [...gallery.artworks.values()].filter(({ removedFrom }) => removedFrom === null)
      const matches = sought ? matcherFor(sought, new Set(all.flatMap(wordsIn))) : () => true
      const works = all.filter((work) => isIn(work, state) && matches(new Set(wordsIn(work))))
      const place = ({ createdAt, id }: Artwork) => ({ key: createdAt.getTime(), id })
      const { items, ...rest } = keysetSlice(works, place, 'desc', limit, after)
      return { items: items.map(row), ...rest }
    },
    async find(id) {
      const work = gallery.artworks.get(id)
      return work && work.removedFrom === null ? row(work) : null
    },
  }
}

/** What admins decide about works, in memory. */
export const memoryArtworkJudgement = (gallery: MemoryGallery): ArtworkJudgement => ({
  async find(id) {
    const work = gallery.artworks.get(id)
    if (!work || work.removedFrom !== null) return null
    const { title, visibility, hiddenBecause, removedFrom } = work
    return { id, title, standing: { visibility, hiddenBecause, removedFrom } }
  },
  stand: async (id, standing) => gallery.change(id, standing),
  async feature(id, since) {
    if (!since) return gallery.featured.delete(id)
    if (gallery.featured.has(id)) return false
    gallery.featured.set(id, since)
    return true
  },
})
