import { Fragment } from 'react'
import type { OrderView } from '#application/orders/contract.ts'
import { receiptBeside } from '#application/shared/receipt-addresses.ts'
import { shippingInWords } from '#domain/orders/order-price.ts'
import { methodNames } from '#domain/orders/payment.ts'
import { postalAddress } from '#domain/orders/postal-address.ts'
import { formatAgreed, formatRate, sumOfUnits } from '#domain/payments/foreign-sum.ts'
import { formatMoney, sumOf } from '#domain/shared/money.ts'
import { carriageOfAll, carriageSentence } from '#domain/shipping/carriage.ts'
import { Link } from '#web/navigation/link.tsx'
import { figures, heading, link, muted, standalone } from '#web/theme/text.css.ts'
import * as panel from '#web/ui/navigation/summary.css.ts'
import * as css from './order-screen.css.ts'
import { dayText, wasPaid } from './order-words.ts'

const paymentWords: Readonly<Record<OrderView['payment']['status'], string>> = {
  pending: 'not paid yet',
  paid: 'paid',
  failed: 'not paid',
  'partly-refunded': 'partly refunded',
  refunded: 'refunded',
}

function Sums({ order: { subtotal, total, refunds, left } }: { order: OrderView }) {
  return (
    <dl className={panel.sums}>
      <dt>Subtotal</dt>
      <dd>{formatMoney(subtotal)}</dd>
      <dt>Shipping</dt>
      <dd>{shippingInWords}</dd>
      <dt data-total>Total</dt>
      <dd data-total>{formatMoney(total)}</dd>
      {refunds.map(({ at, amount }) => (
        <Fragment key={at}>
          <dt>Given back {dayText(at)}</dt>
          <dd>{formatMoney(0 - amount)}</dd>
        </Fragment>
      ))}
      {refunds.length > 0 && (
        <>
          <dt>Left</dt>
          <dd>{formatMoney(left)}</dd>
        </>
      )}
    </dl>
  )
}

function Address({ shipping }: { shipping: OrderView['shipping'] }) {
  return (
    <address className={css.address}>
      {postalAddress(shipping).join('\n')}
      <br />
      <span className={figures}>{shipping.phone}</span>
    </address>
  )
}

/** What an order costs, where it goes, how it is paid, and what the artists get of it. `page` is where its buyer sees it. */
export function OrderSide({ order, page }: { order: OrderView; page?: string }) {
  const { payment, fulfilments, left } = order
  const toArtists = sumOf(fulfilments.map(({ artistReceives }) => artistReceives))
  const sent = carriageSentence(
    toArtists,
    carriageOfAll(fulfilments.map(({ carriage }) => carriage)),
    fulfilments.length,
  )
  return (
    <aside className={`${panel.panel} ${css.side}`} aria-label="Details of the order">
      <section>
        <h2 className={heading.h4}>Total</h2>
        <Sums order={order} />
      </section>
      <section>
        <h2 className={heading.h4}>Ships to</h2>
        <Address shipping={order.shipping} />
      </section>
      <section>
        <h2 className={heading.h4}>Payment</h2>
        <p className={muted}>
          {methodNames[payment.method]}, {paymentWords[payment.status]}
        </p>
        {payment.agreed && (
          <p className={`${muted} ${figures}`}>
            {formatAgreed(sumOfUnits(payment.agreed.sum, payment.agreed.currency))}, at{' '}
            {formatRate(payment.agreed)} for a dollar
          </p>
        )}
        {payment.receipt && (
          <p className={`${muted} ${figures}`}>
            {methodNames[payment.method]} receipt {payment.receipt}
          </p>
        )}
        {page !== undefined && wasPaid(order) && (
          <p>
            <Link className={`${link} ${standalone}`} to={receiptBeside(page)}>
              Receipt
            </Link>
          </p>
        )}
      </section>
      {(payment.status === 'paid' || payment.status === 'partly-refunded') && (
        <section>
          <h2 className={heading.h4}>To the artists</h2>
          <p className={`${muted} ${figures}`}>
            {formatMoney(toArtists)} of {formatMoney(left)} ({Math.round((toArtists / left) * 100)}
            &nbsp;%)
          </p>
          {sent !== null && <p className={`${muted} ${figures}`}>{sent}</p>}
        </section>
      )}
    </aside>
  )
}
