import type { User } from '#domain/identity/user.ts'
import { emailKey, tidyEmail } from '#domain/shared/email-address.ts'
import type { UserRepository } from './user-repository.ts'

/** One account is one key, however its address is written. */
export const accountKey = emailKey

/** The account of an address that was typed; one from before signs that nobody sees were left out has them in its own. */
export const accountOf = async (
  users: Pick<UserRepository, 'byEmail'>,
  typed: string,
): Promise<User | null> =>
  (await users.byEmail(tidyEmail(typed))) ??
  (tidyEmail(typed) === typed.trim() ? null : users.byEmail(typed.trim()))
