import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { Role } from '#domain/identity/roles.ts'
import { readCode } from '#domain/identity/second-factor.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AuthenticatorApps } from './authenticator-apps.ts'
import type { AuthenticatorStore, KeptApp } from './authenticator-store.ts'
import type { PasskeyStore } from './passkey-store.ts'

interface Holder {
  readonly id: string
  readonly role: Role
}

/** What signing in asks of the second lock. */
export interface SecondFactorCheck {
  /** What an account wants besides its password: a code, its passkey instead of all else, or nothing. */
  wanted(user: Holder): Promise<'code' | 'passkey' | null>
  /** Uses up a code of the authenticator app, or a recovery code; false where it is wrong or was used before. */
  accept(userId: string, code: string): Promise<boolean>
  /** Whether the configuration requires a second factor of this role. */
  isRequired(role: Role): boolean
  /** Whether it does, and the account has none yet. */
  owed(user: Holder): Promise<boolean>
}

export interface SecondFactorCheckPorts {
  readonly authenticators: AuthenticatorStore
  readonly apps: AuthenticatorApps
  readonly passkeys: PasskeyStore
  readonly clock: Clock
  readonly digest: Digest
}

/** The app's secret, to check a code with. @throws DomainError rule-broken where nobody can read it any more */
export function readableSecret({ secret }: KeptApp): string {
  if (secret !== null) return secret
  const message = 'The codes of your app cannot be checked here any more. Use one of your recovery codes.'
  throw new DomainError('rule-broken', 'authenticator-app-unreadable', message, { code: message })
}

/** What is kept of a recovery code; the same digits of another account are another code. */
export const recoveryDigest = (digest: Digest, userId: string, digits: string): string =>
  digest(`${userId}:${digits}`)

/** @param settings whether admins must have a second factor */
export function secondFactorCheck(
  { authenticators, apps, passkeys, clock, digest }: SecondFactorCheckPorts,
  { adminsNeedSecondFactor = false }: { readonly adminsNeedSecondFactor?: boolean },
): SecondFactorCheck {
  const isRequired = (role: Role): boolean => adminsNeedSecondFactor && role === 'admin'
  const confirmedApp = async (userId: string) => {
    const app = await authenticators.appOf(userId)
    return app?.confirmedAt ? app : null
  }
  const hasPasskey = async (userId: string): Promise<boolean> => (await passkeys.of(userId)).length > 0

  return {
    isRequired,

    async wanted({ id, role }) {
      if (await confirmedApp(id)) return 'code'
      // A passkey is a second way in for everybody else; where two factors are a duty, it is the only one.
      return isRequired(role) && (await hasPasskey(id)) ? 'passkey' : null
    },

    async accept(userId, typed) {
      const code = readCode(typed)
      const app = code && (await confirmedApp(userId))
      if (!app) return false
      if (code.kind === 'recovery')
        return authenticators.useRecoveryCode(userId, recoveryDigest(digest, userId, code.digits))
      const step = apps.stepOf(readableSecret(app), code.digits, clock.now())
      return step !== null && authenticators.useStep(userId, step)
    },

    owed: async ({ id, role }) => isRequired(role) && !(await confirmedApp(id)) && !(await hasPasskey(id)),
  }
}
