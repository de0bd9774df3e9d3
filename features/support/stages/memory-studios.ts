import { randomUUID } from 'node:crypto'
import { shopExports } from '#adapters/import/shop-exports.ts'
import type { MemoryGallery } from '#adapters/memory/catalogue/memory-gallery.ts'
import {
  memoryOwnArtworkReader,
  memoryOwnArtworkRepository,
} from '#adapters/memory/catalogue/memory-own-artworks.ts'
import { memoryPictureIntake } from '#adapters/memory/catalogue/memory-picture-intake.ts'
import type { MemoryPeople } from '#adapters/memory/identity/memory-people.ts'
import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import { randomIds } from '#adapters/system/system.ts'
import type { OwnArtworkPorts } from '#application/catalogue/own-artwork-desk.ts'
import { ownArtworksService } from '#application/catalogue/own-artworks-service.ts'
import { Artist } from '#domain/artists/artist.ts'
import { serviceStudio } from '../actors/service/service-artist.ts'
import type { StudioStage } from '../roles/artist.ts'

/** Studios over the gallery in memory. */
export function memoryStudios(
  gallery: MemoryGallery,
  people: MemoryPeople,
  shared: Pick<OwnArtworkPorts, 'jobs' | 'work' | 'clock'>,
  feePercent: number,
): StudioStage {
  const deskOf = ownArtworksService(
    {
      jobs: shared.jobs,
      work: shared.work,
      clock: shared.clock,
      ids: randomIds,
      works: memoryOwnArtworkRepository(gallery, people),
      reader: memoryOwnArtworkReader(gallery),
      intake: memoryPictureIntake(),
      exports: shopExports,
      throttle: memoryThrottle(),
    },
    { feePercent },
  )
  return {
    async open(name, approved) {
      const userId = randomUUID()
      const artist = new Artist(randomUUID(), name, shared.clock.now())
      if (approved) artist.approve()
      gallery.artists.set(artist.id, artist)
      people.artistIds.set(userId, artist.id)
      return serviceStudio(deskOf({ userId, role: 'artist', sessionId: 'studio' }))
    },
    async hideByAdmin(title, hiddenBecause) {
      for (const work of gallery.artworks.values())
        if (work.title === title) gallery.change(work.id, { visibility: 'hidden', hiddenBecause })
    },
  }
}
