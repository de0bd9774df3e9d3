import type { ArtistMembership } from '#application/identity/artist-membership.ts'
import { welcomeMail } from '#application/notifications/account-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import { galleryPage } from '#application/shared/addresses.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { mayOpenAccount, type ProviderIdentity } from '#domain/identity/provider-account.ts'
import type { RegistrationRole } from '#domain/identity/roles.ts'
import { User } from '#domain/identity/user.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'
import type { ProviderStore } from '../providers/provider-store.ts'
import type { UserRepository } from '../user-repository.ts'

export interface ProviderAccountPorts {
  readonly users: UserRepository
  readonly store: ProviderStore
  readonly membership: ArtistMembership
  readonly outbox: Outbox
  readonly work: UnitOfWork
  readonly clock: Clock
  readonly ids: IdSource
}

const longestName = 100

/** What somebody is called here: by their name there, else by what stands before the @. */
const nameOf = ({ name, email }: ProviderIdentity): string =>
  (tidyLine(name) || email.replace(/@.*$/, '')).slice(0, longestName)

/**
 * Says which account belongs to an identity of a provider: the one it was joined to, else one it may open.
 * @param publicUrl scheme and host that links in mails begin with
 */
export function providerAccountSteps(ports: ProviderAccountPorts, publicUrl: string) {
  const { users, store, membership, outbox, work, clock, ids } = ports

  async function newUser(identity: ProviderIdentity, role: RegistrationRole): Promise<User> {
    const now = clock.now()
    const user = new User(
      {
        id: ids.newId(),
        name: nameOf(identity),
        email: identity.email,
        country: '',
        phone: '',
        role,
        passwordHash: null,
      },
      now,
    )
    user.verifyEmail(now)
    await users.add(user)
    if (role === 'artist') await membership.apply(user.id, user.name, now)
    const holder = { name: user.name, email: identity.email }
    await outbox.add(`welcome:${user.id}`, welcomeMail(holder, `${publicUrl}${galleryPage}`), now)
    return user
  }

  /** @throws DomainError as `mayOpenAccount` does */
  return async (identity: ProviderIdentity, role: RegistrationRole): Promise<User> => {
    const { issuer, subject, email } = identity
    const joined = await store.userOf(issuer, subject)
    const known = joined === null ? null : await users.byId(joined)
    if (known) return known
    return work.run(async () => {
      const existing = email === '' ? null : await users.byEmail(tidyEmail(email))
      mayOpenAccount(identity, existing && { emailVerified: existing.emailVerifiedAt !== null })
      const user = existing ?? (await newUser(identity, role))
      await store.join(issuer, subject, user.id, clock.now())
      return user
    })
  }
}
