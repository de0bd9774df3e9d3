import { notSignedIn, signedIn } from '#application/shared/caller.ts'
import type { User } from '#domain/identity/user.ts'
import type { CallerOf } from './sessions/callers.ts'
import type { Visit } from './sessions/visit.ts'
import type { UserRepository } from './user-repository.ts'

/** The account of whoever is signed in. @throws DomainError not-signed-in */
export async function ownUser(
  { users, callerOf }: { readonly users: UserRepository; readonly callerOf: CallerOf },
  visit: Visit,
): Promise<User> {
  const user = await users.byId(signedIn(await callerOf(visit)).userId)
  if (!user) throw notSignedIn()
  return user
}
