import { randomUUID } from 'node:crypto'
import { describeAccountCart } from '#application/cart/cart-repository.suite.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { memoryUnitOfWork, rewindableMap } from '../shared/memory-unit-of-work.ts'
import { hangWork } from '../testing/hang-work.ts'
import { MemoryCarts, memoryCartRepository } from './memory-cart-repository.ts'

describeAccountCart('in memory', async () => {
  const gallery = new MemoryGallery()
  const carts = new MemoryCarts()
  return {
    carts: memoryCartRepository(gallery, carts),
    work: memoryUnitOfWork(rewindableMap(carts.lines), rewindableMap(carts.merges)),
    givenUser: async () => randomUUID(),
    givenArtwork: async (work) => hangWork(gallery, work),
    change: async (id, now) => gallery.change(id, now),
    hide: async (id) => gallery.change(id, { visibility: 'hidden' }),
  }
})
