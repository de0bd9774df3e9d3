import { randomUUID } from 'node:crypto'
import { memoryAuditLog } from '#adapters/memory/admin/memory-audit-log.ts'
import { memoryArtistDeskReader } from '#adapters/memory/artist-desk/memory-artist-desk-reader.ts'
import { MemoryAnswers, memoryArtistInbox } from '#adapters/memory/artist-desk/memory-artist-inbox.ts'
import type { MemoryGallery } from '#adapters/memory/catalogue/memory-gallery.ts'
import type { MemoryPeople } from '#adapters/memory/identity/memory-people.ts'
import type { MemoryBooks } from '#adapters/memory/orders/memory-books.ts'
import { memoryOrderListReader } from '#adapters/memory/orders/memory-order-list-reader.ts'
import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import { auditLogService } from '#application/admin/audit-log-service.ts'
import { type ArtistDeskPorts, artistDeskService } from '#application/artist-desk/artist-desk-service.ts'
import type { KeptMessage } from '#application/messages/message-repository.ts'
import {
  type OrderAdministrationPorts,
  orderAdministrationService,
} from '#application/orders/order-administration-service.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import type { Happening } from '#application/shared/happening.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { Role } from '#domain/identity/roles.ts'
import { User } from '#domain/identity/user.ts'
import type { Desks } from '../roles/listening-people.ts'

interface Kept {
  readonly gallery: MemoryGallery
  readonly people: MemoryPeople
  readonly books: MemoryBooks
  readonly messages: ReadonlyMap<string, KeptMessage>
}

type Ports = Omit<ArtistDeskPorts, 'desk' | 'inbox' | 'throttle'> &
  Omit<OrderAdministrationPorts, 'list' | 'audit'> & { readonly happenings: Happenings }

/** Artists and admins over memory. */
export function memoryDesks(
  { gallery, people, books, messages }: Kept,
  ports: Ports,
  settings: { readonly publicUrl: string },
): Desks {
  const audit = memoryAuditLog(people, ports.ids)
  const desk = memoryArtistDeskReader(people, gallery, books)
  const inbox = memoryArtistInbox(messages, new MemoryAnswers())
  const deskOf = artistDeskService({ ...ports, desk, inbox, throttle: memoryThrottle() }, settings)
  const ordersOf = orderAdministrationService(
    { ...ports, audit, list: memoryOrderListReader(books) },
    settings,
  )

  function signedIn(name: string, role: Role): SignedInCaller {
    const id = randomUUID()
    const account = { name, email: `${id}@example.test`, country: '', phone: '', passwordHash: null }
    people.users.set(id, new User({ ...account, id, role }, ports.clock.now()))
    return { userId: id, role, sessionId: 'one' }
  }

  async function ear(caller: SignedInCaller): Promise<readonly Happening[]> {
    const heard: Happening[] = []
    await ports.happenings.listen(
      caller,
      (happening) => heard.push(happening),
      () => undefined,
    )
    return heard
  }

  return {
    async artist(name) {
      const caller = signedIn(name, 'artist')
      const artist = [...gallery.artists.values()].find((each) => each.name === name)
      people.artistIds.set(caller.userId, artist?.id ?? '')
      return { desk: deskOf(caller), heard: await ear(caller) }
    },
    async admin(name) {
      const caller = signedIn(name, 'admin')
      return { orders: ordersOf(caller), log: auditLogService(audit)(caller), heard: await ear(caller) }
    },
    leave: async () => undefined,
  }
}
