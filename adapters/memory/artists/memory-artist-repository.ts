import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { ArtistRepository } from '#application/artists/artist-repository.ts'
import { staleVersion } from '#application/shared/stale-version.ts'
import { Artist } from '#domain/artists/artist.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { isPresentable } from '#domain/catalogue/publishing.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** An artist of its own, so that changing it changes nothing that is kept. */
const copyOf = (artist: Artist): Artist =>
  Object.assign(new Artist(artist.id, artist.name, artist.memberSince), artist)

/** The works of an artist that can be looked at. */
export const presentableWorks = (gallery: MemoryGallery, artistId: string): Artwork[] =>
  [...gallery.artworks.values()].filter(
    (work) => work.artistId === artistId && isPresentable(work, gallery.images.get(work.id)?.length ?? 0),
  )

/** Artists in memory, as they are changed. */
export function memoryArtistRepository(gallery: MemoryGallery, accounts: MemoryAccounts): ArtistRepository {
  function find(id: string): Artist | null {
    const artist = gallery.artists.get(id)
    return artist && !gallery.withheld.has(id) ? copyOf(artist) : null
  }

  return {
    byId: async (id) => find(id),
    ofUser: async (userId) => find(accounts.artistIds.get(userId) ?? ''),

    async save(artist) {
      if (gallery.artists.get(artist.id)?.version !== artist.version) throw staleVersion()
      artist.version += 1
      gallery.artists.set(artist.id, copyOf(artist))
    },

    async setPicture(artistId, picture) {
      gallery.portraits.set(artistId, imageUrlOf(picture.hash))
    },

    readiness: async (artistId) => ({
      hasPicture: gallery.portraits.has(artistId),
      works: presentableWorks(gallery, artistId).length,
    }),

    async holderOf(artistId) {
      const [userId = ''] = [...accounts.artistIds].find(([, id]) => id === artistId) ?? []
      const user = accounts.users.get(userId)
      return user?.email ? { name: user.name, email: user.email } : null
    },

    async beginAnew(userId) {
      const id = accounts.artistIds.get(userId) ?? ''
      const artist = gallery.artists.get(id)
      if (!artist || !gallery.withheld.delete(id)) return
      const anew = {
        approval: 'pending',
        rejection: null,
        askedAt: null,
        version: artist.version + 1,
      } as const
      gallery.artists.set(id, Object.assign(copyOf(artist), anew))
    },

    partFrom: async (userId) => void accounts.artistIds.delete(userId),
  }
}
