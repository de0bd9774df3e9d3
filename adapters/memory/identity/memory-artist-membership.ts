import { type ArtistMembership, formerArtist } from '#application/identity/artist-membership.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { Artist } from '#domain/artists/artist.ts'
import { beingSent } from '#domain/orders/order-status.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

export function memoryArtistMembership(
  { artistIds }: MemoryAccounts,
  gallery: MemoryGallery,
  ids: IdSource,
  { orders }: MemoryOrders,
): ArtistMembership {
  /** The same artist with something changed. */
  function replace(userId: string, changes: Partial<Artist>): Artist | null {
    const artist = gallery.artists.get(artistIds.get(userId) ?? '')
    if (!artist) return null
    const changed = Object.assign(new Artist(artist.id, artist.name, artist.memberSince), artist, changes)
    gallery.artists.set(artist.id, changed)
    return changed
  }

  return {
    async apply(userId, name, at) {
      if (artistIds.has(userId)) return null
      const artist = new Artist(ids.newId(), name, at)
      gallery.artists.set(artist.id, artist)
      artistIds.set(userId, artist.id)
      return artist.id
    },
    rename: async (userId, name) => void replace(userId, { name }),
    async withhold(userId) {
      const artist = gallery.artists.get(artistIds.get(userId) ?? '')
      if (!artist || gallery.withheld.has(artist.id)) return
      gallery.withheld.set(artist.id, artist.approval)
      replace(userId, { approval: 'rejected' })
    },
    async giveBack(userId) {
      const id = artistIds.get(userId) ?? ''
      const approval = gallery.withheld.get(id)
      if (approval === undefined) return
      gallery.withheld.delete(id)
      replace(userId, { approval })
    },
    parcelsToSend: async (userId) =>
      [...orders.values()]
        .filter(({ status }) => beingSent.includes(status))
        .flatMap(({ fulfilments }) => fulfilments)
        .filter(({ artist, status }) => artist.id === artistIds.get(userId) && status === 'waiting').length,
    async leave(userId) {
      const artist = replace(userId, {
        name: formerArtist,
        approval: 'rejected',
        rejection: null,
        askedAt: null,
        profile: { preferredMedium: '', bio: '', country: null, exhibitions: [] },
      })
      if (!artist) return
      gallery.withheld.delete(artist.id)
      gallery.portraits.delete(artist.id)
      for (const { id, artistId } of gallery.artworks.values())
        if (artistId === artist.id) gallery.change(id, { visibility: 'hidden' })
    },
  }
}
