import { mostPendingWorks, type PendingArtistReader } from '#application/admin/pending-artist-reader.ts'
import type { Artist } from '#domain/artists/artist.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { artistRow } from '../artists/memory-artist-reader.ts'
import { artworkRow } from '../catalogue/memory-artwork-reader.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** Later than any time: those who have not asked stand behind all who have. */
const notAsked = 100_000_000_000_000

const keyOf = ({ askedAt, memberSince }: Artist): number =>
  askedAt?.getTime() ?? memberSince.getTime() + notAsked

const isReady = ({ visibility }: Artwork): boolean => visibility === 'public'

/** Artists who wait for a decision, out of memory. */
export const memoryPendingArtistReader = (
  gallery: MemoryGallery,
  accounts: MemoryAccounts,
): PendingArtistReader => ({
  async slice(limit, after) {
    const emailOf = (artistId: string): string | null => {
      const [userId = ''] = [...accounts.artistIds].find(([, id]) => id === artistId) ?? []
      return accounts.users.get(userId)?.email ?? null
    }
    const worksOf = (artistId: string) =>
      [...gallery.artworks.values()]
        .filter(
          (work) => work.artistId === artistId && work.removedFrom === null && work.visibility !== 'hidden',
        )
        .toSorted(
          (one, other) =>
            Number(isReady(other)) - Number(isReady(one)) ||
            other.createdAt.getTime() - one.createdAt.getTime(),
        )
        .slice(0, mostPendingWorks)
    const pending = [...gallery.artists.values()].filter(({ approval }) => approval === 'pending')
    const { items, ...rest } = keysetSlice(
      pending,
      (artist) => ({ key: keyOf(artist), id: artist.id }),
      'asc',
      limit,
      after,
    )
    return {
      items: items.map((artist) => ({
        ...artistRow(gallery, artist),
        email: emailOf(artist.id),
        appliedAt: (artist.askedAt ?? artist.memberSince).toISOString(),
        waiting: artist.askedAt !== null,
        artworks: worksOf(artist.id).map((work) => ({ ...artworkRow(gallery, work), ready: isReady(work) })),
      })),
      ...rest,
    }
  },
})
