import { useLoaderData } from 'react-router-dom'
import type { PaymentNoticeView } from '#application/payments/notices-contract.ts'
import { adminOrderPage } from '#application/shared/dashboard-addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { whenText } from '#web/admin-dashboard/log/log-words.ts'
import * as css from '#web/admin-dashboard/mails/mails-screen.css.ts'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { email, name } from '#web/admin-dashboard/users/user-table.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { unbroken } from '#web/dashboard/table.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { figures, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'

/** What providers of payments have told, where only a person can see to it. */
export function NoticesScreen() {
  const { items, total, next } = useLoaderData<Page<PaymentNoticeView>>()
  const { act, busy } = useAdminActs()
  return (
    <>
      <DashboardHead title="Notices of payments" count={total} />
      <p className={`${css.note} ${muted}`}>
        What a provider tells of a payment is looked at by itself. Here stands what a person has to see to:
        money that no order knows, disputes, and refunds that did not arrive.
      </p>
      <ListBody
        total={total}
        next={next}
        one="notice"
        many="notices"
        none={{ title: 'Nothing to see to', text: 'Every payment that was told of has its order.' }}
        isEmpty={items.length === 0}
      >
        <ListTable columns={['Notice', 'Order', 'Payment', 'Heard']} hasActs>
          {items.map(({ id, forPerson, eventId, orderNumber, provider, reference, at }) => (
            <tr key={id}>
              <td>
                <span className={name}>{forPerson ?? 'No order is paid with this payment.'}</span>{' '}
                <span className={email}>{eventId}</span>
              </td>
              <td data-label="Order" className={`${figures} ${unbroken}`}>
                {orderNumber === null ? 'None' : <Link to={adminOrderPage(orderNumber)}>{orderNumber}</Link>}
              </td>
              <td data-label="Payment">
                {provider} <span className={email}>{reference}</span>
              </td>
              <td data-label="Heard" className={figures}>
                <time dateTime={at}>{whenText(at)}</time>
              </td>
              <td>
                <Button
                  aria-label={`Seen to ${eventId}`}
                  disabled={busy !== null}
                  onClick={() =>
                    act({
                      id,
                      what: ({ paymentNotices }) => paymentNotices.seenTo(id),
                      done: 'Noted as seen to.',
                      failure: 'Failed to note it as seen to',
                      undo: {
                        what: ({ paymentNotices }) => paymentNotices.notSeenTo(id),
                        done: 'It is back in the list.',
                      },
                    })
                  }
                >
                  Seen to
                </Button>
              </td>
            </tr>
          ))}
        </ListTable>
      </ListBody>
    </>
  )
}
