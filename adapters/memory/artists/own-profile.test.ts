import { expect, it } from 'vitest'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import { given } from '#adapters/composition/assembly.ts'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds, sha256, systemClock } from '#adapters/system/system.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { beginSession } from '#application/identity/steps/sign-in.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'

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
  const memory = new Memory()
  const { accounts } = memory
  const shop = memoryAssembly(memory, given(sharedPorts.work, givenUpOnce(memory.work)))
  const lena = accounts.users.get(givenUser(accounts, { name: 'Lena' }))
  if (!lena) throw new Error('Lena has no account.')
  const sessions = shop.get(identityPorts.sessions)
  const visit = givenVisit()
  const seal = aesSeal('kept in tests alone')
  await beginSession({ sessions, clock: systemClock, digest: sha256, ids: randomIds, seal }, visit, lena)
  const own = shop.get(artistServices.ownProfile)(visit)
  await own.create({ preferredMedium: 'Bronze', bio: '', country: 'KE', exhibitions: [] })
  expect(await own.profile()).toMatchObject({ approval: 'pending' })
  expect([...accounts.sessions.values()].map(({ tokenDigest }) => tokenDigest)).toEqual([
    sha256(visit.token ?? ''),
  ])
})
