import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyVerifier, ReadAnswer } from '#application/identity/second-factors/passkey-verifier.ts'
import { brand } from '#domain/shared/brand.ts'

/** Read when somebody first uses a passkey: with all that it knows of certificates it takes eight megabytes. */
const library = () => import('@simplewebauthn/server')

const site = (origin: string): string => new URL(origin).hostname

/** How a device may be reached; whatever else it says is not kept. */
const knownTransports: ReadonlySet<string> = new Set([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
])

/** What we ask looks so; anything else was never asked, and may be no text that can be looked for. */
const challengeForm = /^[\w-]{1,200}$/

/** The library throws at whatever is not true; that is an answer too. */
const orNull = <Result>(verified: Promise<Result>): Promise<Result | null> => verified.catch(() => null)

function read(answer: object): ReadAnswer | null {
  const { id, response } = answer as { id?: unknown; response?: { clientDataJSON?: unknown } | null }
  if (typeof id !== 'string' || typeof response?.clientDataJSON !== 'string') return null
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    const { challenge } = said as { challenge?: unknown }
    return typeof challenge === 'string' && challengeForm.test(challenge)
      ? { credentialId: id, challenge }
      : null
  } catch {
    return null
  }
}

/** Passkeys by @simplewebauthn. No attestation is asked for: which device it is, is nobody's business. */
export const webauthn: PasskeyVerifier = {
  async creation(origin, { id, email, name }, known) {
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: brand.name,
      rpID: site(origin),
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { challenge: options.challenge, options }
  },

  async request(origin) {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({ rpID: site(origin), userVerification: 'required' })
    return { challenge: options.challenge, options }
  },

  read,

  async verifyCreation(origin, answer, expectedChallenge) {
    const { verifyRegistrationResponse } = await library()
    const verified = await orNull(
      verifyRegistrationResponse({
        response: answer as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: site(origin),
        requireUserVerification: true,
      }),
    )
    if (!verified?.verified) return null
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
    return {
      credentialId: id,
      publicKey,
      counter,
      transports: transports.filter((each) => knownTransports.has(each)),
    }
  },

  async verifyRequest(origin, answer, expectedChallenge, { credentialId, publicKey, counter }) {
    const { verifyAuthenticationResponse } = await library()
    const verified = await orNull(
      verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: site(origin),
        credential: { id: credentialId, publicKey, counter },
        requireUserVerification: true,
      }),
    )
    return verified?.verified ? verified.authenticationInfo.newCounter : null
  },
}
