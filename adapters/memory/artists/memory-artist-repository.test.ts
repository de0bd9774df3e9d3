import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { describeArtists } from '#application/artists/artist-repository.suite.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { hangWork } from '../testing/given-works.ts'
import { memoryArtistRepository } from './memory-artist-repository.ts'

describeArtists('in memory', async () => {
  const memory = new Memory()
  const assembly = memoryAssembly(memory)
  const { gallery, accounts, orders, books, work } = memory
  return {
    artists: memoryArtistRepository(gallery, accounts, orders, books),
    work,
    givenUser: async () => givenUser(accounts, {}),
    hangWork: async (artistId, title) => hangWork(gallery, { title, price: 100, stock: 1, artistId }),
    titlesOnShow: async () => gallery.publicWorks().map(({ title }) => title),
    sold: async (order) => void orders.orders.set(order.number, order),
    ledger: assembly.get(fairPayPorts.ledger),
    payouts: assembly.get(payoutPorts.payouts),
    close: async () => undefined,
  }
})
