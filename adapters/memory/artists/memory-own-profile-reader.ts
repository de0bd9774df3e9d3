import type { OwnProfileReader } from '#application/artists/own-profile-reader.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import { artistRow } from './memory-artist-reader.ts'
import { presentableWorks } from './memory-artist-repository.ts'

/** Artists' own profiles out of memory. */
export const memoryOwnProfileReader = (
  gallery: MemoryGallery,
  accounts: MemoryAccounts,
): OwnProfileReader => ({
  async ofUser(userId) {
    const artist = gallery.artists.get(accounts.artistIds.get(userId) ?? '')
    if (!artist) return null
    const { artworks: _works, ...row } = artistRow(gallery, artist)
    return {
      ...row,
      approval: artist.decision,
      rejection: artist.rejection,
      waiting: artist.askedAt !== null,
      version: artist.version,
      readiness: {
        hasPicture: artist.picture !== null,
        works: presentableWorks(gallery, artist.id).length,
      },
    }
  },
})
