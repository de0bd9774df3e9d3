import { Printer } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import { parcelsPage } from '#application/shared/dashboard-addresses.ts'
import type { FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import { orderPrice } from '#domain/orders/order-price.ts'
import { postalAddress } from '#domain/orders/postal-address.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { carriageSentence } from '#domain/shipping/carriage.ts'
import { KeptClaims } from '#web/claims/kept-claims.tsx'
import type { WithAfterSale } from '#web/claims/with-after-sale.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import { dayText, parcelStatusWords } from '#web/orders/order-words.ts'
import { KeptReturns } from '#web/returns/kept-returns.tsx'
import { useServices } from '#web/services.ts'
import { figures, heading, meta, muted } from '#web/theme/text.css.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { sums } from '#web/ui/navigation/summary.css.ts'
import { PackingSlip } from './packing-slip.tsx'
import { CorrectionForm, ShipForm } from './parcel-form.tsx'
import * as css from './parcel-screen.css.ts'

type Pieces = Pick<ArtistOrderView['items'][number], 'quantity' | 'givenBack' | 'inParcel'>

function piecesText({ quantity, givenBack, inParcel }: Pieces): string {
  const back = givenBack > 0 ? `, ${givenBack} given back` : ''
  return inParcel < quantity ? `Qty ${quantity}${back}: pack ${inParcel || 'none'}` : `Qty ${quantity}${back}`
}

function Works({ order }: { order: ArtistOrderView }) {
  const sent = carriageSentence(order.artistReceives, order.carriage)
  return (
    <section aria-labelledby="works">
      <h2 id="works" className={heading.h4}>
        What to pack
      </h2>
      <ul className={css.lines}>
        {orderPrice(order.items).lines.map(({ artworkId, title, total, imageUrl, ...pieces }) => (
          <li key={artworkId} className={css.line}>
            {imageUrl ? <img src={imageSource(imageUrl, 240)} width={88} height={88} alt="" /> : <span />}
            <span>
              <span className={css.title}>{title}</span>
              <br />
              <span className={`${meta} ${figures}`}>{piecesText(pieces)}</span>
            </span>
            <span className={figures}>{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
      <dl className={sums}>
        <dt>Sales</dt>
        <dd>{formatMoney(order.subtotal)}</dd>
        {order.refunded > 0 && (
          <>
            <dt>Given back</dt>
            <dd>{formatMoney(0 - order.refunded)}</dd>
          </>
        )}
        <dt>Fee</dt>
        <dd>{formatMoney(order.fee)}</dd>
        <dt data-total="">You receive</dt>
        <dd data-total="">{formatMoney(order.artistReceives)}</dd>
      </dl>
      {sent !== null && <p className={`${meta} ${figures}`}>{sent}</p>}
    </section>
  )
}

const wayWords: Readonly<Record<FulfilmentStatus, string>> = {
  waiting: 'Ship it',
  shipped: 'On its way',
  delivered: 'Arrived',
  cancelled: 'Nothing to send',
}

function Way({ order }: { order: ArtistOrderView }) {
  const { word, form, tone } = parcelStatusWords[order.status]
  const panel = useRef<HTMLElement>(null)
  const [isCorrecting, setCorrecting] = useState(false)
  // The button that was pressed is gone then.
  useEffect(() => {
    if (isCorrecting) panel.current?.querySelector('input')?.focus()
  }, [isCorrecting])
  return (
    <section ref={panel} tabIndex={-1} className={css.panel} aria-labelledby="way">
      <h2 id="way" className={heading.h4}>
        {wayWords[order.status]}
      </h2>
      <Status form={form} tone={order.status === 'waiting' ? 'warn' : tone}>
        {order.status === 'waiting' ? 'To ship' : word}
      </Status>
      {order.status === 'waiting' ? (
        <ShipForm order={order} onDone={() => panel.current?.focus()} />
      ) : isCorrecting && order.canBeCorrected ? (
        <CorrectionForm
          order={order}
          onDone={() => {
            setCorrecting(false)
            panel.current?.focus()
          }}
        />
      ) : (
        order.carrier !== null && (
          <p className={figures}>
            {order.carrier}, {order.trackingNumber}
          </p>
        )
      )}
      {order.canBeCorrected && !isCorrecting && (
        <div>
          <Button onClick={() => setCorrecting(true)}>Correct carrier or number</Button>
        </div>
      )}
    </section>
  )
}

/** One parcel: what goes in, where it goes, and on its way. */
export function ParcelScreen() {
  const order = useLoaderData<WithAfterSale<ArtistOrderView>>()
  const { artistServices } = useServices()
  const account = useAccount()
  return (
    <>
      <DashboardHead title={`Order ${order.number}`} back={{ to: parcelsPage, label: 'Orders to ship' }}>
        <Button onClick={() => window.print()}>
          <Icon of={Printer} small />
          Print packing slip
        </Button>
      </DashboardHead>
      <div className={css.layout}>
        <Works order={order} />
        <div className={css.side}>
          <Way order={order} />
          <KeptReturns
            number={order.number}
            returns={order.returns}
            keeper={async () => (await artistServices()).returns}
          />
          <KeptClaims
            number={order.number}
            claims={order.claims}
            side="artist"
            keeper={async () => (await artistServices()).claims}
          />
          <section aria-labelledby="address">
            <h2 id="address" className={heading.h4}>
              Address
            </h2>
            <address className={css.address}>{postalAddress(order.shipping).join('\n')}</address>
            <p className={`${muted} ${figures}`}>{order.shipping.phone}</p>
            <p className={`${meta} ${figures}`}>Ordered on {dayText(order.placedAt)}</p>
          </section>
        </div>
      </div>
      <PackingSlip order={order} from={account?.name ?? ''} />
    </>
  )
}
