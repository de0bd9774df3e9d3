import type { AccountArtists } from '#application/identity/account-artists.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

export const memoryAccountArtists = (
  gallery: MemoryGallery,
  { artistIds }: Pick<MemoryAccounts, 'artistIds'>,
): AccountArtists => ({
  async artistOf(userId) {
    const artist = gallery.artists.get(artistIds.get(userId) ?? '')
    return artist ? { id: artist.id, name: artist.name } : null
  },
})
