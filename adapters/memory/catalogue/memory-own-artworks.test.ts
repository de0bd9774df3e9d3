import { randomUUID } from 'node:crypto'
import { shopExports } from '#adapters/import/shop-exports.ts'
import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import { randomIds } from '#adapters/system/system.ts'
import { describeOwnArtworks } from '#application/catalogue/own-artworks.suite.ts'
import { MemoryPeople } from '../identity/memory-people.ts'
import { memoryArtworkStock } from '../orders/memory-artwork-stock.ts'
import { MemoryJobs } from '../shared/memory-jobs.ts'
import { memoryUnitOfWork, rewindableMap } from '../shared/memory-unit-of-work.ts'
import { givenArtist } from '../testing/hang-work.ts'
import { memoryArtworkSignals } from './memory-artwork-signals.ts'
import { MemoryGallery } from './memory-gallery.ts'
import { memoryKeptPictures } from './memory-kept-pictures.ts'
import { memoryOwnArtworkReader, memoryOwnArtworkRepository } from './memory-own-artworks.ts'
import { memoryPictureIntake } from './memory-picture-intake.ts'

describeOwnArtworks('in memory', async () => {
  const gallery = new MemoryGallery()
  const people = new MemoryPeople()
  const jobs = new MemoryJobs()
  const kept = memoryKeptPictures(gallery)
  let now = new Date()
  const maps = [gallery.artworks, gallery.images, gallery.pictures, gallery.sources, jobs.waiting]
  return {
    ports: {
      works: memoryOwnArtworkRepository(gallery, people),
      reader: memoryOwnArtworkReader(gallery),
      intake: memoryPictureIntake((hash) => kept.note(hash, now)),
      kept,
      exports: shopExports,
      throttle: memoryThrottle(),
      jobs,
      work: memoryUnitOfWork(...maps.map((map) => rewindableMap(map as Map<unknown, unknown>))),
      ids: randomIds,
    },
    setTime(time) {
      now = time
    },
    givenUser: async () => randomUUID(),
    async givenArtist(approved) {
      const userId = randomUUID()
      people.artistIds.set(userId, givenArtist(gallery, 'Amina Njoroge', approved))
      return userId
    },
    isPublic: async (id) => gallery.publicWorks().some((work) => work.id === id),
    hideByAdmin: async (id, hiddenBecause) => gallery.change(id, { visibility: 'hidden', hiddenBecause }),
    look: (artworkId) => memoryArtworkSignals(gallery).view(artworkId, 'a visitor', now),
    sell: async (artworkId) => void (await memoryArtworkStock(gallery).take([{ artworkId, quantity: 1 }])),
  }
})
