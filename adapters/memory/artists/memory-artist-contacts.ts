import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import type { MemoryGallery } from '../catalogue/memory-gallery.ts'
import type { MemoryPeople } from '../identity/memory-people.ts'

export const memoryArtistContacts = (
  people: Pick<MemoryPeople, 'users' | 'artistIds'>,
  gallery: MemoryGallery,
): ArtistContacts => ({
  of: async (artistIds) =>
    [...people.artistIds].flatMap(([userId, artistId]) => {
      const email = people.users.get(userId)?.email ?? null
      const name = gallery.artists.get(artistId)?.name
      return artistIds.includes(artistId) && name !== undefined && email !== null
        ? [{ artistId, name, email }]
        : []
    }),
})
