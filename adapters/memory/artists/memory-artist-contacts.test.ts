import { randomUUID } from 'node:crypto'
import { describeArtistContacts } from '#application/artists/artist-contacts.suite.ts'
import { Artist } from '#domain/artists/artist.ts'
import { User } from '#domain/identity/user.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { MemoryPeople } from '../identity/memory-people.ts'
import { memoryArtistContacts } from './memory-artist-contacts.ts'

const now = new Date('2026-11-21T10:00:00Z')

describeArtistContacts('in memory', async () => {
  const [people, gallery] = [new MemoryPeople(), new MemoryGallery()]
  return {
    contacts: memoryArtistContacts(people, gallery),
    async artist(name, email) {
      const [id, userId] = [randomUUID(), randomUUID()]
      gallery.artists.set(id, new Artist(id, name, now))
      if (email === null) return id
      const account = { id: userId, name, email, country: '', phone: '', role: 'artist' } as const
      people.users.set(userId, new User({ ...account, passwordHash: null }, now))
      people.artistIds.set(userId, id)
      return id
    },
    async leave(email) {
      for (const user of people.users.values()) if (user.email === email) user.erase(now)
    },
  }
})
