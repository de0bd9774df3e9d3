import { useEffect, useRef, useState } from 'react'
import type { OrderView } from '#application/orders/contract.ts'
import { artistPage } from '#application/shared/addresses.ts'
import type { FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import { canArrive } from '#domain/orders/order-status.ts'
import { Link } from '#web/navigation/link.tsx'
import { figures, heading, link, muted, small } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { OrderLines } from './order-lines.tsx'
import * as css from './order-screen.css.ts'
import { parcelWords } from './order-words.ts'
import type { FollowedOrder } from './use-order.ts'

interface ParcelProps {
  readonly followed: FollowedOrder
  readonly fulfilment: OrderView['fulfilments'][number]
}

function whereItIs({ status: orderStatus }: OrderView, status: FulfilmentStatus): string {
  if (status === 'cancelled') return 'Will not be sent'
  if (status !== 'waiting') return 'Sent without a carrier'
  return orderStatus === 'awaiting-payment' ? 'Packed as soon as the order is paid' : 'Being packed'
}

/** What one artist packs and sends. */
export function Parcel({ followed, fulfilment }: ParcelProps) {
  const { order, isTellingOfArrival, arrived } = followed
  const { artist, status, carrier, trackingNumber } = fulfilment
  const [isReportedHere, setReportedHere] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone then.
  useEffect(() => {
    if (isReportedHere && status === 'delivered') title.current?.focus()
  }, [isReportedHere, status])
  const isBusy = isReportedHere && isTellingOfArrival
  const { word, form, tone } = parcelWords(order.status, status)
  const lines = order.items.filter((item) => item.artist.id === artist.id)
  return (
    <section className={css.parcel}>
      <div className={css.parcelHead}>
        <h3 ref={title} tabIndex={-1} className={heading.h4}>
          From{' '}
          <Link className={link} to={artistPage(artist)}>
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
      {canArrive(order, fulfilment) && (
        <div className={css.actions}>
          <Button
            busy={isBusy && 'One moment…'}
            aria-label={isBusy ? undefined : `It has arrived: the parcel from ${artist.name}`}
            onClick={() => {
              setReportedHere(true)
              arrived(artist.id)
            }}
          >
            It has arrived
          </Button>
        </div>
      )}
    </section>
  )
}
