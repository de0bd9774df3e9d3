import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

export const memoryArtistContacts = (
  accounts: Pick<MemoryAccounts, 'users' | 'artistIds'>,
  gallery: MemoryGallery,
): ArtistContacts => ({
  of: async (artistIds) =>
    [...accounts.artistIds].flatMap(([userId, artistId]) => {
      const { email = null, suspendedAt = null } = accounts.users.get(userId) ?? {}
      const name = gallery.artists.get(artistId)?.name
      return artistIds.includes(artistId) && name !== undefined && email !== null
        ? [{ artistId, name, email, isSuspended: suspendedAt !== null }]
        : []
    }),
})
