import { randomUUID } from 'node:crypto'
import { totpApps } from '#adapters/authenticators/totp-apps.ts'
import type { MemoryGallery } from '#adapters/memory/catalogue/memory-gallery.ts'
import { memoryAccountReader } from '#adapters/memory/identity/memory-account-reader.ts'
import { memoryArtistMembership } from '#adapters/memory/identity/memory-artist-membership.ts'
import { memoryAuthenticatorStore } from '#adapters/memory/identity/memory-authenticator-store.ts'
import { memoryOneTimeTokens } from '#adapters/memory/identity/memory-one-time-tokens.ts'
import { memoryPasskeyChallenges } from '#adapters/memory/identity/memory-passkey-challenges.ts'
import { memoryPasskeyStore } from '#adapters/memory/identity/memory-passkey-store.ts'
import type { MemoryPeople } from '#adapters/memory/identity/memory-people.ts'
import { memorySessionRepository } from '#adapters/memory/identity/memory-session-repository.ts'
import { memoryUserRepository } from '#adapters/memory/identity/memory-user-repository.ts'
import type { MemoryBooks } from '#adapters/memory/orders/memory-books.ts'
import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import { webauthn } from '#adapters/passkeys/webauthn.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { tellingMembership } from '#application/artists/telling-membership.ts'
import type { AccountPorts } from '#application/identity/account-ports.ts'
import { secondFactorCheck } from '#application/identity/second-factors/second-factor-check.ts'
import type { SecondFactorPorts } from '#application/identity/second-factors/second-factor-ports.ts'
import { callers } from '#application/identity/sessions/callers.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import { User } from '#domain/identity/user.ts'
import type { GivenAccount } from '../stage.ts'

/** Cheap ones, for people who exist for a second. */
const passwords = argon2Passwords({ memoryCost: 8, timeCost: 1 })

type DeskPorts = AccountPorts & Omit<SecondFactorPorts, keyof AccountPorts>

/** The front desk's ports over memory, second locks and all. */
export function memoryAccountPorts(
  people: MemoryPeople,
  gallery: MemoryGallery,
  shared: Pick<AccountPorts, 'outbox' | 'work' | 'clock'> & { readonly happenings: Happenings },
  books: MemoryBooks,
): DeskPorts {
  const sessions = memorySessionRepository(people)
  const basics = { ...shared, digest: sha256, ids: randomIds, sessions, seal: aesSeal('kept in tests alone') }
  const locks = {
    authenticators: memoryAuthenticatorStore(people.locks),
    apps: totpApps,
    passkeys: memoryPasskeyStore(people.locks),
    challenges: memoryPasskeyChallenges(people.locks),
    verifier: webauthn,
  }
  const check = secondFactorCheck({ ...basics, ...locks }, () => false)
  return {
    ...basics,
    users: memoryUserRepository(people),
    accounts: memoryAccountReader(people, gallery),
    tokens: memoryOneTimeTokens(people),
    membership: tellingMembership(
      memoryArtistMembership(people, gallery, randomIds, books),
      shared.happenings,
    ),
    passwords,
    ...locks,
    check,
    secondFactors: check,
    throttle: memoryThrottle(),
    callerOf: callers(basics),
    phones: numberingPlans,
  }
}

/** An account that was there before the scenario begins. */
export async function keepAccount(
  { users }: MemoryPeople,
  { name, email, password }: GivenAccount,
  now: Date,
): Promise<void> {
  const passwordHash = await passwords.hash(password)
  const account = { id: randomUUID(), name, email, country: 'NG', phone: '+2348012345678' } as const
  const user = new User({ ...account, role: 'user', passwordHash }, now)
  users.set(user.id, user)
}
