import type { AccountPorts, AccountSettings } from '../account-ports.ts'
import type { Accounts } from '../contract.ts'
import { ownAccountSteps } from '../own-account-steps.ts'
import { forgottenPasswordSteps } from '../passwords/forgotten-password-steps.ts'
import { registrationSteps } from '../registration-steps.ts'
import { loggingIn } from '../sessions/logging-in.ts'
import { ownSessions } from '../sessions/own-sessions.ts'
import type { Visit } from '../sessions/visit.ts'

/** Accounts, for one visitor at a time: see the contract. */
export const accountsService =
  (ports: AccountPorts, settings: AccountSettings) =>
  (visit: Visit): Accounts => {
    const register = registrationSteps(ports, settings, visit)
    const login = loggingIn(ports, visit)
    const own = ownAccountSteps(ports, settings, visit)
    return {
      ...own,
      ...ownSessions(ports, visit),
      ...forgottenPasswordSteps(ports, settings, visit),
      async register(request) {
        await register(request)
        return own.profile()
      },
      async login(request) {
        await login(request)
        return own.profile()
      },
    }
  }
