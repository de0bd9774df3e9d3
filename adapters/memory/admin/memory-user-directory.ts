import type { AdminUserView } from '#application/admin/contract.ts'
import type { UserDirectory, UserOrder, UserSelection } from '#application/admin/user-directory.ts'
import type { User } from '#domain/identity/user.ts'
import { memoryAccountReader } from '../identity/memory-account-reader.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

const fits = (user: User, { q, role, state }: UserSelection): boolean =>
  user.deletedAt === null &&
  (role === undefined || user.role === role) &&
  (state === undefined || (user.suspendedAt !== null) === (state === 'suspended')) &&
  (q === undefined ||
    user.id === q ||
    `${user.name} ${user.email ?? ''}`.toLowerCase().includes(q.toLowerCase()))

/** Accounts as admins see them, in memory. */
export function memoryUserDirectory(
  accounts: MemoryAccounts,
  gallery: MemoryGallery,
  shop: MemoryOrders,
): UserDirectory {
  const { orders } = shop
  const views = memoryAccountReader(accounts, gallery, shop)
  const keyOf: Readonly<Record<UserOrder, (user: User) => number | string>> = {
    newest: ({ createdAt }) => createdAt.getTime(),
    name: ({ name }) => name.toLowerCase(),
    'last-seen': ({ id }) => accounts.lastSeen.get(id)?.getTime() ?? 0,
  }

  async function find(id: string): Promise<AdminUserView | null> {
    const [user, view] = [accounts.users.get(id), await views.view(id)]
    if (!user || !view) return null
    return {
      ...view,
      suspended: user.suspendedAt !== null,
      secondLocks:
        (accounts.locks.apps.get(id)?.confirmedAt ?? null) !== null ||
        [...accounts.locks.passkeys.values()].some(({ userId }) => userId === id),
      lastSeenAt: accounts.lastSeen.get(id)?.toISOString() ?? null,
      orderCount: [...orders.values()].filter(({ buyerId }) => buyerId === id).length,
      version: user.version,
    }
  }

  return {
    async slice(selection, order, limit, after) {
      const users = [...accounts.users.values()].filter((user) => fits(user, selection))
      const direction = order === 'name' ? 'asc' : 'desc'
      const { items, ...rest } = keysetSlice(
        users,
        (user) => ({ key: keyOf[order](user), id: user.id }),
        direction,
        limit,
        after,
      )
      const found = await Promise.all(items.map(({ id }) => find(id)))
      return { items: found.flatMap((view) => view ?? []), ...rest }
    },
    find,
  }
}
