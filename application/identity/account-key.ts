import type { User } from '#domain/identity/user.ts'
import { emailKey, tidyEmail } from '#domain/shared/email-address.ts'
import type { UserRepository } from './user-repository.ts'

/** One account is one key, however its address is written. */
export const accountKey = emailKey

/**
 * The account of an address that was typed. One that shares its mailbox with another but for signs that nobody sees keeps them,
 * and is meant where just those are typed: a phone wraps the same ones around it each time.
 */
export const accountOf = async (
  users: Pick<UserRepository, 'byEmail'>,
  typed: string,
): Promise<User | null> =>
  (tidyEmail(typed) === typed.trim() ? null : await users.byEmail(typed.trim())) ??
  users.byEmail(tidyEmail(typed))
