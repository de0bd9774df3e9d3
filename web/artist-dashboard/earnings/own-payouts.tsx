import type { OwnPayoutView } from '#application/payouts/payouts-contract.ts'
import { parcelPage } from '#application/shared/dashboard-addresses.ts'
import { payoutReference } from '#domain/fair-pay/payout.ts'
import { formatMoney } from '#domain/shared/money.ts'
import * as css from '#web/dashboard/blocks.css.ts'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { accountMark, wordsOfPayout } from '#web/payouts/payout-words.ts'
import { figures, heading, meta, muted, quietLink, words } from '#web/theme/text.css.ts'
import { Status } from '#web/ui/feedback/status.tsx'
import * as rows from './own-payouts.css.ts'

/** What a payout took of which orders; what had left of one before and went back to its buyer is taken off. */
function PaidOrders({ orders }: Pick<OwnPayoutView, 'orders'>) {
  if (orders.length === 0) return '–'
  return (
    <details className={rows.orders}>
      <summary>{orders.length === 1 ? '1 order' : `${orders.length} orders`}</summary>
      <ul className={figures}>
        {orders.map(({ orderNumber, amount }) => (
          <li key={orderNumber} className={rows.order}>
            {orderNumber === null ? (
              'Earlier orders'
            ) : (
              <Link className={quietLink} to={parcelPage(orderNumber)}>
                {orderNumber}
              </Link>
            )}
            <span>{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What an artist was paid, and what has become of it. */
export function OwnPayouts({ payouts }: { payouts: readonly OwnPayoutView[] }) {
  return (
    <section className={css.block} aria-labelledby="payouts">
      <div className={css.blockHead}>
        <h2 id="payouts" className={heading.h2}>
          Payouts
        </h2>
      </div>
      {payouts.length > 0 ? (
        <ListTable columns={['Payout', 'State', 'To', 'Sent', 'For', { figures: 'Amount' }]}>
          {payouts.map(({ id, month, amount, standing, kind, ending, sentAt, reason, orders }) => {
            const { word, form, tone } = wordsOfPayout({ standing, sentAt })
            return (
              <tr key={id}>
                <td>{payoutReference(month)}</td>
                <td data-label="State">
                  <Status form={form} tone={tone}>
                    {word}
                  </Status>
                  {reason !== '' && <span className={`${meta} ${words}`}> {reason}</span>}
                </td>
                <td data-label="To" className={figures}>
                  {accountMark({ kind, ending })}
                </td>
                <td data-label="Sent" className={figures}>
                  {sentAt === null ? '–' : dayText(sentAt)}
                </td>
                <td data-label="For" className={rows.cell}>
                  <PaidOrders orders={orders} />
                </td>
                <td data-label="Amount" data-figures="">
                  {formatMoney(amount)}
                </td>
              </tr>
            )
          })}
        </ListTable>
      ) : (
        <p className={muted}>Your first payout stands here as soon as it is set aside.</p>
      )}
    </section>
  )
}
