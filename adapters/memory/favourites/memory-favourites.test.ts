import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
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
    givenArtworks: async (titles) =>
      titles.map((title) => hangWork(gallery, { title, price: 100_00, stock: 1 })),
    hide: async (id) => gallery.change(id, { visibility: 'hidden' }),
    givenArtist: async (name, approved) => givenArtist(gallery, name, approved),
    givenArtists: async (names) => names.map((name) => givenArtist(gallery, name, true)),
    followersOf: async (id) => gallery.followers.get(id) ?? 0,
  }
})

it('mails about new works are wanted until somebody who is signed in ends them, and again', async () => {
  const following = memoryAssembly(new Memory()).get(favouriteServices.following)
  const own = following({ userId: randomUUID(), role: 'user', sessionId: 'here' })
  expect(await own.wantsMails()).toBe(true)
  for (const wanted of [false, true]) {
    await own.wantMails(wanted)
    expect(await own.wantsMails()).toBe(wanted)
  }
  await expect(following(null).wantsMails()).rejects.toMatchObject({ refusal: 'not-signed-in' })
})
