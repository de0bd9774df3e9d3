import type { AdminUserView } from '#application/admin/contract.ts'
import { withoutPrefix } from '#domain/identity/phone-number.ts'
import { phoneWithPrefix } from '#domain/identity/registration.ts'
import type { Role } from '#domain/identity/roles.ts'
import { countryName } from '#domain/shared/country-name.ts'
import type { Difference } from '#web/dashboard/versions/version-conflict.tsx'
import { roleWords } from './user-words.ts'

/** An account as an admin writes it. */
export interface UserDraft {
  readonly name: string
  readonly email: string
  readonly country: string
  /** Behind the country's prefix. */
  readonly phone: string
  readonly role: Role
  /** Of a new account only. */
  readonly password: string
}

/** The dialling prefix of a country; empty where there is none. */
export type PrefixOf = (country: string) => string

/** What the form shows of an account; of none, an empty one. */
export const userDraft = (user: AdminUserView | null, prefixOf: PrefixOf): UserDraft => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  country: user?.country ?? '',
  phone: user ? withoutPrefix(prefixOf(user.country), user.phone) : '',
  role: user?.role ?? 'user',
  password: '',
})

/** What I have changed since `base`, on top of `theirs`. */
export function mergedUser(mine: UserDraft, base: UserDraft, theirs: UserDraft): UserDraft {
  const kept = <Field extends keyof UserDraft>(field: Field): UserDraft[Field] =>
    (mine[field] === base[field] ? theirs : mine)[field]
  // A number is read behind its country's prefix: the two belong together.
  const isHomeMine = mine.country !== base.country || mine.phone !== base.phone
  const { country, phone } = isHomeMine ? mine : theirs
  return {
    name: kept('name'),
    email: kept('email'),
    country,
    phone,
    role: kept('role'),
    password: mine.password,
  }
}

/** What two admins have written differently. */
export function userDifferences(
  mine: UserDraft,
  theirs: UserDraft,
  prefixOf: PrefixOf,
): readonly Difference[] {
  const dialled = ({ country, phone }: UserDraft) =>
    phone.trim() === '' ? '' : phoneWithPrefix(prefixOf(country), phone)
  return [
    { label: 'Full names', mine: mine.name, theirs: theirs.name },
    { label: 'Email', mine: mine.email, theirs: theirs.email },
    { label: 'Country', mine: countryName(mine.country), theirs: countryName(theirs.country) },
    { label: 'Phone', mine: dialled(mine), theirs: dialled(theirs) },
    { label: 'Role', mine: roleWords[mine.role], theirs: roleWords[theirs.role] },
  ].filter((each) => each.mine !== each.theirs)
}
