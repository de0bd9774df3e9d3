import { Link, useLoaderData } from 'react-router-dom'
import type { WaitingClaim } from '#application/claims/contract.ts'
import { adminOrderPage } from '#application/shared/dashboard-addresses.ts'
import { whenText } from '#web/admin-dashboard/log/log-words.ts'
import * as css from '#web/admin-dashboard/mails/mails-screen.css.ts'
import { name } from '#web/admin-dashboard/users/user-table.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { unbroken } from '#web/dashboard/table.css.ts'
import { figures, muted, words } from '#web/theme/text.css.ts'

/** Claims that wait for a decision. */
export function ClaimsScreen() {
  const claims = useLoaderData<readonly WaitingClaim[]>()
  return (
    <>
      <DashboardHead title="Claims" count={claims.length} />
      <p className={`${css.note} ${muted}`}>
        Works that have arrived damaged. Open the order to read what buyer and artist say, and to decide.
      </p>
      <ListBody
        total={claims.length}
        next={null}
        one="claim"
        many="claims"
        none={{ title: 'Nothing to decide', text: 'Every claim has its decision.' }}
        isEmpty={claims.length === 0}
      >
        <ListTable columns={['Order', 'Artist', 'Not read', 'Since']}>
          {claims.map(({ id, orderNumber, artist, unread, openedAt }) => (
            <tr key={id}>
              <td className={`${figures} ${unbroken}`}>
                <Link className={name} to={adminOrderPage(orderNumber)}>
                  {orderNumber}
                </Link>
              </td>
              <td data-label="Artist" className={words}>
                {artist}
              </td>
              <td data-label="Not read" data-figures="" className={figures}>
                {unread}
              </td>
              <td data-label="Since" className={figures}>
                <time dateTime={openedAt}>{whenText(openedAt)}</time>
              </td>
            </tr>
          ))}
        </ListTable>
      </ListBody>
    </>
  )
}
