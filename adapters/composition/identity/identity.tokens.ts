import type { AccountReader } from '#application/identity/account-reader.ts'
import type { ArtistMembership } from '#application/identity/artist-membership.ts'
import type {
  Accounts,
  ProviderReturn,
  ProviderSignIn,
  SecondFactors,
  SignInProviders,
} from '#application/identity/contract.ts'
import type { OneTimeTokens } from '#application/identity/passwords/one-time-tokens.ts'
import type { Passwords } from '#application/identity/passwords/passwords.ts'
import type { AuthorizationSecret } from '#application/identity/providers/authorization-secret.ts'
import type { IdentityProvider } from '#application/identity/providers/identity-provider.ts'
import type { ProviderStore } from '#application/identity/providers/provider-store.ts'
import type { AuthenticatorApps } from '#application/identity/second-factors/authenticator-apps.ts'
import type { AuthenticatorStore } from '#application/identity/second-factors/authenticator-store.ts'
import type { PasskeyChallenges } from '#application/identity/second-factors/passkey-challenges.ts'
import type { PasskeyStore } from '#application/identity/second-factors/passkey-store.ts'
import type { PasskeyVerifier } from '#application/identity/second-factors/passkey-verifier.ts'
import type { SecondFactorCheck } from '#application/identity/second-factors/second-factor-check.ts'
import type { AdminAppointment } from '#application/identity/services/admin-appointment-service.ts'
import type { CallerOf, StillSignedIn } from '#application/identity/sessions/callers.ts'
import type { SessionRepository } from '#application/identity/sessions/session-repository.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { UserRepository } from '#application/identity/user-repository.ts'
import { token } from '../binding.ts'

export const identityPorts = {
  users: token<UserRepository>('users'),
  accounts: token<AccountReader>('accounts'),
  sessions: token<SessionRepository>('sessions'),
  tokens: token<OneTimeTokens>('one-time tokens'),
  passwords: token<Passwords>('passwords'),
}

/** Membership of which the admins hear. */
export const membership = token<ArtistMembership>('membership')

export const secondFactorPorts = {
  authenticators: token<AuthenticatorStore>('authenticators'),
  passkeys: token<PasskeyStore>('passkeys'),
  challenges: token<PasskeyChallenges>('challenges'),
}

export const secondFactorDevices = {
  apps: token<AuthenticatorApps>('apps'),
  verifier: token<PasskeyVerifier>('verifier'),
}

export const providerPorts = {
  store: token<ProviderStore>('provider store'),
  provider: token<IdentityProvider | null>('provider'),
}

/** Who is behind a visit, whether they still are, and whether a second lock is shut: every capability asks. */
export const callerOf = token<CallerOf>('callerOf')
export const isStill = token<StillSignedIn>('isStill')
export const secondFactorCheck = token<SecondFactorCheck>('secondFactorCheck')

export const identityServices = {
  accounts: token<(visit: Visit) => Accounts>('accounts service'),
  secondFactors: token<(visit: Visit) => SecondFactors>('secondFactors'),
  signInProviders: token<SignInProviders>('signInProviders'),
  providerSignIn:
    token<(visit: Visit, authorization: AuthorizationSecret) => ProviderSignIn & ProviderReturn>(
      'providerSignIn',
    ),
  adminAppointment: token<AdminAppointment>('adminAppointment'),
}
