import { useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { OrderView } from '#application/orders/contract.ts'
import { artistPage } from '#application/shared/addresses.ts'
import { adminLogOf, adminOrdersPage } from '#application/shared/dashboard-addresses.ts'
import { canBeRefunded } from '#domain/orders/order-status.ts'
import { afterSaleSteps } from '#web/claims/after-sale-steps.ts'
import { KeptClaims } from '#web/claims/kept-claims.tsx'
import type { WithAfterSale } from '#web/claims/with-after-sale.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { Link } from '#web/navigation/link.tsx'
import { OrderLines } from '#web/orders/order-lines.tsx'
import { OrderSide } from '#web/orders/order-side.tsx'
import { OrderTimeline } from '#web/orders/order-timeline.tsx'
import { dayText, orderStatusWords, parcelWords } from '#web/orders/order-words.ts'
import { decisionsOn, KeptReturns } from '#web/returns/kept-returns.tsx'
import { useServices } from '#web/services.ts'
import { figures, heading, link, meta, muted, standalone } from '#web/theme/text.css.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { ClaimDecision } from './claim-decision.tsx'
import { OrderActs } from './order-acts.tsx'
import * as css from './order-screen.css.ts'
import { RefundForm } from './refund-form.tsx'
import { unpaidText } from './unpaid-text.ts'

function Parcels({ order }: { order: OrderView }) {
  return (
    <ul className={css.parcels}>
      {order.fulfilments.map(({ artist, status, carrier, trackingNumber }) => {
        const { word, form, tone } = parcelWords(order.status, status)
        return (
          <li key={artist.id}>
            <Link className={link} to={artistPage(artist)}>
              {artist.name}
            </Link>
            <Status form={form} tone={tone}>
              {word}
            </Status>
            {carrier !== null && (
              <span className={`${meta} ${figures}`}>
                {carrier}, {trackingNumber}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One order: what was bought, where it stands, and what an admin can do about it. */
export function OrderScreen() {
  const order = useLoaderData<WithAfterSale<OrderView>>()
  const { adminServices } = useServices()
  const works = useRef<HTMLHeadingElement>(null)
  const { number, status, createdAt, email, shipping, items, payment } = order
  const { word, form, tone } = orderStatusWords[status]
  return (
    <>
      <DashboardHead title={`Order ${number}`} back={{ to: adminOrdersPage, label: 'Orders' }}>
        <OrderActs order={order} />
      </DashboardHead>
      <p className={css.standing} aria-live="polite">
        <Status form={form} tone={tone}>
          {word}
        </Status>
        <span className={`${meta} ${figures}`}>
          Placed {dayText(createdAt)} by {shipping.name}, {email}
        </span>
      </p>
      <div className={css.layout}>
        <div className={css.parts}>
          {payment.instructions !== undefined && (
            <Alert tone="info">
              {unpaidText(payment)} The buyer is told: “{payment.instructions}”
            </Alert>
          )}
          <section aria-labelledby="works">
            <h2 ref={works} id="works" tabIndex={-1} className={heading.h4}>
              Works
            </h2>
            <OrderLines lines={items} />
          </section>
          <section aria-labelledby="parcels">
            <h2 id="parcels" className={heading.h4}>
              Parcels
            </h2>
            <Parcels order={order} />
          </section>
          <section aria-labelledby="way">
            <h2 id="way" className={heading.h4}>
              Where it is
            </h2>
            <OrderTimeline order={order} titledBy="way" also={afterSaleSteps(order)} />
          </section>
          <KeptReturns
            number={number}
            returns={order.returns}
            keeper={async () => (await adminServices()).returns}
            actsOf={decisionsOn(async (id, how) => (await adminServices()).returns.decide(number, id, how))}
          />
          <KeptClaims
            number={number}
            claims={order.claims}
            side="admin"
            keeper={async () => (await adminServices()).claims}
            renderDecision={(claim) => <ClaimDecision order={order} claim={claim} />}
          />
          {canBeRefunded(order) && (
            <RefundForm key={number} order={order} onGivenBack={() => works.current?.focus()} />
          )}
          <Link className={`${link} ${standalone} ${muted}`} to={adminLogOf(number)}>
            What admins changed here
          </Link>
        </div>
        <OrderSide order={order} />
      </div>
    </>
  )
}
