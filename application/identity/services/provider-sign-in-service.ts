import { ownPath } from '#application/identity/return-path.ts'
import { providerReturnPath } from '#application/shared/addresses.ts'
import { notSignedIn } from '#application/shared/caller.ts'
import type { Throttle } from '#application/shared/throttle.ts'
import { providerRefusal } from '#domain/identity/provider-account.ts'
import { passkeyWanted, wrongCode } from '#domain/identity/second-factor.ts'
import type { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AccountReader } from '../account-reader.ts'
import type { ProviderReturn, ProviderSignIn } from '../contract.ts'
import { codesPerAccount, signInsPerAddress } from '../limits.ts'
import type { AuthorizationSecret } from '../providers/authorization-secret.ts'
import type { IdentityProvider } from '../providers/identity-provider.ts'
import type { ProviderStore } from '../providers/provider-store.ts'
import type { SecondFactorCheck } from '../second-factors/second-factor-check.ts'
import type { Visit } from '../sessions/visit.ts'
import { type ProviderAccountPorts, providerAccountSteps } from '../steps/provider-account.ts'
import type { SignInPorts } from '../steps/sign-in.ts'
import { signIn } from '../steps/sign-in.ts'

export interface ProviderSignInPorts extends ProviderAccountPorts, SignInPorts {
  /** Null where none is configured. */
  readonly provider: IdentityProvider | null
  readonly store: ProviderStore
  readonly accounts: AccountReader
  readonly check: SecondFactorCheck
  readonly throttle: Throttle
}

const nobodyCameBack = (): DomainError =>
  new DomainError('not-signed-in', 'nobody-came-back', providerRefusal('nobody-came-back'))

/** How long signing in at a provider may take, in milliseconds. */
const authorizationTime = 15 * 60_000

/** Signing in with another provider's account, for one visitor at a time. */
export const providerSignInService =
  (ports: ProviderSignInPorts, { publicUrl }: { readonly publicUrl: string }) =>
  (visit: Visit, authorization: AuthorizationSecret): ProviderSignIn & ProviderReturn => {
    const { provider, store, accounts, check, users, throttle, ids, digest, clock } = ports
    const accountOf = providerAccountSteps(ports, publicUrl)
    const browserDigest = (): string => (authorization.secret === null ? '' : digest(authorization.secret))

    function knownProvider(): IdentityProvider {
      if (provider) return provider
      throw new DomainError('not-found', 'no-provider', 'No other provider is set up for signing in.')
    }

    function newAuthorization(): { readonly browserDigest: string; readonly expiresAt: Date } {
      const secret = ids.secret()
      const expiresAt = new Date(clock.now().getTime() + authorizationTime)
      authorization.carry(secret, expiresAt)
      return { browserDigest: digest(secret), expiresAt }
    }

    async function open(user: User): Promise<void> {
      authorization.drop()
      await signIn(ports, visit, user)
    }

    return {
      async begin({ isLogin, role, returnTo }) {
        const leaving = knownProvider()
        await throttle.count(signInsPerAddress, visit.address)
        const { redirectUrl, authorization: remembered } = await leaving.begin(
          visit.origin + providerReturnPath,
        )
        await store.await({
          ...remembered,
          ...newAuthorization(),
          returnTo: ownPath(returnTo),
          role: isLogin ? 'user' : (role ?? 'user'),
        })
        return { redirectUrl }
      },

      async comeBack({ state, search }) {
        const returned = knownProvider()
        const awaited = await store.take(state, browserDigest(), clock.now())
        if (!awaited) throw nobodyCameBack()
        const identity = await returned.identify(`${visit.origin}${providerReturnPath}?${search}`, awaited)
        const user = await accountOf(identity, awaited.role)
        const wanted = await check.wanted(user)
        // There is no code to ask for: the passkey itself has to come.
        if (wanted === 'passkey') throw new DomainError('not-signed-in', 'passkey-needed', passkeyWanted)
        if (wanted === null) {
          await open(user)
          return { returnTo: awaited.returnTo, codeWanted: false }
        }
        const arrival = newAuthorization()
        await store.keepArrival(arrival.browserDigest, user.id, arrival.expiresAt)
        return { returnTo: awaited.returnTo, codeWanted: true }
      },

      async finish(code) {
        const userId = await store.arrivedFor(browserDigest(), clock.now())
        const user = userId === null ? null : await users.byId(userId)
        if (!user) throw nobodyCameBack()
        await throttle.count(codesPerAccount, user.id)
        if (!(await check.accept(user.id, code)))
          throw new DomainError('not-signed-in', 'wrong-code', wrongCode, { code: wrongCode })
        await throttle.forget(codesPerAccount, user.id)
        await store.forgetArrival(browserDigest())
        await open(user)
        const view = await accounts.view(user.id)
        if (!view) throw notSignedIn()
        return view
      },
    }
  }
