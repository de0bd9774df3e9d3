import type { AccountPorts, AccountSettings } from '../account-ports.ts'
import type { Accounts } from '../contract.ts'
import { loggingIn } from '../sessions/logging-in.ts'
import { ownSessions } from '../sessions/own-sessions.ts'
import type { Visit } from '../sessions/visit.ts'
import { forgottenPasswordSteps } from '../steps/forgotten-password.ts'
import { ownAccountSteps } from '../steps/own-account.ts'
import { registrationSteps } from '../steps/registration.ts'

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
