import { describe } from 'vitest'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds, sha256, systemClock } from '#adapters/system/system.ts'
import { administrationContract } from '#adapters/testing/administration.suite.ts'
import { accountsService } from '#application/identity/accounts-service.ts'
import { callers } from '#application/identity/sessions/callers.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { memoryAccountReader } from '../identity/memory-account-reader.ts'
import { memoryArtistMembership } from '../identity/memory-artist-membership.ts'
import { memoryOneTimeTokens } from '../identity/memory-one-time-tokens.ts'
import { MemoryPeople } from '../identity/memory-people.ts'
import { memorySessionRepository } from '../identity/memory-session-repository.ts'
import { memoryUserRepository } from '../identity/memory-user-repository.ts'
import { memoryOutbox } from '../notifications/memory-outbox.ts'
import { MemoryBooks } from '../orders/memory-books.ts'
import { MemoryJobs } from '../shared/memory-jobs.ts'
import { memoryThrottle } from '../shared/memory-throttle.ts'
import { memoryUnitOfWork, rewindableMap } from '../shared/memory-unit-of-work.ts'
import { hangWork } from '../testing/hang-work.ts'
import { memoryDesks } from '../testing/memory-desks.ts'
import { memoryAuditLog } from './memory-audit-log.ts'

describe('administration in memory', () => {
  administrationContract(async () => {
    const people = new MemoryPeople()
    const gallery = new MemoryGallery()
    const books = new MemoryBooks()
    const audit = memoryAuditLog(people, randomIds)
    const kept = [
      people.users,
      people.sessions,
      people.tokens,
      people.artistIds,
      gallery.artists,
      audit.entries,
    ]
    const heard: string[] = []
    const shared = {
      gallery,
      people,
      books,
      audit,
      outbox: memoryOutbox(books),
      happenings: {
        tell: async (news: { kind: string; name?: string }) => void heard.push(news.name ?? news.kind),
      },
      jobs: new MemoryJobs(),
      work: memoryUnitOfWork(...kept.map((map) => rewindableMap(map as Map<unknown, unknown>))),
      clock: systemClock,
    }
    const sessions = memorySessionRepository(people)
    const users = memoryUserRepository(people)
    const basics = {
      ...shared,
      sessions,
      users,
      digest: sha256,
      ids: randomIds,
      seal: aesSeal('kept in tests alone'),
    }
    return {
      ...memoryDesks(shared),
      users,
      heard,
      accountsOf: accountsService(
        {
          ...basics,
          accounts: memoryAccountReader(people, gallery),
          tokens: memoryOneTimeTokens(people),
          passwords: argon2Passwords({ memoryCost: 8, timeCost: 1 }),
          secondFactors: {
            wanted: async () => null,
            accept: async () => false,
            isRequired: () => false,
            owed: async () => false,
          },
          membership: memoryArtistMembership(people, gallery, randomIds, books),
          throttle: memoryThrottle(),
          callerOf: callers(basics),
          phones: numberingPlans,
        },
        { publicUrl: 'https://sanaa.test' },
      ),
      mailsTo: async (address) =>
        [...books.mails.values()].map(({ mail }) => mail).filter(({ to }) => to === address),
      async hangWork(userId, { title, visibility }) {
        const id = hangWork(gallery, {
          title,
          price: 100,
          stock: 1,
          artistId: people.artistIds.get(userId) ?? '',
        })
        gallery.change(id, { visibility, description: 'Cast in one piece.' })
        gallery.images.set(id, [{ imageUrl: '/media/x/800', width: 800, height: 600, alt: 'A bell' }])
        return id
      },
      titlesOnShow: async () => gallery.publicWorks().map(({ title }) => title),
      sold: async (order) => void books.orders.set(order.number, order),
      close: async () => undefined,
    }
  })
})
