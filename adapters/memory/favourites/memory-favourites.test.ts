import { randomUUID } from 'node:crypto'
import { given } from '#adapters/composition/assembly.ts'
import { favouriteServices } from '#adapters/composition/favourites/favourites.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { describeFavourites } from '#application/favourites/favourites.suite.ts'
import { Memory } from '../memory.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'

describeFavourites('in memory', async (clock) => {
  const memory = new Memory()
  const { gallery } = memory
  const shop = memoryAssembly(memory, given(system.clock, clock))
  return {
    favouritesOf: shop.get(favouriteServices.favourites),
    followsOf: shop.get(favouriteServices.follows),
    givenUser: async () => randomUUID(),
    givenArtwork: async (title) => hangWork(gallery, { title, price: 100_00, stock: 1 }),
    hide: async (id) => gallery.change(id, { visibility: 'hidden' }),
    givenArtist: async (name, approved) => givenArtist(gallery, name, approved),
    followersOf: async (id) => gallery.followers.get(id) ?? 0,
  }
})
