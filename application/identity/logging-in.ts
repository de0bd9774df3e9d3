import { checkCredentials, missingCredentials } from '#domain/identity/credentials.ts'
import { codeWanted, passkeyWanted, wrongCode } from '#domain/identity/second-factor.ts'
import type { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AccountPorts } from './account-ports.ts'
import type { SignInRequest } from './contract.ts'
import { signInsPerAccount, signInsPerAddress, signInsPerGuesser } from './limits.ts'
import { signIn } from './sign-in.ts'
import type { Visit } from './visit.ts'

/** One account is one key, however its address is written. */
export const accountKey = (email: string): string => email.trim().toLowerCase()

/** An account as it is guessed at from one network address. */
export const guesserKey = (email: string, { address }: Visit): string => `${accountKey(email)} ${address}`

/** Signing in with a password, and a code where the account wants one. The same answer and time for unknown ones. */
export const loggingIn = (ports: AccountPorts, visit: Visit) => {
  const { users, passwords, secondFactors, throttle } = ports

  async function askSecondFactor(user: User, code: string | undefined): Promise<void> {
    const wanted = await secondFactors.wanted(user)
    if (wanted === null) return
    if (wanted === 'passkey') throw new DomainError('not-signed-in', 'passkey-needed', passkeyWanted)
    if (code === undefined || code.trim() === '')
      throw new DomainError('not-signed-in', 'second-factor-needed', codeWanted)
    if (!(await secondFactors.accept(user.id, code)))
      throw new DomainError('not-signed-in', 'wrong-code', wrongCode, { code: wrongCode })
  }

  return async ({ email, password, code }: SignInRequest): Promise<User> => {
    const gap = checkCredentials({ email, password })
    if (gap !== null)
      throw new DomainError(
        'rule-broken',
        'credentials-missing',
        gap,
        missingCredentials({ email, password }),
      )
    await throttle.count(signInsPerAddress, visit.address)
    await throttle.count(signInsPerGuesser, guesserKey(email, visit))
    await throttle.count(signInsPerAccount, accountKey(email))
    const user = await users.byEmail(email.trim())
    const isRight = await passwords.isRight(password, user?.passwordHash ?? null)
    if (!user || !isRight)
      throw new DomainError('not-signed-in', 'wrong-credentials', 'Wrong email or password.')
    await askSecondFactor(user, code)
    await signIn(ports, visit, user)
    await throttle.forget(signInsPerGuesser, guesserKey(email, visit))
    await throttle.forget(signInsPerAccount, accountKey(email))
    return user
  }
}
