import type { Outbox } from '#application/notifications/outbox.ts'
import type { Throttle } from '#application/shared/throttle.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { AccountReader } from '../account-reader.ts'
import type { CallerOf } from '../sessions/callers.ts'
import type { SignInPorts } from '../steps/sign-in.ts'
import type { UserRepository } from '../user-repository.ts'
import type { AuthenticatorApps } from './authenticator-apps.ts'
import type { AuthenticatorStore } from './authenticator-store.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { PasskeyVerifier } from './passkey-verifier.ts'
import type { SecondFactorCheck } from './second-factor-check.ts'

/** What second locks stand on. */
export interface SecondFactorPorts extends SignInPorts {
  readonly users: UserRepository
  readonly accounts: AccountReader
  readonly authenticators: AuthenticatorStore
  readonly apps: AuthenticatorApps
  readonly passkeys: PasskeyStore
  readonly challenges: PasskeyChallenges
  readonly verifier: PasskeyVerifier
  readonly check: SecondFactorCheck
  readonly throttle: Throttle
  readonly outbox: Outbox
  readonly work: UnitOfWork
  readonly callerOf: CallerOf
}
