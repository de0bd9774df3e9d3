import { describeWaiting } from '#application/waiting/waiting.suite.ts'
import { MemoryAccounts } from '../store/memory-accounts.ts'
import { MemoryGallery } from '../store/memory-gallery.ts'
import { givenUser } from '../testing/given-user.ts'
import { hangWork } from '../testing/given-works.ts'
import { memoryWaiting } from './memory-waiting.ts'

describeWaiting('in memory', async () => {
  const gallery = new MemoryGallery()
  const accounts = new MemoryAccounts()
  return {
    waiting: memoryWaiting(gallery, accounts, new Map()),
    givenArtwork: async () => hangWork(gallery, { title: 'Low Tide', price: 10_000, stock: 0 }),
    setStock: async (id, stock) => gallery.change(id, { stock }),
    hide: async (id) => gallery.change(id, { visibility: 'hidden' }),
    givenUser: async (email) => givenUser(accounts, { email }),
    suspend: async (id) => accounts.users.get(id)?.suspend(new Date()),
  }
})
