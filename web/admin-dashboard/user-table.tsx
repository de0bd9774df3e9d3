import { Pencil, Trash, UserCheck, UserX } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AdminUserView } from '#application/admin/contract.ts'
import { ListTable } from '#web/dashboard/list-table.tsx'
import * as table from '#web/dashboard/table.css.ts'
import { dayText } from '#web/orders/order-words.ts'
import { figures, muted, quietLink } from '#web/theme/text.css.ts'
import { countryName } from '#web/ui/countries.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButton } from '#web/ui/icon-button.css.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Status } from '#web/ui/status.tsx'
import { userHref } from './admin-hrefs.ts'
import type { AdminRooms } from './admin-rooms.ts'
import { AskFirst, type Question } from './ask-first.tsx'
import { useAdminActs } from './use-admin-acts.tsx'
import * as css from './user-table.css.ts'
import { roleWords, userState } from './user-words.ts'

type Acts = ReturnType<typeof useAdminActs>

function Buttons({
  user,
  acts: { act, busy },
  ask,
}: {
  readonly user: AdminUserView
  readonly acts: Acts
  readonly ask: (question: Question) => void
}) {
  const { id, name, suspended } = user
  const isBusy = busy === id
  const suspending = ({ users }: AdminRooms) => users.suspend(id)
  const restoring = ({ users }: AdminRooms) => users.restore(id)
  const suspend = () =>
    ask({
      title: `Suspend ${name}?`,
      text: 'They are signed out everywhere and cannot sign in. An artist’s works are taken down. You can restore them at any time.',
      yes: 'Yes, suspend',
      onYes: () =>
        act({
          id,
          what: suspending,
          done: `${name} is suspended.`,
          failure: 'Failed to update user',
          undo: { what: restoring, done: `${name} can sign in again.` },
        }),
    })
  const remove = () =>
    ask({
      title: `Delete ${name}?`,
      text: 'The account and all that belongs to it are gone for good; orders stay in the books. This cannot be undone.',
      yes: 'Yes, delete for good',
      onYes: () =>
        act({
          id,
          what: ({ users }) => users.remove(id),
          done: `${name} is deleted.`,
          failure: 'Failed to delete user',
        }),
    })
  return (
    <span className={table.buttons} aria-busy={isBusy}>
      <Link className={iconButton} to={userHref(id)} aria-label={`Edit ${name}`}>
        <Icon of={Pencil} />
      </Link>
      {suspended ? (
        <IconButton
          icon={UserCheck}
          label={`Restore ${name}`}
          aria-disabled={isBusy}
          onClick={() =>
            act({
              id,
              what: restoring,
              done: `${name} can sign in again.`,
              failure: 'Failed to update user',
              undo: { what: suspending, done: `${name} is suspended.` },
            })
          }
        />
      ) : (
        <IconButton icon={UserX} label={`Suspend ${name}`} aria-disabled={isBusy} onClick={suspend} />
      )}
      <IconButton icon={Trash} label={`Delete ${name}`} aria-disabled={isBusy} onClick={remove} />
    </span>
  )
}

/** Where there is no room for all of it, it is broken where one would read it in two. */
function Address({ of: address }: { of: string }) {
  const at = Math.max(address.lastIndexOf('@'), 0)
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
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
                <Link className={`${css.name} ${quietLink}`} to={userHref(user.id)}>
                  {user.name}
                </Link>
              </td>
              <td className={`${muted} ${css.email}`}>
                <Address of={user.email} />
              </td>
              <td data-label="Country">{user.country === '' ? '–' : countryName(user.country)}</td>
              <td data-label="Role">{roleWords[user.role]}</td>
              <td data-label="State">
                <Status form={form} tone={tone}>
                  {word}
                </Status>
              </td>
              <td data-label="Last seen" className={figures}>
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
