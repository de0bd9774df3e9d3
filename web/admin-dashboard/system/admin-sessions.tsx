import { useState } from 'react'
import type { AdminSession } from '#application/admin/system-contract.ts'
import { adminUserPage } from '#application/shared/dashboard-addresses.ts'
import { AskFirst, type Question } from '#web/admin-dashboard/ask-first.tsx'
import { whenText } from '#web/admin-dashboard/log/log-words.ts'
import type { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { name as nameStyle } from '#web/admin-dashboard/users/user-table.css.ts'
import { ListTable } from '#web/dashboard/list-table.tsx'
import * as table from '#web/dashboard/table.css.ts'
import { deviceName } from '#web/identity/session/device-name.ts'
import { Link } from '#web/navigation/link.tsx'
import { figures, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface AdminSessionsProps extends Pick<ReturnType<typeof useAdminActs>, 'act' | 'busy'> {
  readonly sessions: readonly AdminSession[]
}

/** In which browsers admins are signed in; each but one's own can be signed out. */
export function AdminSessions({ sessions, act, busy }: AdminSessionsProps) {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = ({ id, name, device }: AdminSession) =>
    setQuestion({
      title: `Sign ${name} out?`,
      text: `${deviceName(device)} loses what is not saved there. ${name} can sign in again.`,
      yes: 'Yes, sign out',
      onYes: () =>
        act({
          id,
          what: ({ system }) => system.signOut(id),
          done: `${name} is signed out there.`,
          failure: 'Failed to sign out',
        }),
    })
  return (
    <>
      <ListTable columns={['Admin', 'Browser', 'Signed in', 'Last seen']} hasActs>
        {sessions.map((session) => {
          const { id, adminId, name, device, current, signedInAt, lastSeenAt } = session
          return (
            <tr key={id} data-row={id}>
              <td>
                <Link className={nameStyle} to={adminUserPage(adminId)}>
                  {name}
                </Link>
              </td>
              <td data-label="Browser">{deviceName(device)}</td>
              <td data-label="Signed in" data-told="" className={figures}>
                <time dateTime={signedInAt}>{whenText(signedInAt)}</time>
              </td>
              <td data-label="Last seen" data-told="" className={figures}>
                <time dateTime={lastSeenAt}>{whenText(lastSeenAt)}</time>
              </td>
              <td className={`${table.actions} ${table.bordered}`}>
                {current ? (
                  <span className={muted}>This browser</span>
                ) : (
                  <Button
                    aria-label={`Sign out ${name}, ${deviceName(device)}`}
                    disabled={busy !== null}
                    onClick={() => ask(session)}
                  >
                    Sign out
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </ListTable>
      <AskFirst question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
