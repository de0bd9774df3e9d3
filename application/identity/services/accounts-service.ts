import type { AccountPorts, AccountSettings } from '../account-ports.ts'
import type { Accounts } from '../contract.ts'
import { ownAccount } from '../own-account.ts'
import { forgottenPasswords } from '../passwords/forgotten-passwords.ts'
import { registering } from '../registering.ts'
import { loggingIn } from '../sessions/logging-in.ts'
import { ownSessions } from '../sessions/own-sessions.ts'
import type { Visit } from '../sessions/visit.ts'

/** Accounts, for one visitor at a time: see the contract. */
export const accountsService =
  (ports: AccountPorts, settings: AccountSettings) =>
  (visit: Visit): Accounts => {
    const register = registering(ports, settings, visit)
    const login = loggingIn(ports, visit)
    const own = ownAccount(ports, settings, visit)
    return {
      ...own,
      ...ownSessions(ports, visit),
      ...forgottenPasswords(ports, settings, visit),
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
