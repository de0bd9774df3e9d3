import { signedIn } from '#application/shared/caller.ts'
import type { SecondFactors } from '../contract.ts'
import { passkeySignIn } from '../second-factors/passkey-sign-in.ts'
import type { SecondFactorPorts } from '../second-factors/second-factor-ports.ts'
import type { Visit } from '../sessions/visit.ts'
import { ownAuthenticatorAppSteps } from '../steps/own-authenticator-app.ts'
import { ownPasskeySteps } from '../steps/own-passkey.ts'

/** The second lock, for one visitor at a time: see the contract. */
export const secondFactorsService =
  (ports: SecondFactorPorts) =>
  (visit: Visit): SecondFactors => {
    const { list, ...passkeys } = ownPasskeySteps(ports, visit)
    return {
      ...ownAuthenticatorAppSteps(ports, visit),
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
