import { signedIn } from '#application/shared/caller.ts'
import type { SecondFactors } from '../contract.ts'
import type { Visit } from '../sessions/visit.ts'
import { ownAuthenticatorApp } from './own-authenticator-app.ts'
import { ownPasskeys } from './own-passkeys.ts'
import { passkeySignIn } from './passkey-sign-in.ts'
import type { SecondFactorPorts } from './second-factor-ports.ts'

/** The second lock, for one visitor at a time: see the contract. */
export const secondFactorsService =
  (ports: SecondFactorPorts) =>
  (visit: Visit): SecondFactors => {
    const { list, ...passkeys } = ownPasskeys(ports, visit)
    return {
      ...ownAuthenticatorApp(ports, visit),
      ...passkeys,
      ...passkeySignIn(ports, visit),

      async state() {
        const { userId, role } = signedIn(await ports.callerOf(visit))
        const app = await ports.authenticators.appOf(userId)
        return {
          authenticatorApp: app?.confirmedAt != null,
          recoveryCodesLeft: await ports.authenticators.recoveryCodesLeft(userId),
          passkeys: await list(userId),
          required: ports.check.isRequired(role),
        }
      },
    }
  }
