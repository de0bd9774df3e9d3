import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import { artistOrderCalledOffMail, artistOrderMail } from '#application/notifications/artist-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { JobDoers } from '#application/shared/jobs.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { OrderRepository } from '../order-repository.ts'

const toSend = { status: 'waiting', event: 'order-to-send', mail: artistOrderMail } as const
const calledOff = { status: 'cancelled', event: 'order-called-off', mail: artistOrderCalledOffMail } as const

interface ArtistNewsPorts {
  readonly orders: OrderRepository
  readonly contacts: ArtistContacts
  readonly outbox: Outbox
  readonly work: UnitOfWork
  readonly clock: Clock
}

/**
 * Tells every artist of a paid order what they have to send, and, where it was cancelled after that, what they no longer
 * have to; each once.
 */
export const artistNewsDoers = (
  { orders, contacts, outbox, work, clock }: ArtistNewsPorts,
  { publicUrl }: { readonly publicUrl: string },
): Pick<JobDoers, 'tell-artists'> => ({
  'tell-artists': ({ orderNumber }) =>
    work.run(async () => {
      const order = await orders.byNumber(orderNumber)
      if (!order) return
      const news = order.status === 'refunded' ? calledOff : toSend
      const concerned = order.fulfilments.filter(({ status }) => status === news.status)
      for (const contact of await contacts.of(concerned.map(({ artist }) => artist.id))) {
        const mail = news.mail(order, contact, publicUrl)
        await outbox.add(`${news.event}:${order.id}:${contact.artistId}`, mail, clock.now())
      }
    }),
})
