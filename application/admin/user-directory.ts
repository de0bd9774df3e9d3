import type { Place, Slice } from '#application/shared/keyset.ts'
import type { AdminUserView, UserList } from './contract.ts'

/** `q`: a part of the name or the email address, or an id. */
export type UserSelection = Pick<UserList, 'q' | 'role' | 'state'>

/** newest: by the time they signed up. name: by name, in small letters. last-seen: whoever was here last comes first. */
export type UserOrder = NonNullable<UserList['sort']>

/** Accounts as admins see them; deleted ones are not there. */
export interface UserDirectory {
  slice(
    selection: UserSelection,
    order: UserOrder,
    limit: number,
    after: Place | null,
  ): Promise<Slice<AdminUserView>>
  find(id: string): Promise<AdminUserView | null>
}
