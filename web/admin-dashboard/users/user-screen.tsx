import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import type { AdminUserView } from '#application/admin/contract.ts'
import { adminLogOf, adminUsersPage } from '#application/shared/dashboard-addresses.ts'
import type { UserData } from '#web/admin-dashboard/admin-loaders.ts'
import { AskFirst, type Question } from '#web/admin-dashboard/ask-first.tsx'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { figures, link, meta, muted, standalone } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { userActs } from './user-acts.ts'
import { UserForm } from './user-form.tsx'
import * as css from './user-screen.css.ts'
import { userState } from './user-words.ts'

/** How an account stands, and what can be done about that. */
function Standing({ user }: { user: AdminUserView }) {
  const navigate = useNavigate()
  const account = useAccount()
  const acts = useAdminActs()
  const [question, setQuestion] = useState<Question | null>(null)
  const leave = async () => navigate(adminUsersPage)
  const { suspend, restore, removeSecondLocks, remove } = userActs(user, { acts, ask: setQuestion, leave })
  const isBusy = acts.busy === user.id
  return (
    <div className={css.standing} data-row={user.id}>
      <Status {...userState(user)}>{userState(user).word}</Status>
      <p className={`${meta} ${figures}`}>
        Member since {dayText(user.createdAt)},{' '}
        {user.lastSeenAt === null ? 'never seen' : `last seen ${dayText(user.lastSeenAt)}`}, {user.orderCount}{' '}
        {user.orderCount === 1 ? 'order' : 'orders'}
        {!user.emailVerified && ', address not confirmed'}
      </p>
      <Link className={`${link} ${standalone} ${muted}`} to={adminLogOf(user.id)}>
        What admins changed here
      </Link>
      <div className={css.actions}>
        {user.suspended ? (
          <Button aria-disabled={isBusy} onClick={restore}>
            Restore
          </Button>
        ) : (
          <Button aria-disabled={isBusy} onClick={suspend}>
            Suspend
          </Button>
        )}
        {user.secondLocks && user.id !== account?.id && (
          <Button aria-disabled={isBusy} onClick={removeSecondLocks}>
            Remove second locks
          </Button>
        )}
        <Button look="danger" aria-disabled={isBusy} onClick={remove}>
          Delete account
        </Button>
      </div>
      <AskFirst question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}

/** One account, or a new one. */
export function UserScreen() {
  const { user, countries } = useLoaderData<UserData>()
  return (
    <>
      <DashboardHead title={user?.name ?? 'Add user'} back={{ to: adminUsersPage, label: 'Users' }} />
      {user && <Standing user={user} />}
      <UserForm
        // Suspending makes another version of it, from which the next change is made.
        key={`${user?.id} ${user?.suspended}`}
        user={user}
        countries={countries}
      />
    </>
  )
}
