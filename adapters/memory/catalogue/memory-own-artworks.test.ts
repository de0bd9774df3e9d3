import { randomUUID } from 'node:crypto'
import { given } from '#adapters/composition/assembly.ts'
import { cataloguePorts, catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { givenImages } from '#adapters/testing/given-images.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { describeOwnArtworks } from '#application/catalogue/own-artworks.suite.ts'
import { Memory } from '../memory.ts'
import { givenArtist } from '../testing/given-works.ts'

describeOwnArtworks('in memory', async (clock) => {
  const memory = new Memory()
  const { gallery, accounts } = memory
  const thrownAway: string[] = []
  const shop = memoryAssembly(memory, given(system.clock, clock), givenImages(thrownAway))
  const signals = shop.get(cataloguePorts.signals)
  const stock = shop.get(orderPorts.stock)
  return {
    artworksOf: shop.get(catalogueServices.ownArtworks),
    wholeOf: shop.get(catalogueServices.wholeArtworks),
    kept: shop.get(cataloguePorts.kept),
    unusedPictures: shop.get(catalogueServices.unusedPictures),
    thrownAway,
    givenUser: async () => randomUUID(),
    async givenArtist(approved) {
      const userId = randomUUID()
      accounts.artistIds.set(userId, givenArtist(gallery, 'Amina Njoroge', approved))
      return userId
    },
    isPublic: async (id) => gallery.publicWorks().some((each) => each.id === id),
    hideByAdmin: async (id, hiddenBecause) => gallery.change(id, { visibility: 'hidden', hiddenBecause }),
    look: (artworkId) => signals.view(artworkId, 'a visitor', clock.now()),
    sell: async (artworkId) => void (await stock.take([{ artworkId, quantity: 1 }], clock.now())),
  }
})
