import { useState } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { AdminUserView } from '#application/admin/contract.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { figures, link, meta, muted, standalone } from '#web/theme/text.css.ts'
import { Status } from '#web/ui/status.tsx'
import { logHref, usersPath } from './admin-hrefs.ts'
import type { UserData } from './admin-loaders.ts'
import { UserForm } from './user-form.tsx'
import * as css from './user-screen.css.ts'
import { userState } from './user-words.ts'

/** One account, or a new one. */
export function UserScreen() {
  const { user, countries } = useLoaderData<UserData>()
  const [taken, setTaken] = useState<AdminUserView | null>(null)
  const theirs = taken?.id === user?.id ? taken : null
  return (
    <>
      <DashboardHead title={user?.name ?? 'Add user'} back={{ to: usersPath, label: 'Users' }} />
      {user && (
        <div className={css.standing}>
          <Status {...userState(user)}>{userState(user).word}</Status>
          <p className={`${meta} ${figures}`}>
            Member since {dayText(user.createdAt)},{' '}
            {user.lastSeenAt === null ? 'never seen' : `last seen ${dayText(user.lastSeenAt)}`},{' '}
            {user.orderCount} {user.orderCount === 1 ? 'order' : 'orders'}
            {!user.emailVerified && ', address not confirmed'}
          </p>
          <Link className={`${link} ${standalone} ${muted}`} to={logHref(user.id)}>
            What admins changed here
          </Link>
        </div>
      )}
      <UserForm
        key={`${user?.id} ${theirs?.version}`}
        user={theirs ?? user}
        countries={countries}
        onTakeOther={setTaken}
      />
    </>
  )
}
