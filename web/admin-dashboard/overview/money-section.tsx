import type { Money } from '#application/admin/statistics-contract.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { block, blockHead } from '#web/dashboard/blocks.css.ts'
import { FigureLine } from '#web/dashboard/figure-line.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { dayText, monthText } from '#web/orders/order-words.ts'
import { figures, heading, muted, words } from '#web/theme/text.css.ts'
import * as css from './overview-screen.css.ts'

/** The shop's money as the books have it. What was put into a payout counts, whether it has left or not. */
export function MoneySection({ money }: { money: Money }) {
  const { revenue, fees, owedToArtists, inPayouts, payouts } = money
  return (
    <section className={block} aria-labelledby="money">
      <div className={blockHead}>
        <h2 id="money" className={heading.h2}>
          Money
        </h2>
      </div>
      <FigureLine
        figures={[
          { label: 'Revenue', value: formatMoney(revenue), note: 'Paid by buyers, less refunds' },
          { label: 'Fees', value: formatMoney(fees), note: 'The platform’s part of it' },
          {
            label: 'Owed to artists',
            value: formatMoney(owedToArtists),
            note: 'Earned, and in no payout yet',
          },
          { label: 'In payouts', value: formatMoney(inPayouts), note: 'Booked for artists' },
        ]}
      />
      <h3 className={`${heading.h4} ${css.payouts}`}>Last payouts</h3>
      {payouts.length > 0 ? (
        <ListTable columns={['Artist', 'Month', 'Booked on', { figures: 'Amount' }]}>
          {payouts.map(({ artist, month, amount, at }) => (
            <tr key={`${artist.id} ${month}`}>
              <td className={words}>{artist.name}</td>
              <td data-label="Month" className={figures}>
                {monthText(month)}
              </td>
              <td data-label="Booked on" className={figures}>
                {dayText(at)}
              </td>
              <td data-label="Amount" data-figures="">
                {formatMoney(amount)}
              </td>
            </tr>
          ))}
        </ListTable>
      ) : (
        <p className={muted}>No payout was booked so far.</p>
      )}
    </section>
  )
}
