import { randomUUID } from 'node:crypto'
import { describeFavourites } from '#application/favourites/favourites.suite.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { givenArtist, hangWork } from '../testing/hang-work.ts'
import { MemoryMarks, memoryFavouriteReader, memoryFavouriteRepository } from './memory-favourites.ts'
import { MemoryFollows, memoryFollowRepository } from './memory-follow-repository.ts'

describeFavourites('in memory', async () => {
  const gallery = new MemoryGallery()
  const marks = new MemoryMarks()
  return {
    repository: memoryFavouriteRepository(gallery, marks),
    reader: memoryFavouriteReader(gallery, marks),
    follows: memoryFollowRepository(gallery, new MemoryFollows()),
    givenUser: async () => randomUUID(),
    givenArtwork: async (title) => hangWork(gallery, { title, price: 100_00, stock: 1 }),
    hide: async (id) => gallery.change(id, { visibility: 'hidden' }),
    givenArtist: async (name, approved) => givenArtist(gallery, name, approved),
    followersOf: async (id) => gallery.followers.get(id) ?? 0,
  }
})
