import { expect, it } from 'vitest'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds, sha256, systemClock } from '#adapters/system/system.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { beginSession } from '#application/identity/sessions/sign-in.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { User } from '#domain/identity/user.ts'
import { memoryAuditLog } from '../admin/memory-audit-log.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { MemoryPeople } from '../identity/memory-people.ts'
import { memorySessionRepository } from '../identity/memory-session-repository.ts'
import { memoryOutbox } from '../notifications/memory-outbox.ts'
import { MemoryBooks } from '../orders/memory-books.ts'
import { MemoryJobs } from '../shared/memory-jobs.ts'
import { memoryUnitOfWork, rewindableMap } from '../shared/memory-unit-of-work.ts'
import { memoryDesks } from '../testing/memory-desks.ts'

/** Each unit of work is given up once at its end, as a database does to one of two that wait for each other. */
function givenUpOnce(once: UnitOfWork): UnitOfWork {
  const givenUp = new Error('deadlock detected')
  return {
    async run(work) {
      await once
        .run(async () => {
          await work()
          throw givenUp
        })
        .catch((error: unknown) => {
          if (error !== givenUp) throw error
        })
      return once.run(work)
    },
  }
}

it('keeps somebody signed in who becomes an artist, also where the database wants it done once more', async () => {
  const people = new MemoryPeople()
  const gallery = new MemoryGallery()
  const books = new MemoryBooks()
  const kept = [people.users, people.sessions, people.artistIds, gallery.artists]
  const { profileOf } = memoryDesks({
    gallery,
    people,
    books,
    audit: memoryAuditLog(people, randomIds),
    outbox: memoryOutbox(books),
    happenings: { tell: async () => undefined },
    jobs: new MemoryJobs(),
    work: givenUpOnce(memoryUnitOfWork(...kept.map((map) => rewindableMap(map as Map<unknown, unknown>)))),
    clock: systemClock,
  })
  const lena = new User(
    {
      id: randomIds.newId(),
      name: 'Lena',
      email: 'lena@sanaa.test',
      country: 'KE',
      phone: '',
      role: 'user',
      passwordHash: null,
    },
    systemClock.now(),
  )
  people.users.set(lena.id, lena)
  const sessions = memorySessionRepository(people)
  const visit = givenVisit()
  const seal = aesSeal('kept in tests alone')
  await beginSession({ sessions, clock: systemClock, digest: sha256, ids: randomIds, seal }, visit, lena)
  const own = profileOf(visit)
  await own.create({ preferredMedium: 'Bronze', bio: '', country: 'KE', exhibitions: [] })
  expect(await own.profile()).toMatchObject({ approval: 'pending' })
  expect([...people.sessions.values()].map(({ tokenDigest }) => tokenDigest)).toEqual([
    sha256(visit.token ?? ''),
  ])
})
