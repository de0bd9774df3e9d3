import { randomUUID } from 'node:crypto'
import { describeArtistContacts } from '#application/artists/artist-contacts.suite.ts'
import { User } from '#domain/identity/user.ts'
import { anArtist } from '#domain/testing/artists.ts'
import { MemoryAccounts } from '../store/memory-accounts.ts'
import { MemoryGallery } from '../store/memory-gallery.ts'
import { memoryArtistContacts } from './memory-artist-contacts.ts'

const now = new Date('2026-11-21T10:00:00Z')

describeArtistContacts('in memory', async () => {
  const [accounts, gallery] = [new MemoryAccounts(), new MemoryGallery()]
  return {
    contacts: memoryArtistContacts(accounts, gallery),
    async artist(name, email) {
      const [id, userId] = [randomUUID(), randomUUID()]
      gallery.artists.set(id, anArtist({ id, name, since: now, approved: false }))
      if (email === null) return id
      const account = { id: userId, name, email, country: '', phone: '', role: 'artist' } as const
      accounts.users.set(userId, new User({ ...account, passwordHash: null }, now))
      accounts.artistIds.set(userId, id)
      return id
    },
    async suspend(email) {
      for (const user of accounts.users.values()) if (user.email === email) user.suspend(now)
    },
    async leave(email) {
      for (const user of accounts.users.values()) if (user.email === email) user.erase(now)
    },
  }
})
