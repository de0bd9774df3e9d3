import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import {
  artistOrderCalledOffMail,
  artistOrderLessMail,
  artistOrderMail,
} from '#application/notifications/artist-order-mails.ts'
import type { Mail, Outbox } from '#application/notifications/outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { JobDoers } from '#application/shared/jobs.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Order } from '#domain/orders/order.ts'
import { linesOfRefund, type Refund } from '#domain/orders/refund.ts'
import type { OrderRepository } from '../order-repository.ts'

interface ArtistNewsPorts {
  readonly orders: OrderRepository
  readonly contacts: ArtistContacts
  readonly outbox: Outbox
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** Whether pieces of an artist were given up with a refund. */
const isOf = (artistId: string, order: Order, refund: Refund): boolean =>
  linesOfRefund(order, refund).some(({ artist }) => artist.id === artistId)

/**
 * Tells every artist of a paid order what they have to send, and, where it was cancelled or given back after that, what they no
 * longer have to; each once.
 */
export const artistNewsDoers = (
  { orders, contacts, outbox, work, clock }: ArtistNewsPorts,
  { publicUrl }: { readonly publicUrl: string },
): Pick<JobDoers, 'tell-artists'> => ({
  'tell-artists': ({ orderNumber }) =>
    work.run(async () => {
      const order = await orders.byNumber(orderNumber)
      if (!order) return
      const at = clock.now()
      for (const contact of await contacts.of(order.fulfilments.map(({ artist }) => artist.id))) {
        const { artistId } = contact
        const tell = (event: string, mail: Mail) => outbox.add(`${event}:${artistId}`, mail, at)
        const status = order.fulfilments.find(({ artist }) => artist.id === artistId)?.status
        if (status === 'waiting') {
          await tell(`order-to-send:${order.id}`, artistOrderMail(order, contact, publicUrl))
          for (const refund of order.refunds.filter((each) => isOf(artistId, order, each)))
            await tell(`order-lessened:${refund.id}`, artistOrderLessMail(order, refund, contact, publicUrl))
        } else if (status === 'cancelled' && order.refunds.length > 0)
          await tell(`order-called-off:${order.id}`, artistOrderCalledOffMail(order, contact, publicUrl))
      }
    }),
})
