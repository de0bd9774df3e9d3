import { randomUUID } from 'node:crypto'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import type { Memory } from '#adapters/memory/memory.ts'
import type { Clock } from '#application/shared/clock.ts'
import { Artist } from '#domain/artists/artist.ts'
import { serviceArtist } from '../actors/service/service-artist.ts'
import type { ArtistsAtWork } from '../roles/artist.ts'

/** Artists at their own works, over memory. */
export const memoryArtists = (
  { gallery, accounts }: Memory,
  shop: Assembly,
  clock: Clock,
): ArtistsAtWork => ({
  async open(name, approved) {
    const userId = randomUUID()
    const artist = new Artist(randomUUID(), name, clock.now())
    if (approved) artist.approve()
    gallery.artists.set(artist.id, artist)
    accounts.artistIds.set(userId, artist.id)
    const ownArtworks = shop.get(catalogueServices.ownArtworks)
    return serviceArtist(ownArtworks({ userId, role: 'artist', sessionId: 'artist' }))
  },
  async hideByAdmin(title, hiddenBecause) {
    for (const work of gallery.artworks.values())
      if (work.title === title) gallery.change(work.id, { visibility: 'hidden', hiddenBecause })
  },
})
