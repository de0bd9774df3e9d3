import { claimsShown, type WaitingClaim } from '#application/claims/contract.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { unbroken } from '#web/dashboard/table.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { figures, muted, words } from '#web/theme/text.css.ts'
import * as css from './claims.css.ts'

interface WaitingClaimsProps {
  readonly claims: readonly WaitingClaim[]
  readonly side: 'artist' | 'admin'
  /** What they are, and what can be done about them. */
  readonly note: string
  /** Where the order of one is looked at. */
  readonly orderAt: (number: string) => string
}

/** Claims that wait for a decision, as a page of the dashboard; whose works they are about, only admins have to be told. */
export function WaitingClaims({ claims, side, note, orderAt }: WaitingClaimsProps) {
  const columns = ['Order', ...(side === 'admin' ? ['Artist'] : []), { figures: 'Not read' }, 'Since']
  const isCut = claims.length === claimsShown
  return (
    <>
      <DashboardHead title="Claims" count={isCut ? undefined : claims.length} />
      <p className={`${css.note} ${muted}`}>
        {note}
        {isCut && ` These ${claims.length} have waited longest; there may be more.`}
      </p>
      <ListBody
        total={claims.length}
        next={null}
        one="claim"
        many="claims"
        none={{ title: 'No open claims', text: 'Every claim has its decision.' }}
        isEmpty={claims.length === 0}
      >
        <ListTable columns={columns}>
          {claims.map(({ id, orderNumber, artist, unread, openedAt }) => (
            <tr key={id}>
              <td className={`${figures} ${unbroken}`}>
                <Link className={css.order} to={orderAt(orderNumber)}>
                  {orderNumber}
                </Link>
              </td>
              {side === 'admin' && (
                <td data-label="Artist" className={words}>
                  {artist}
                </td>
              )}
              <td data-label="Not read" data-figures="" className={figures}>
                {unread}
              </td>
              <td data-label="Since" className={figures}>
                <time dateTime={openedAt}>{dayText(openedAt)}</time>
              </td>
            </tr>
          ))}
        </ListTable>
      </ListBody>
    </>
  )
}
