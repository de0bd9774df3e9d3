import { describe } from 'vitest'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { orderingContract } from '#adapters/testing/orders/ordering.suite.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { hangWork } from '../testing/given-works.ts'

describe('orders in memory', () => {
  orderingContract(async () => {
    const memory = new Memory()
    const { gallery, accounts, orders, books, mails } = memory

    return {
      assemble: (...values) => memoryAssembly(memory, ...values),
      givenBuyer: async (email, emailVerified) => {
        const id = givenUser(accounts, { email })
        if (emailVerified) accounts.users.get(id)?.verifyEmail(new Date())
        return id
      },
      givenArtwork: async (work) => hangWork(gallery, { price: 10_000, ...work }),
      setStock: async (id, stock) => gallery.change(id, { stock }),
      setPrice: async (id, price) => gallery.change(id, { price }),
      stockOf: async (id) => gallery.artworks.get(id)?.stock ?? Number.NaN,
      orderCount: async () => orders.orders.size,
      booksSum: async () => [...books.entries.values()].flat().reduce((sum, { amount }) => sum + amount, 0),
      mailOf: async (event) => mails.get(event)?.mail,
      close: async () => undefined,
    }
  })
})
