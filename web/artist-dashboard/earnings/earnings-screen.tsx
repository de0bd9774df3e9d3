import { Download } from 'lucide'
import { useLoaderData } from 'react-router-dom'
import type { LedgerLineView } from '#application/artist-dashboard/contract.ts'
import { parcelPage } from '#application/shared/dashboard-addresses.ts'
import { payoutReference } from '#domain/fair-pay/payout.ts'
import { payoutStepWords } from '#domain/fair-pay/payout-step.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { EarningsData } from '#web/artist-dashboard/artist-loaders.ts'
import * as css from '#web/dashboard/blocks.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { figures, heading, muted, quietLink } from '#web/theme/text.css.ts'
import { look } from '#web/ui/buttons/button.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { ListPages } from '#web/ui/navigation/list-pages.tsx'
import { AccountStatement } from './account-statement.tsx'
import { OwnPayouts } from './own-payouts.tsx'
import { PayoutAccount } from './payout-account.tsx'
import { SalesChart } from './sales-chart.tsx'
import { Statements } from './statements.tsx'

const csvPath = '/api/artist/ledger.csv'
const entryWords: Readonly<Record<LedgerLineView['kind'], string>> = {
  sale: 'Sale',
  refund: 'Refund',
  payout: 'Payout',
}

/** What a line is, and what it tells of its payout. */
const entryText = ({ kind, payout }: Pick<LedgerLineView, 'kind' | 'payout'>): string =>
  payout ? `${entryWords[kind]}: ${payoutStepWords[payout.step].toLowerCase()}` : entryWords[kind]

function Lines({ lines }: { lines: readonly LedgerLineView[] }) {
  return (
    <ListTable
      columns={[
        'Order',
        'Date',
        'Entry',
        { figures: 'Sales' },
        { figures: 'Fee' },
        { figures: 'Your account' },
      ]}
    >
      {lines.map(({ at: when, orderNumber, kind, payout, sales, fee, amount }) => (
        <tr key={`${orderNumber} ${kind} ${payout?.step} ${when}`}>
          <td>
            {orderNumber === null ? (
              payoutReference(payout?.month ?? when.slice(0, 7))
            ) : (
              <Link className={`${quietLink} ${figures}`} to={parcelPage(orderNumber)}>
                {orderNumber}
              </Link>
            )}
          </td>
          <td data-label="Date" className={figures}>
            {dayText(when)}
          </td>
          <td data-label="Entry">{entryText({ kind, payout })}</td>
          <td data-label="Sales" data-figures="">
            {kind === 'payout' ? '–' : formatMoney(sales)}
          </td>
          <td data-label="Fee" data-figures="">
            {kind === 'payout' ? '–' : formatMoney(fee)}
          </td>
          <td data-label="Your account" data-figures="">
            {formatMoney(amount)}
          </td>
        </tr>
      ))}
    </ListTable>
  )
}

/** What the books say, to the cent. */
export function EarningsScreen() {
  const { earnings, months, ledger, payouts, account } = useLoaderData<EarningsData>()
  return (
    <>
      <DashboardHead title="Earnings">
        <a className={look.secondary} href={csvPath} download>
          <Icon of={Download} small />
          Download as CSV
        </a>
      </DashboardHead>
      <AccountStatement earnings={earnings} />
      <PayoutAccount account={account} />
      <OwnPayouts payouts={payouts} />
      <Statements perMonth={earnings.perMonth} />
      <SalesChart months={months} />
      <section className={css.block} aria-labelledby="lines">
        <div className={css.blockHead}>
          <h2 id="lines" className={heading.h2}>
            Line by line
          </h2>
        </div>
        {ledger.items.length > 0 ? (
          <Lines lines={ledger.items} />
        ) : (
          <p className={muted}>Every sale, refund and payout is written down here.</p>
        )}
        <ListPages total={ledger.total} next={ledger.next} />
      </section>
    </>
  )
}
