import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { OwnArtworkReader, OwnArtworkRow } from '#application/catalogue/own-artwork-reader.ts'
import type { OwnArtworkRepository } from '#application/catalogue/own-artwork-repository.ts'
import { type Artwork, newArtwork } from '#domain/catalogue/artwork.ts'
import { detailsOf } from '#domain/catalogue/artwork-details.ts'
import { OwnArtwork, staleArtwork, type WorkPicture } from '#domain/catalogue/own-artwork.ts'
import { stateOf } from '#domain/catalogue/publishing.ts'
import { keysetSlice } from '../keyset-slice.ts'
import { memoryAccountArtists } from '../shared/memory-account-artists.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import { artworkRow } from './memory-artwork-reader.ts'

/** Works that hang without an artist having sent their pictures have pictures all the same. */
const picturesOf = (gallery: MemoryGallery, id: string): readonly WorkPicture[] =>
  gallery.pictures.get(id) ??
  (gallery.images.get(id) ?? []).map(({ width, height, alt, ground = '#dddddd' }, index) => {
    const pictureId = `${id.slice(0, -2)}${String(index).padStart(2, '0')}`
    return { id: pictureId, hash: pictureId, width, height, alt, ground, colour: null, ready: true }
  })

function keep(gallery: MemoryGallery, work: OwnArtwork, version: number): void {
  const { id, artistId, createdAt, details, standing, pictures } = work
  const known = gallery.artworks.get(id)
  gallery.artworks.set(id, {
    ...newArtwork({ id, artistId, createdAt, ...details }),
    ...standing,
    version,
    popularity: known?.popularity ?? 0,
  })
  gallery.pictures.set(id, pictures)
  gallery.removedPictures.set(id, work.removedPictures)
  gallery.images.set(
    id,
    pictures.map(({ hash, ...picture }) => {
      const { width, height, alt, ground } = picture
      return { imageUrl: imageUrlOf(hash), width, height, alt, ground }
    }),
  )
  const colour = pictures[0]?.colour
  if (colour) gallery.colours.set(id, colour)
  else gallery.colours.delete(id)
}

/** What an artist's own catalogue calls the works that came from there. */
function sourcesOf(gallery: MemoryGallery, artistId: string): ReadonlySet<string> {
  const known = [...gallery.sources].filter(([id]) => gallery.artworks.get(id)?.artistId === artistId)
  return new Set(known.map(([, source]) => source))
}

/** Artists' works in memory. */
export const memoryOwnArtworkRepository = (
  gallery: MemoryGallery,
  accounts: Pick<MemoryAccounts, 'artistIds'>,
): OwnArtworkRepository => ({
  ...memoryAccountArtists(gallery, accounts),

  async find(artistId, id) {
    const kept = gallery.artworks.get(id)
    if (kept?.artistId !== artistId) return null
    const { visibility, hiddenBecause, removedFrom, version, createdAt } = kept
    const source = gallery.sources.get(id) ?? null
    return Object.assign(new OwnArtwork(id, artistId, createdAt, source), {
      details: detailsOf(kept),
      pictures: picturesOf(gallery, id),
      removedPictures: gallery.removedPictures.get(id) ?? [],
      standing: { visibility, hiddenBecause, removedFrom },
      version,
    })
  },

  async add(work) {
    if (work.sourceId !== null) {
      if (sourcesOf(gallery, work.artistId).has(work.sourceId)) return false
      gallery.sources.set(work.id, work.sourceId)
    }
    keep(gallery, work, work.version)
    return true
  },

  async knownSources(artistId, sourceIds) {
    const all = sourcesOf(gallery, artistId)
    return new Set(sourceIds.filter((each) => all.has(each)))
  },

  async withdrawAll(artistId) {
    const onShow = [...gallery.artworks.values()].filter(
      (work) => work.artistId === artistId && work.visibility === 'public',
    )
    return onShow.map(({ id, version }) => {
      gallery.change(id, { visibility: 'draft', version: version + 1 })
      return { id, version: version + 1 }
    })
  },

  async save(work) {
    if (gallery.artworks.get(work.id)?.version !== work.version) throw staleArtwork()
    work.version += 1
    keep(gallery, work, work.version)
  },
})

function ownRow(gallery: MemoryGallery, work: Artwork): OwnArtworkRow {
  return {
    ...artworkRow(gallery, work),
    state: stateOf(work.visibility, work.stock),
    hiddenBecause: work.hiddenBecause,
    version: work.version,
    sold: work.popularity,
    views: (gallery.signals.get(work.id) ?? []).reduce((sum, { views }) => sum + views, 0),
    pictures: picturesOf(gallery, work.id).map((picture) => ({
      id: picture.id,
      imageUrl: imageUrlOf(picture.hash),
      width: picture.width,
      height: picture.height,
      alt: picture.alt,
      ready: picture.ready,
    })),
  }
}

/** Artists' works as their artists see them. */
export function memoryOwnArtworkReader(gallery: MemoryGallery): OwnArtworkReader {
  const isShown = (work: Artwork): boolean => gallery.publicWorks().includes(work)

  return {
    async slice({ artistId, q, state, shown }, order, limit, after) {
      const keyOf = (work: Artwork) =>
        ({
          newest: work.createdAt.getTime(),
          title: work.title.toLowerCase(),
          price: work.price,
          stock: work.stock,
        })[order]
      const wanted = [...gallery.artworks.values()]
        .filter((work) => work.artistId === artistId && work.removedFrom === null)
        .filter(
          ({ title, medium, description }) =>
            q === undefined || `${title} ${medium} ${description}`.toLowerCase().includes(q.toLowerCase()),
        )
        .filter((work) => state === undefined || stateOf(work.visibility, work.stock) === state)
        .filter((work) => !shown || isShown(work))
      const { items, ...rest } = keysetSlice(
        wanted,
        (work) => ({ key: keyOf(work), id: work.id }),
        order === 'title' || order === 'stock' ? 'asc' : 'desc',
        limit,
        after,
      )
      return { items: items.map((work) => ownRow(gallery, work)), ...rest }
    },

    async find(artistId, id) {
      const work = gallery.artworks.get(id)
      return work?.artistId === artistId && work.removedFrom === null ? ownRow(gallery, work) : null
    },
  }
}
