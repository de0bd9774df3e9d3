import { Plus } from 'lucide'
import { useLoaderData } from 'react-router-dom'
import { userOrders, userStates } from '#application/admin/contract.ts'
import { newUserPage } from '#application/shared/dashboard-addresses.ts'
import { roles } from '#domain/identity/roles.ts'
import type { UsersData } from '#web/admin-dashboard/admin-loaders.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListFilters } from '#web/dashboard/list-filters.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { UserTable } from './user-table.tsx'
import { roleWords } from './user-words.ts'

const stateWords: Readonly<Record<(typeof userStates)[number], string>> = {
  active: 'Active',
  suspended: 'Suspended',
}
const orderWords: Readonly<Record<(typeof userOrders)[number], string>> = {
  newest: 'Newest first',
  name: 'Name',
  'last-seen': 'Last seen',
}

const choices = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'All roles' },
      ...roles.map((value) => ({ value, label: roleWords[value] })),
    ],
  },
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All states' },
      ...userStates.map((value) => ({ value, label: stateWords[value] })),
    ],
  },
  {
    name: 'sort',
    label: 'Sort by',
    options: userOrders.map((value) => ({ value, label: orderWords[value] })),
  },
]

/** Everybody with an account. */
export function UsersScreen() {
  const { items, total, next } = useLoaderData<UsersData>()
  return (
    <>
      <DashboardHead title="Users" count={total}>
        <ButtonLink look="primary" to={newUserPage}>
          <Icon of={Plus} small />
          Add user
        </ButtonLink>
      </DashboardHead>
      <ListFilters label="Search users" choices={choices} />
      <ListBody
        total={total}
        next={next}
        one="user"
        many="users"
        none={{ title: 'Nobody has an account', text: 'Whoever signs up stands here.' }}
        isEmpty={items.length === 0}
      >
        <UserTable users={items} />
      </ListBody>
    </>
  )
}
