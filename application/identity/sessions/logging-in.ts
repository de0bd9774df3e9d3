import type { ThrottleLimit } from '#application/shared/throttle.ts'
import { checkCredentials, missingCredentials } from '#domain/identity/credentials.ts'
import { codeWanted, passkeyWanted, wrongCode } from '#domain/identity/second-factor.ts'
import type { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { accountKey, accountsOf } from '../account-key.ts'
import type { AccountPorts } from '../account-ports.ts'
import type { SignInRequest } from '../contract.ts'
import {
  codesPerAccount,
  signInsPerAccount,
  signInsPerAddress,
  signInsPerDevice,
  signInsPerGuesser,
} from '../limits.ts'
import { signIn } from '../steps/sign-in.ts'
import { knownDevice } from './known-devices.ts'
import type { Visit } from './visit.ts'

interface Counts {
  /** What a wrong password for an account counts against; the right one ends it. */
  readonly wrong: readonly (readonly [ThrottleLimit, string])[]
  /** What every try counts against. */
  readonly tried: readonly (readonly [ThrottleLimit, string])[]
}

/** By whoever tries it here: many people may share an address, a browser that the account knows is its owner's. */
function countsOf(ports: Pick<AccountPorts, 'seal'>, visit: Visit, email: string): Counts {
  const account = accountKey(email)
  const device = knownDevice(ports, visit, account)
  if (device !== null) return { wrong: [[signInsPerDevice, `${account} ${device}`]], tried: [] }
  return {
    wrong: [
      [signInsPerGuesser, `${account} ${visit.address}`],
      [signInsPerAccount, account],
    ],
    tried: [[signInsPerAddress, visit.address]],
  }
}

/** Whoever has shown that an account is theirs begins anew. */
export async function forgetWrongPasswords(
  ports: Pick<AccountPorts, 'seal' | 'throttle'>,
  visit: Visit,
  email: string,
): Promise<void> {
  for (const [limit, key] of countsOf(ports, visit, email).wrong) await ports.throttle.forget(limit, key)
}

/** Signing in with a password, and a code where the account wants one. The same answer and time for unknown ones. */
export const loggingIn = (ports: AccountPorts, visit: Visit) => {
  const { users, passwords, secondFactors, throttle } = ports

  async function askSecondFactor(user: User, code: string | undefined): Promise<void> {
    const wanted = await secondFactors.wanted(user)
    if (wanted === null) return
    if (wanted === 'passkey') throw new DomainError('not-signed-in', 'passkey-needed', passkeyWanted)
    if (code === undefined || code.trim() === '')
      throw new DomainError('not-signed-in', 'second-factor-needed', codeWanted)
    await throttle.count(codesPerAccount, user.id)
    if (!(await secondFactors.accept(user.id, code)))
      throw new DomainError('not-signed-in', 'wrong-code', wrongCode, { code: wrongCode })
    await throttle.forget(codesPerAccount, user.id)
  }

  /** As many passwords are looked at as there are ways to read the address, whether there are accounts or not. */
  async function ownerOf(email: string, password: string): Promise<User | null> {
    let owner: User | null = null
    for (const user of await accountsOf(users, email)) {
      const isRight = await passwords.isRight(password, user?.passwordHash ?? null)
      if (isRight) owner ??= user
    }
    return owner
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
    const { wrong, tried } = countsOf(ports, visit, email)
    for (const [limit, key] of [...tried, ...wrong]) await throttle.count(limit, key)
    const user = await ownerOf(email, password)
    if (!user) throw new DomainError('not-signed-in', 'wrong-credentials', 'Wrong email or password.')
    await askSecondFactor(user, code)
    await signIn(ports, visit, user)
    for (const [limit, key] of wrong) await throttle.forget(limit, key)
    return user
  }
}
