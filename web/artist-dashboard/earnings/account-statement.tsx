import type { Earnings } from '#application/artist-dashboard/contract.ts'
import { daysKept } from '#domain/fair-pay/payout.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { useArtistPercent, useFeePercent } from '#web/fair-pay/terms.ts'
import { dayText } from '#web/orders/order-words.ts'
import * as css from './account-statement.css.ts'

interface Sum {
  readonly label: string
  readonly amount: number
  readonly note?: string
  /** What the lines above come to. */
  readonly isResult?: true
}

/** What comes next, and line by line how the account has come to what it is. */
export function AccountStatement({ earnings }: { earnings: Earnings }) {
  const feePercent = useFeePercent()
  const percent = useArtistPercent()
  const { sales, refunded, netSales, fee, earned, paidOut, balance, nextPayout } = earnings
  const sums: readonly Sum[] = [
    { label: 'Sales', amount: sales, note: 'all that buyers paid' },
    { label: 'Refunds', amount: 0 - refunded, note: 'given back to buyers' },
    { label: 'Net sales', amount: netSales, isResult: true },
    { label: `Fee (${feePercent}\u00a0%)`, amount: 0 - fee, note: 'what the shop keeps' },
    { label: `You earned (${percent}\u00a0%)`, amount: earned, isResult: true },
    { label: 'Paid out', amount: 0 - paidOut, note: 'sent in payouts, or set aside for one' },
    { label: 'Balance', amount: balance, isResult: true },
  ]
  return (
    <div className={css.account}>
      <dl className={css.next}>
        <div>
          <dt>Next payout</dt>
          <dd>{formatMoney(nextPayout.amount)}</dd>
          <dd>
            {dayText(nextPayout.on)}, for what arrived {daysKept} days before, and is neither sent back nor
            said to be damaged; less what buyers got back of orders that were paid out before
          </dd>
        </div>
      </dl>
      <dl className={css.sums}>
        {sums.map(({ label, amount, note, isResult }) => (
          <div key={label} data-result={isResult && ''}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
