import { randomUUID } from 'node:crypto'
import { describeNewWorks } from '#application/favourites/new-works.suite.ts'
import { User } from '#domain/identity/user.ts'
import { aWork } from '#domain/testing/works.ts'
import { MemoryAccounts } from '../store/memory-accounts.ts'
import { MemoryGallery } from '../store/memory-gallery.ts'
import { givenArtist } from '../testing/given-works.ts'
import { MemoryFollows, memoryFollowRepository } from './memory-follow-repository.ts'
import { MemoryNews, memoryNewWorks } from './memory-new-works.ts'

describeNewWorks('in memory', async () => {
  const gallery = new MemoryGallery()
  const accounts = new MemoryAccounts()
  const follows = new MemoryFollows()
  const now = new Date('2026-03-01T09:00:00Z')
  return {
    newWorks: memoryNewWorks(gallery, accounts, follows, new MemoryNews()),
    follows: memoryFollowRepository(gallery, follows),
    async givenUser(verified) {
      const id = randomUUID()
      const details = { id, name: 'Lena', email: `${id}@example.test`, country: '', phone: '' }
      const user = new User({ ...details, role: 'user', passwordHash: null }, now)
      if (verified) user.verifyEmail(now)
      accounts.users.set(id, user)
      return id
    },
    suspend: async (id) => accounts.users.get(id)?.suspend(now),
    givenArtist: async (name) => givenArtist(gallery, name, true),
    async givenArtwork(artistId, title) {
      const id = randomUUID()
      gallery.artworks.set(id, aWork({ id, artistId, title, createdAt: now }))
      return id
    },
    hide: async (id) => gallery.change(id, { visibility: 'hidden' }),
    show: async (id) => gallery.change(id, { visibility: 'public' }),
  }
})
