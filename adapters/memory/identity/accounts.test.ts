import { describe } from 'vitest'
import { accountsContract } from '#adapters/testing/identity/accounts.suite.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { Memory } from '../memory.ts'
import { hangWork } from '../testing/given-works.ts'

describe('accounts in memory', () => {
  accountsContract(async () => {
    const memory = new Memory()
    const { accounts, gallery, mails } = memory
    const artistOf = (userId: string) => gallery.artists.get(accounts.artistIds.get(userId) ?? '')

    return {
      assemble: (...values) => memoryAssembly(memory, ...values),
      mailsTo: async (address) =>
        [...mails.values()].map(({ mail }) => mail).filter(({ to }) => to === address),
      hangWork: async (userId, title) =>
        void hangWork(gallery, { title, price: 100, stock: 1, artistId: artistOf(userId)?.id ?? '' }),
      approve: async (userId) => artistOf(userId)?.approve(),
      titlesOnShow: async () => gallery.publicWorks().map(({ title }) => title),
      close: async () => undefined,
    }
  })
})
