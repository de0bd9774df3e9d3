import type { User } from '#domain/identity/user.ts'
import { emailKey, tidyEmail } from '#domain/shared/email-address.ts'
import type { UserRepository } from './user-repository.ts'

/** One account is one key, however its address is written. */
export const accountKey = emailKey

/**
 * The accounts that an address may mean as it was typed, for each way to read it; null where there is none. One that shares its
 * mailbox with another but for signs that nobody sees keeps them, and is meant first where just those are typed: a phone wraps the
 * same ones around it each time. But whoever copies their address so may as well have the other one.
 */
export async function accountsOf(
  users: Pick<UserRepository, 'byEmail'>,
  typed: string,
): Promise<readonly (User | null)[]> {
  const found: (User | null)[] = []
  for (const address of new Set([typed.trim(), tidyEmail(typed)])) found.push(await users.byEmail(address))
  return found
}

/** The first of those. */
export const accountOf = async (
  users: Pick<UserRepository, 'byEmail'>,
  typed: string,
): Promise<User | null> => (await accountsOf(users, typed)).find((user) => user !== null) ?? null
