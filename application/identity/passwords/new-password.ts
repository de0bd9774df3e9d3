import { checkPassword, commonPassword } from '#domain/identity/password.ts'
import type { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Passwords } from './passwords.ts'

/** What is wrong with a new password; null when nothing is. */
export const passwordFault = async (
  passwords: Passwords,
  password: string,
  { email, name }: Pick<User, 'email' | 'name'>,
): Promise<string | null> =>
  checkPassword(password, { email: email ?? '', name }) ??
  ((await passwords.isCommon(password)) ? commonPassword : null)

/** @throws DomainError rule-broken (field password) */
export async function refuseBadPassword(
  passwords: Passwords,
  password: string,
  owner: Pick<User, 'email' | 'name'>,
): Promise<void> {
  const fault = await passwordFault(passwords, password, owner)
  if (fault !== null) throw new DomainError('rule-broken', 'password-refused', fault, { password: fault })
}
