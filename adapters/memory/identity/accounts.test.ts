import { describe } from 'vitest'
import { randomIds } from '#adapters/system/system.ts'
import { accountsContract } from '#adapters/testing/accounts.suite.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { memoryOutbox } from '../notifications/memory-outbox.ts'
import { MemoryBooks } from '../orders/memory-books.ts'
import { memoryThrottle } from '../shared/memory-throttle.ts'
import { memoryUnitOfWork, rewindableMap } from '../shared/memory-unit-of-work.ts'
import { hangWork } from '../testing/hang-work.ts'
import { memoryAccountReader } from './memory-account-reader.ts'
import { memoryArtistMembership } from './memory-artist-membership.ts'
import { memoryOneTimeTokens } from './memory-one-time-tokens.ts'
import { MemoryPeople } from './memory-people.ts'
import { memorySessionRepository } from './memory-session-repository.ts'
import { memoryUserRepository } from './memory-user-repository.ts'

describe('accounts in memory', () => {
  accountsContract(async () => {
    const people = new MemoryPeople()
    const gallery = new MemoryGallery()
    const mails = new Map()
    const kept = [people.users, people.sessions, people.tokens, people.artistIds, gallery.artists, mails]
    const artistOf = (userId: string) => gallery.artists.get(people.artistIds.get(userId) ?? '')

    return {
      users: memoryUserRepository(people),
      accounts: memoryAccountReader(people, gallery),
      sessions: memorySessionRepository(people),
      tokens: memoryOneTimeTokens(people),
      membership: memoryArtistMembership(people, gallery, randomIds, new MemoryBooks()),
      throttle: memoryThrottle(),
      outbox: memoryOutbox({ mails }),
      work: memoryUnitOfWork(...kept.map((map) => rewindableMap(map as Map<unknown, unknown>))),
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
