import { Link } from 'react-router-dom'
import type { OrderView } from '#application/orders/contract.ts'
import type { FulfilmentStatus } from '#domain/orders/order.ts'
import { centsFrom } from '#domain/shared/money.ts'
import { figures, heading, link, muted, small } from '#web/theme/text.css.ts'
import { artistHref } from '#web/ui/hrefs.ts'
import { Status } from '#web/ui/status.tsx'
import { OrderLines } from './order-lines.tsx'
import * as css from './order-screen.css.ts'
import { parcelStatusWords } from './order-words.ts'

interface ParcelProps {
  readonly order: OrderView
  readonly fulfilment: OrderView['fulfilments'][number]
}

function whereItIs({ status: orderStatus }: OrderView, status: FulfilmentStatus): string {
  if (status === 'cancelled') return 'Will not be sent'
  if (status !== 'waiting') return 'Sent without a carrier'
  return orderStatus === 'awaiting-payment' ? 'Packed as soon as the order is paid' : 'Being packed'
}

/** What one artist packs and sends. */
export function Parcel({ order, fulfilment: { artist, status, carrier, trackingNumber } }: ParcelProps) {
  const { word, form, tone } = parcelStatusWords[status]
  const lines = order.items
    .filter((item) => item.artist.id === artist.id)
    .map((item) => ({ ...item, price: centsFrom(item.price) }))
  return (
    <section className={css.parcel}>
      <div className={css.parcelHead}>
        <h3 className={heading.h4}>
          From{' '}
          <Link className={link} to={artistHref(artist)}>
            {artist.name}
          </Link>
        </h3>
        <Status form={form} tone={tone}>
          {word}
        </Status>
      </div>
      <OrderLines lines={lines} />
      <p className={`${small} ${muted} ${figures}`}>
        {[carrier ?? whereItIs(order, status), trackingNumber].filter(Boolean).join(' · ')}
      </p>
    </section>
  )
}
