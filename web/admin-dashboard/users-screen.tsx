import { Plus } from 'lucide'
import { useLoaderData } from 'react-router-dom'
import { roles } from '#domain/identity/roles.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListFilters } from '#web/dashboard/list-filters.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { newUserPath } from './admin-hrefs.ts'
import type { UsersData } from './admin-loaders.ts'
import { UserTable } from './user-table.tsx'
import { roleWords } from './user-words.ts'

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
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
  {
    name: 'sort',
    label: 'Sort by',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'name', label: 'Name' },
      { value: 'last-seen', label: 'Last seen' },
    ],
  },
]

/** Everybody with an account. */
export function UsersScreen() {
  const { items, total, next } = useLoaderData<UsersData>()
  return (
    <>
      <DashboardHead title="Users" count={total}>
        <ButtonLink look="primary" to={newUserPath}>
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
