import { signedIn } from '#application/shared/caller.ts'
import { checkPasskeyName } from '#domain/identity/passkey-name.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'
import type { PasskeyView, SecondFactors } from '../contract.ts'
import { ownUser } from '../own-user.ts'
import { challengeTime, passkeyRefused } from '../second-factors/passkey-sign-in.ts'
import type { Passkey } from '../second-factors/passkey-store.ts'
import type { SecondFactorPorts } from '../second-factors/second-factor-ports.ts'
import { tellLockChanged } from '../second-factors/tell-second-factor-changed.ts'
import { refuseOldSignIn } from '../sessions/recent-sign-in.ts'
import type { Visit } from '../sessions/visit.ts'

const view = ({ id, name, createdAt }: Passkey): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
})

/** The passkeys of whoever is signed in. */
export function ownPasskeySteps(
  ports: SecondFactorPorts,
  visit: Visit,
): Pick<SecondFactors, 'passkeyCreation' | 'addPasskey' | 'removePasskey'> & {
  list(userId: string): Promise<readonly PasskeyView[]>
} {
  const { passkeys, challenges, verifier, sessions, callerOf, work, ids, clock } = ports
  const owner = () => ownUser(ports, visit)

  return {
    list: async (userId) => (await passkeys.of(userId)).map(view),

    async passkeyCreation() {
      const { id, email, name } = await owner()
      await refuseOldSignIn(ports, visit)
      const asked = await verifier.creation(
        visit.origin,
        { id, email: email ?? '', name },
        await passkeys.of(id),
      )
      await challenges.keep({
        challenge: asked.challenge,
        userId: id,
        expiresAt: new Date(clock.now().getTime() + challengeTime),
      })
      return asked.options
    },

    async addPasskey(name, answer) {
      const user = await owner()
      await refuseOldSignIn(ports, visit)
      const fault = checkPasskeyName(name)
      if (fault !== null) throw new DomainError('rule-broken', 'passkey-name', fault, { name: fault })
      const read = verifier.read(answer)
      if (!read || !(await challenges.take(read.challenge, user.id, clock.now()))) throw passkeyRefused()
      const credential = await verifier.verifyCreation(visit.origin, answer, read.challenge)
      if (!credential) throw passkeyRefused()
      const passkey: Passkey = {
        ...credential,
        id: ids.newId(),
        userId: user.id,
        name: tidyLine(name),
        createdAt: clock.now(),
      }
      return work.run(async () => {
        if (!(await passkeys.keep(passkey)))
          throw new DomainError('conflict', 'passkey-known', 'This passkey is known already.')
        // Whoever else was signed in came by a weaker lock.
        await sessions.endAll(user.id, signedIn(await callerOf(visit)).sessionId)
        await tellLockChanged(ports, user, 'passkey-added')
        return view(passkey)
      })
    },

    async removePasskey(id) {
      const user = await owner()
      await refuseOldSignIn(ports, visit)
      await work.run(async () => {
        if (!(await passkeys.remove(user.id, id)))
          throw new DomainError('not-found', 'passkey-not-found', 'This passkey is gone already.')
        await tellLockChanged(ports, user, 'passkey-removed')
      })
    },
  }
}
