import { describe } from 'vitest'
import { administrationContract } from '#adapters/testing/admin/administration.suite.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { Memory } from '../memory.ts'
import { hangWork } from '../testing/given-works.ts'

describe('administration in memory', () => {
  administrationContract(async () => {
    const memory = new Memory()
    const { accounts, gallery, orders, mails } = memory
    return {
      assemble: (...values) => memoryAssembly(memory, ...values),
      mailsTo: async (address) =>
        [...mails.values()].map(({ mail }) => mail).filter(({ to }) => to === address),
      async hangWork(userId, { title, visibility }) {
        const id = hangWork(gallery, {
          title,
          price: 100,
          stock: 1,
          artistId: accounts.artistIds.get(userId) ?? '',
        })
        gallery.change(id, { visibility, description: 'Cast in one piece.' })
        gallery.images.set(id, [{ imageUrl: '/media/x/800', width: 800, height: 600, alt: 'A bell' }])
        return id
      },
      titlesOnShow: async () => gallery.publicWorks().map(({ title }) => title),
      sold: async (order) => void orders.orders.set(order.number, order),
      close: async () => undefined,
    }
  })
})
