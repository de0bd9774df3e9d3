import { artistOrderMail } from '#application/notifications/order-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { JobDoers } from '#application/shared/jobs.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { ArtistContacts } from './artist-contacts.ts'
import type { OrderRepository } from './order-repository.ts'

interface ArtistNewsPorts {
  readonly orders: OrderRepository
  readonly contacts: ArtistContacts
  readonly outbox: Outbox
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** Tells every artist of a paid order what they have to send, once; nobody who has nothing to send any more. */
export const artistNewsDoers = (
  { orders, contacts, outbox, work, clock }: ArtistNewsPorts,
  { publicUrl }: { readonly publicUrl: string },
): Pick<JobDoers, 'tell-artists'> => ({
  'tell-artists': ({ orderNumber }) =>
    work.run(async () => {
      const order = await orders.byNumber(orderNumber)
      if (!order) return
      const packing = order.fulfilments.filter(({ status }) => status === 'waiting')
      for (const contact of await contacts.of(packing.map(({ artist }) => artist.id))) {
        const mail = artistOrderMail(order, contact, publicUrl)
        await outbox.add(`order-to-send:${order.id}:${contact.artistId}`, mail, clock.now())
      }
    }),
})
