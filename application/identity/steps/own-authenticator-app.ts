import { signedIn } from '#application/shared/caller.ts'
import {
  readCode,
  recoveryCodeCount,
  recoveryCodeDigits,
  writtenCode,
  wrongCode,
} from '#domain/identity/second-factor.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { SecondFactors } from '../contract.ts'
import { codesPerAccount } from '../limits.ts'
import { ownUser } from '../own-user.ts'
import { readableSecret, recoveryDigest } from '../second-factors/second-factor-check.ts'
import type { SecondFactorPorts } from '../second-factors/second-factor-ports.ts'
import { tellLockChanged } from '../second-factors/tell-second-factor-changed.ts'
import { refuseOldSignIn } from '../sessions/recent-sign-in.ts'
import type { Visit } from '../sessions/visit.ts'

const refusedCode = (): DomainError =>
  new DomainError('rule-broken', 'wrong-code', wrongCode, { code: wrongCode })

const notBegun = (): DomainError =>
  new DomainError('conflict', 'no-authenticator-app', 'There is no authenticator app to confirm. Begin anew.')

/** The authenticator app of whoever is signed in. Every change of a lock that is on asks for a code of it. */
export function ownAuthenticatorAppSteps(
  ports: SecondFactorPorts,
  visit: Visit,
): Pick<
  SecondFactors,
  'beginAuthenticatorApp' | 'confirmAuthenticatorApp' | 'newRecoveryCodes' | 'removeAuthenticatorApp'
> {
  const { authenticators, apps, check, sessions, callerOf, throttle, work, ids, digest, clock } = ports
  const owner = () => ownUser(ports, visit)

  async function newCodes(userId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, () => ids.digits(recoveryCodeDigits))
    await authenticators.keepRecoveryCodes(
      userId,
      codes.map((digits) => recoveryDigest(digest, userId, digits)),
    )
    return codes.map(writtenCode)
  }

  /** Whoever stands before an open browser must not guess for ever. */
  async function askCode(userId: string, isRight: () => Promise<boolean>): Promise<void> {
    await throttle.count(codesPerAccount, userId)
    if (!(await isRight())) throw refusedCode()
    await throttle.forget(codesPerAccount, userId)
  }

  async function confirms(userId: string, typed: string): Promise<boolean> {
    const app = await authenticators.appOf(userId)
    if (!app || app.confirmedAt) throw notBegun()
    const code = readCode(typed)
    const step = code?.kind === 'app' ? apps.stepOf(readableSecret(app), code.digits, clock.now()) : null
    return step !== null && authenticators.useStep(userId, step)
  }

  return {
    async beginAuthenticatorApp() {
      const { id, email } = await owner()
      await refuseOldSignIn(ports, visit)
      const known = await authenticators.appOf(id)
      if (known?.confirmedAt)
        throw new DomainError(
          'conflict',
          'authenticator-app-known',
          'Your account has an authenticator app already. Remove it first.',
        )
      const secret = apps.newSecret()
      await authenticators.begin(id, secret)
      const uri = apps.uri(secret, email ?? '')
      return { secret, uri, qr: await apps.qr(uri) }
    },

    async confirmAuthenticatorApp(code) {
      const user = await owner()
      await refuseOldSignIn(ports, visit)
      await askCode(user.id, () => confirms(user.id, code))
      return work.run(async () => {
        await authenticators.confirm(user.id, clock.now())
        // Whoever else was signed in came by a weaker lock.
        await sessions.endAll(user.id, signedIn(await callerOf(visit)).sessionId)
        await tellLockChanged(ports, user, 'app-added')
        return { recoveryCodes: await newCodes(user.id) }
      })
    },

    async newRecoveryCodes(code) {
      const user = await owner()
      await askCode(user.id, () => check.accept(user.id, code))
      return work.run(async () => {
        await tellLockChanged(ports, user, 'codes-replaced')
        return { recoveryCodes: await newCodes(user.id) }
      })
    },

    async removeAuthenticatorApp(code) {
      const user = await owner()
      await askCode(user.id, () => check.accept(user.id, code))
      await work.run(async () => {
        await authenticators.remove(user.id)
        await tellLockChanged(ports, user, 'app-removed')
      })
    },
  }
}
