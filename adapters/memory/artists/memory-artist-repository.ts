import type { ArtistRepository } from '#application/artists/artist-repository.ts'
import { staleVersion } from '#application/shared/stale-version.ts'
import type { Artist } from '#domain/artists/artist.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { isPresentable } from '#domain/catalogue/publishing.ts'
import { isUnderWay } from '#domain/fair-pay/payout.ts'
import { bindsArtists } from '#domain/orders/order-status.ts'
import { sumOf } from '#domain/shared/money.ts'
import { copyOf } from '../shared/copy-of.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryBooks } from '../store/memory-books.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

/** The works of an artist that can be looked at. */
export const presentableWorks = (gallery: MemoryGallery, artistId: string): Artwork[] =>
  [...gallery.artworks.values()].filter(
    (work) => work.artistId === artistId && isPresentable(work, gallery.images.get(work.id)?.length ?? 0),
  )

/** Artists in memory, as they are changed. */
export function memoryArtistRepository(
  gallery: MemoryGallery,
  accounts: MemoryAccounts,
  { orders }: MemoryOrders,
  { entries, payouts }: MemoryBooks,
): ArtistRepository {
  const idOf = (userId: string): string => accounts.artistIds.get(userId) ?? ''

  function whoever(id: string): Artist | null {
    const artist = gallery.artists.get(id)
    return artist ? copyOf(artist) : null
  }

  function find(id: string): Artist | null {
    const artist = whoever(id)
    return artist?.approval === 'withheld' ? null : artist
  }

  return {
    async add(artist, userId) {
      if (accounts.artistIds.has(userId)) return false
      gallery.artists.set(artist.id, copyOf(artist))
      accounts.artistIds.set(userId, artist.id)
      return true
    },

    byId: async (id) => find(id),
    ofUser: async (userId) => find(idOf(userId)),
    ofAccount: async (userId) => whoever(idOf(userId)),

    async save(artist) {
      if (gallery.artists.get(artist.id)?.version !== artist.version) throw staleVersion()
      artist.version += 1
      gallery.artists.set(artist.id, copyOf(artist))
    },

    async hideWorks(artistId) {
      for (const work of gallery.artworks.values())
        if (work.artistId === artistId) gallery.change(work.id, { visibility: 'hidden' })
    },

    parcelsToSend: async (userId) =>
      [...orders.values()]
        .filter(bindsArtists)
        .flatMap(({ fulfilments }) => fulfilments)
        .filter(({ artist, status }) => artist.id === idOf(userId) && status === 'waiting').length,

    unpaid: async (artistId) =>
      sumOf([
        ...[...entries.values()]
          .flat()
          .filter(({ account }) => account.kind === 'artist' && account.artistId === artistId)
          .map(({ amount }) => amount),
        ...[...payouts.values()]
          .filter((payout) => payout.artistId === artistId && isUnderWay(payout.standing))
          .map(({ amount }) => amount),
      ]),

    readiness: async (artistId) => ({
      hasPicture: gallery.artists.get(artistId)?.picture != null,
      works: presentableWorks(gallery, artistId).length,
    }),

    async holderOf(artistId) {
      const [userId = ''] = [...accounts.artistIds].find(([, id]) => id === artistId) ?? []
      const user = accounts.users.get(userId)
      return user?.email ? { name: user.name, email: user.email } : null
    },

    partFrom: async (userId) => void accounts.artistIds.delete(userId),
  }
}
