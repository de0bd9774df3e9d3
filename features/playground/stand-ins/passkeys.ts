import type { PasskeyDevice } from '#application/identity/second-factors/passkey-device.ts'
import type { PasskeyVerifier, ReadAnswer } from '#application/identity/second-factors/passkey-verifier.ts'
import { hash, randomUUID } from './crypto.ts'

interface Asked {
  readonly challenge: string
  readonly site: string
  readonly known?: readonly string[]
}

interface Answered extends ReadAnswer {
  readonly site: string
  readonly key: string
  readonly count: number
  readonly proof: string
}

interface Held {
  readonly id: string
  readonly site: string
  readonly key: string
  count: number
}

const siteOf = (origin: string): string => new URL(origin).hostname
const asked = (origin: string, more: object = {}) => {
  const options: Asked = { challenge: randomUUID(), site: siteOf(origin), ...more }
  return { challenge: options.challenge, options }
}
const proofOf = (challenge: string, key: string): string => hash('sha256', `${challenge} ${key}`)
const isTrue = ({ site, challenge, proof, key }: Answered, origin: string, expected: string): boolean =>
  site === siteOf(origin) && challenge === expected && proof === proofOf(challenge, key)

/** Passkeys without their mathematics: what they prove is proved by a word that only the device and we know. */
export const webauthn: PasskeyVerifier = {
  creation: async (origin, _user, known) =>
    asked(origin, { known: known.map(({ credentialId }) => credentialId) }),
  request: async (origin) => asked(origin),
  read: (answer) => ('credentialId' in answer ? (answer as Answered) : null),
  async verifyCreation(origin, answer, challenge) {
    const { credentialId, key, count, ...said } = answer as Answered
    return isTrue({ credentialId, key, count, ...said }, origin, challenge)
      ? { credentialId, publicKey: new TextEncoder().encode(key), counter: count, transports: ['internal'] }
      : null
  },
  async verifyRequest(origin, answer, challenge, { publicKey, counter }) {
    const key = new TextDecoder().decode(publicKey)
    const said = { ...(answer as Answered), key }
    return isTrue(said, origin, challenge) && said.count > counter ? said.count : null
  },
}

/** A device that makes and uses them. */
export function softwarePasskeys(origin: string): PasskeyDevice {
  const held: Held[] = []
  const answer = ({ id, site, key, count }: Held, challenge: string): Answered => ({
    credentialId: id,
    challenge,
    site,
    key,
    count,
    proof: proofOf(challenge, key),
  })
  return {
    isAvailable: () => true,
    async create(options) {
      const { challenge, known = [] } = options as Asked
      if (held.some(({ id }) => known.includes(id))) return null
      const made = { id: randomUUID(), site: siteOf(origin), key: randomUUID(), count: 0 }
      held.push(made)
      return answer(made, challenge)
    },
    async ask(options) {
      const { challenge, site } = options as Asked
      const found = held.find((each) => each.site === site)
      if (!found) return null
      found.count += 1
      return answer(found, challenge)
    },
  }
}
