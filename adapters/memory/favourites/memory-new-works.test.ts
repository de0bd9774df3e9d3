import { randomUUID } from 'node:crypto'
import { describeNewWorks } from '#application/favourites/new-works.suite.ts'
import { Artwork } from '#domain/catalogue/artwork.ts'
import { User } from '#domain/identity/user.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { MemoryPeople } from '../identity/memory-people.ts'
import { givenArtist } from '../testing/hang-work.ts'
import { MemoryFollows, memoryFollowRepository } from './memory-follow-repository.ts'
import { MemoryNews, memoryNewWorks } from './memory-new-works.ts'

describeNewWorks('in memory', async () => {
  const gallery = new MemoryGallery()
  const people = new MemoryPeople()
  const follows = new MemoryFollows()
  const now = new Date('2026-03-01T09:00:00Z')
  return {
    newWorks: memoryNewWorks(gallery, people, follows, new MemoryNews()),
    follows: memoryFollowRepository(gallery, follows),
    async givenUser(verified) {
      const id = randomUUID()
      const told = { id, name: 'Lena', email: `${id}@example.test`, country: '', phone: '' }
      const user = new User({ ...told, role: 'user', passwordHash: null }, now)
      if (verified) user.verifyEmail(now)
      people.users.set(id, user)
      return id
    },
    suspend: async (id) => people.users.get(id)?.suspend(now),
    givenArtist: async (name) => givenArtist(gallery, name, true),
    async givenArtwork(artistId, title) {
      const id = randomUUID()
      const told = { id, artistId, title, description: '', medium: '', price: 10_000, stock: 1, unique: true }
      gallery.artworks.set(
        id,
        new Artwork({ ...told, category: 'paintings', year: null, dimensions: null, createdAt: now }),
      )
      return id
    },
    hide: async (id) => gallery.change(id, { visibility: 'hidden' }),
    show: async (id) => gallery.change(id, { visibility: 'public' }),
  }
})
