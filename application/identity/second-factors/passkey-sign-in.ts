import { notSignedIn } from '#application/shared/caller.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { SecondFactors } from '../contract.ts'
import { signInsPerAddress } from '../limits.ts'
import type { Visit } from '../sessions/visit.ts'
import { signIn } from '../steps/sign-in.ts'
import type { SecondFactorPorts } from './second-factor-ports.ts'

/** How long a passkey may be looked for, in milliseconds. */
export const challengeTime = 5 * 60_000

export const passkeyRefused = (): DomainError =>
  new DomainError('rule-broken', 'passkey-refused', 'This passkey could not be checked. Please try again.')

/** Signing in with a passkey alone: it is something one has and something one knows or is. */
export function passkeySignIn(
  ports: SecondFactorPorts,
  visit: Visit,
): Pick<SecondFactors, 'passkeyRequest' | 'signInWithPasskey'> {
  const { passkeys, challenges, verifier, users, accounts, throttle, clock } = ports
  const refused = (): DomainError => {
    const { code, message } = passkeyRefused()
    return new DomainError('not-signed-in', code, message)
  }

  return {
    async passkeyRequest() {
      await throttle.count(signInsPerAddress, visit.address)
      const asked = await verifier.request(visit.origin)
      const expiresAt = new Date(clock.now().getTime() + challengeTime)
      await challenges.keep({ challenge: asked.challenge, userId: null, expiresAt })
      return asked.options
    },

    async signInWithPasskey(answer) {
      await throttle.count(signInsPerAddress, visit.address)
      const read = verifier.read(answer)
      if (!read || !(await challenges.take(read.challenge, null, clock.now()))) throw refused()
      const passkey = await passkeys.find(read.credentialId)
      const counter = passkey && (await verifier.verifyRequest(visit.origin, answer, read.challenge, passkey))
      if (!passkey || counter === null || !(await passkeys.counted(passkey.credentialId, counter)))
        throw refused()
      const user = await users.byId(passkey.userId)
      if (!user) throw refused()
      await signIn(ports, visit, user)
      const view = await accounts.view(user.id)
      if (!view) throw notSignedIn()
      return view
    },
  }
}
