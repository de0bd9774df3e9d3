import type { PayoutView } from '#application/payouts/payouts-contract.ts'
import { payoutReference } from '#domain/fair-pay/payout.ts'
import { formatMoney } from '#domain/shared/money.ts'
import * as css from '#web/dashboard/blocks.css.ts'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { accountMark, wordsOfPayout } from '#web/payouts/payout-words.ts'
import { figures, heading, meta, muted, words } from '#web/theme/text.css.ts'
import { Status } from '#web/ui/feedback/status.tsx'

/** What an artist was paid, and what has become of it. */
export function OwnPayouts({ payouts }: { payouts: readonly PayoutView[] }) {
  return (
    <section className={css.block} aria-labelledby="payouts">
      <div className={css.blockHead}>
        <h2 id="payouts" className={heading.h2}>
          Payouts
        </h2>
      </div>
      {payouts.length > 0 ? (
        <ListTable columns={['Payout', 'State', 'To', 'Sent', { figures: 'Amount' }]}>
          {payouts.map(({ id, month, amount, standing, kind, ending, sentAt, reason }) => {
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
