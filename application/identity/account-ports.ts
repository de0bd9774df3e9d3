import type { Outbox } from '#application/notifications/outbox.ts'
import type { Throttle } from '#application/shared/throttle.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import type { AccountReader } from './account-reader.ts'
import type { ArtistMembership } from './artist-membership.ts'
import type { OneTimeTokens } from './passwords/one-time-tokens.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { SecondFactorCheck } from './second-factors/second-factor-check.ts'
import type { CallerOf } from './sessions/callers.ts'
import type { SignInPorts } from './steps/sign-in.ts'
import type { UserRepository } from './user-repository.ts'

/** What accounts stand on. */
export interface AccountPorts extends SignInPorts {
  readonly users: UserRepository
  readonly accounts: AccountReader
  readonly tokens: OneTimeTokens
  readonly passwords: Passwords
  readonly secondFactors: SecondFactorCheck
  readonly membership: ArtistMembership
  readonly throttle: Throttle
  readonly outbox: Outbox
  readonly work: UnitOfWork
  readonly callerOf: CallerOf
  readonly phones: PhoneNumbers
}

export interface AccountSettings {
  /** Scheme and host that links in mails begin with, whatever address was asked. */
  readonly publicUrl: string
}
