import { type ArtistMembership, formerArtist } from '#application/artists/artist-membership.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { Artist } from '#domain/artists/artist.ts'
import type { MemoryGallery } from '../catalogue/memory-gallery.ts'
import type { MemoryPeople } from '../identity/memory-people.ts'

export function memoryArtistMembership(
  { artistIds }: MemoryPeople,
  gallery: MemoryGallery,
  ids: IdSource,
): ArtistMembership {
  /** The same artist by another name. */
  function replace(userId: string, name: string): Artist | null {
    const artist = gallery.artists.get(artistIds.get(userId) ?? '')
    if (!artist) return null
    const renamed = Object.assign(new Artist(artist.id, name, artist.memberSince), artist, { name })
    gallery.artists.set(artist.id, renamed)
    return renamed
  }

  return {
    async apply(userId, name, at) {
      const artist = new Artist(ids.newId(), name, at)
      gallery.artists.set(artist.id, artist)
      artistIds.set(userId, artist.id)
    },
    rename: async (userId, name) => void replace(userId, name),
    async leave(userId) {
      const artist = replace(userId, formerArtist)
      if (!artist) return
      artist.approval = 'rejected'
      artist.profile = { preferredMedium: '', bio: '', country: null, exhibitions: [] }
      gallery.portraits.delete(artist.id)
      for (const { id, artistId } of gallery.artworks.values())
        if (artistId === artist.id) gallery.change(id, { visibility: 'hidden' })
    },
  }
}
