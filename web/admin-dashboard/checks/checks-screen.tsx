import { useLoaderData, useLocation } from 'react-router-dom'
import type { PaymentCheckView } from '#application/orders/payment-checks-contract.ts'
import { adminOrderPage } from '#application/shared/dashboard-addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { whenText } from '#web/admin-dashboard/log/log-words.ts'
import { note } from '#web/admin-dashboard/mails/mails-screen.css.ts'
import { name } from '#web/admin-dashboard/users/user-table.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { unbroken } from '#web/dashboard/table.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { figures, heading, muted } from '#web/theme/text.css.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { lookedAt, outcome } from './check-words.ts'
import * as css from './checks-screen.css.ts'
import { CompareNow } from './compare-now.tsx'

function Result({ check }: { readonly check: PaymentCheckView }) {
  const { differences, at } = check
  const isFine = differences.length === 0
  return (
    <Alert tone={isFine ? 'ok' : 'warn'}>
      {isFine ? 'Orders, books and providers agree.' : `${outcome(check)} to see to.`}{' '}
      <span className={figures}>
        Compared on {whenText(at)}: {lookedAt(check)}.
      </span>
    </Alert>
  )
}

function Differences({ check: { differences } }: { readonly check: PaymentCheckView }) {
  return (
    <ListTable columns={['Difference', 'Order']}>
      {differences.map(({ sentence, orderNumber }) => (
        <tr key={sentence}>
          <td className={name}>{sentence}</td>
          <td data-label="Order" className={`${figures} ${unbroken}`}>
            {orderNumber === null ? 'None' : <Link to={adminOrderPage(orderNumber)}>{orderNumber}</Link>}
          </td>
        </tr>
      ))}
    </ListTable>
  )
}

/** Whether orders, books and providers agree: what the newest comparison found, and those before it. */
export function ChecksScreen() {
  const { items, total, next } = useLoaderData<Page<PaymentCheckView>>()
  const asked = new URLSearchParams(useLocation().search)
  // Further back in the list stands what was, not what is.
  const newest = asked.has('cursor') ? undefined : items[0]
  return (
    <>
      <DashboardHead title="Check of the books">
        <CompareNow />
      </DashboardHead>
      <p className={`${note} ${muted}`}>
        Every night each order of the last thirty days is compared with its payments, the books, and what
        providers say of it. What differs stands here until it is mended.
      </p>
      <ListBody
        total={total}
        next={next}
        one="comparison"
        many="comparisons"
        none={{ title: 'Nothing compared so far', text: 'The first comparison comes by itself tonight.' }}
        isEmpty={items.length === 0}
      >
        {newest && <Result check={newest} />}
        {newest && newest.differences.length > 0 && (
          <section className={css.part}>
            <h2 className={`${heading.h3} ${css.title}`}>To see to</h2>
            <Differences check={newest} />
          </section>
        )}
        <section className={css.part}>
          <h2 className={`${heading.h3} ${css.title}`}>Comparisons so far</h2>
          <ListTable columns={['Compared', 'Looked at', 'Found']}>
            {items.map((check) => (
              <tr key={check.id}>
                <td className={figures}>
                  <time dateTime={check.at}>{whenText(check.at)}</time>
                </td>
                <td data-label="Looked at" className={figures}>
                  {lookedAt(check)}
                </td>
                <td data-label="Found">{outcome(check)}</td>
              </tr>
            ))}
          </ListTable>
        </section>
      </ListBody>
    </>
  )
}
