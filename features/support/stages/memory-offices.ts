import { randomUUID } from 'node:crypto'
import { memoryAuditLog } from '#adapters/memory/admin/memory-audit-log.ts'
import type { MemoryGallery } from '#adapters/memory/catalogue/memory-gallery.ts'
import type { MemoryPeople } from '#adapters/memory/identity/memory-people.ts'
import type { MemoryBooks } from '#adapters/memory/orders/memory-books.ts'
import { hangWork } from '#adapters/memory/testing/hang-work.ts'
import { memoryDesks } from '#adapters/memory/testing/memory-desks.ts'
import { randomIds } from '#adapters/system/system.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import type { AccountPorts } from '#application/identity/account-ports.ts'
import type { Accounts } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import { User } from '#domain/identity/user.ts'
import type { Offices } from '../roles/admin.ts'

interface Kept {
  readonly gallery: MemoryGallery
  readonly people: MemoryPeople
  readonly books: MemoryBooks
}

type Ports = Pick<AccountPorts, 'outbox' | 'work' | 'clock'> & {
  readonly jobs: Jobs
  readonly happenings: Pick<Happenings, 'tell'>
}

/** Admins and newcomers over memory. */
export function memoryOffices(
  { gallery, people, books }: Kept,
  { outbox, work, clock, jobs, happenings }: Ports,
  accountsOf: (visit: Visit) => Accounts,
): Offices {
  const audit = memoryAuditLog(people, randomIds)
  const desks = memoryDesks({ gallery, people, books, audit, outbox, work, clock, jobs, happenings })
  return {
    async admin(name) {
      const id = randomUUID()
      const account = { name, email: `${id}@example.test`, country: '', phone: '', passwordHash: null }
      people.users.set(id, new User({ ...account, id, role: 'admin' }, clock.now()))
      const caller: Caller = { userId: id, role: 'admin', sessionId: 'office' }
      return {
        id,
        users: desks.userDesk(caller),
        approval: desks.approval(caller),
        artworks: desks.artworkDesk(caller),
        log: desks.auditLog(caller),
      }
    },
    async newcomer() {
      const visit = givenVisit()
      return {
        accounts: accountsOf(visit),
        profile: desks.profileOf(visit),
        approval: desks.approval({ userId: randomUUID(), role: 'artist', sessionId: 'elsewhere' }),
      }
    },
    async prepare(account, title, as) {
      const id = hangWork(gallery, {
        title,
        price: 640_00,
        stock: 1,
        artistId: people.artistIds.get(account.id) ?? '',
      })
      gallery.change(id, {
        visibility: as === 'ready' ? 'public' : 'draft',
        description: 'The last ferry of the day.',
      })
      gallery.images.set(id, [{ imageUrl: '/media/x/800', width: 800, height: 600, alt: 'A ferry' }])
    },
  }
}
