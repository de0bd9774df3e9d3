import type { AccountArtists } from '#application/identity/account-artists.ts'
import type { MemoryGallery } from '../catalogue/memory-gallery.ts'
import type { MemoryPeople } from './memory-people.ts'

export const memoryAccountArtists = (
  gallery: MemoryGallery,
  { artistIds }: Pick<MemoryPeople, 'artistIds'>,
): AccountArtists => ({
  async artistOf(userId) {
    const artist = gallery.artists.get(artistIds.get(userId) ?? '')
    return artist ? { id: artist.id, name: artist.name } : null
  },
})
