import { describeArtists } from '#application/artists/artist-repository.suite.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { hangWork } from '../testing/given-works.ts'
import { memoryArtistRepository } from './memory-artist-repository.ts'

describeArtists('in memory', async () => {
  const { gallery, accounts, orders, work } = new Memory()
  return {
    artists: memoryArtistRepository(gallery, accounts, orders),
    work,
    givenUser: async () => givenUser(accounts, {}),
    hangWork: async (artistId, title) => hangWork(gallery, { title, price: 100, stock: 1, artistId }),
    titlesOnShow: async () => gallery.publicWorks().map(({ title }) => title),
    sold: async (order) => void orders.orders.set(order.number, order),
    close: async () => undefined,
  }
})
