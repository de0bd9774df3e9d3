import { Pencil, Trash, UserCheck, UserX } from 'lucide'
import { useState } from 'react'
import type { AdminUserView } from '#application/admin/contract.ts'
import { adminUserPage } from '#application/shared/dashboard-addresses.ts'
import { countryName } from '#domain/shared/country-name.ts'
import { AskFirst, type Question } from '#web/admin-dashboard/ask-first.tsx'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { RowButtons } from '#web/dashboard/row-buttons.tsx'
import * as table from '#web/dashboard/table.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { figures, muted, quietLink } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { iconButton } from '#web/ui/buttons/icon-button.css.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { MailAddress } from './mail-address.tsx'
import { userActs } from './user-acts.ts'
import * as css from './user-table.css.ts'
import { roleWords, userState } from './user-words.ts'

type Acts = ReturnType<typeof useAdminActs>

function Buttons({
  user,
  acts,
  ask,
}: {
  readonly user: AdminUserView
  readonly acts: Acts
  readonly ask: (question: Question) => void
}) {
  const { id, name, suspended } = user
  const isBusy = acts.busy === id
  const { suspend, restore, remove } = userActs(user, { acts, ask })
  return (
    <RowButtons
      name={name}
      isBusy={isBusy}
      first={
        <Link className={iconButton} to={adminUserPage(id)} aria-label={`Edit ${name}`}>
          <Icon of={Pencil} />
        </Link>
      }
    >
      {suspended ? (
        <IconButton icon={UserCheck} label={`Restore ${name}`} aria-disabled={isBusy} onClick={restore} />
      ) : (
        <IconButton icon={UserX} label={`Suspend ${name}`} aria-disabled={isBusy} onClick={suspend} />
      )}
      <IconButton icon={Trash} label={`Delete ${name}`} aria-disabled={isBusy} onClick={remove} />
    </RowButtons>
  )
}

/** Accounts, one a line, with what can be done with each. */
export function UserTable({ users }: { users: readonly AdminUserView[] }) {
  const acts = useAdminActs()
  const [question, setQuestion] = useState<Question | null>(null)
  return (
    <>
      <ListTable columns={['Name', 'Email', 'Country', 'Role', 'State', 'Last seen']} hasActs>
        {users.map((user) => {
          const { word, form, tone } = userState(user)
          return (
            <tr key={user.id} data-row={user.id}>
              <td>
                <Link className={`${css.name} ${quietLink}`} to={adminUserPage(user.id)}>
                  {user.name}
                </Link>
              </td>
              <td className={muted}>
                <MailAddress className={css.email} of={user.email} />
              </td>
              <td data-label="Country">{user.country === '' ? '–' : countryName(user.country)}</td>
              <td data-label="Role">{roleWords[user.role]}</td>
              <td data-label="State">
                <Status form={form} tone={tone}>
                  {word}
                </Status>
              </td>
              <td data-label="Last seen" data-told="" className={`${table.date} ${figures}`}>
                {user.lastSeenAt === null ? 'Never' : dayText(user.lastSeenAt)}
              </td>
              <td className={table.actions}>
                <Buttons user={user} acts={acts} ask={setQuestion} />
              </td>
            </tr>
          )
        })}
      </ListTable>
      <AskFirst question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
