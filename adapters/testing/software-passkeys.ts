import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyDevice } from '#application/identity/second-factors/passkey-device.ts'

interface Held {
  readonly id: Buffer
  readonly site: string
  readonly userHandle: string
  readonly privateKey: KeyObject
  counter: number
}

interface SoftwareDevice extends PasskeyDevice {
  /** Whether whoever holds it is asked for a finger, a face or a PIN. */
  verifiesHolder: boolean
  /** Scheme, host and port of the page that it believes to be on. */
  origin: string
  /** How often it says its passkeys were used. */
  setCounter(count: number): void
}

const flags = { present: 0x01, verified: 0x04, holdsKey: 0x40 }

/** As much CBOR as an authenticator speaks: small numbers, texts, bytes, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(kind << 5) | size])
    return size < 256
      ? Buffer.from([(kind << 5) | 24, size])
      : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].map(([key, each]) => Buffer.concat([cbor(key), cbor(each as number)]))
  return Buffer.concat([head(5, value.size), ...entries])
}

const hashed = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** A device that makes and uses passkeys as the standard says, without any hardware. */
export function softwarePasskeys(pageOrigin: string): SoftwareDevice {
  const held: Held[] = []
  const device = {
    verifiesHolder: true,
    origin: pageOrigin,
    setCounter(count: number) {
      for (const each of held) each.counter = count
    },
    isAvailable: () => true,

    async create(options: object) {
      const { challenge, rp, user, excludeCredentials } = options as PublicKeyCredentialCreationOptionsJSON
      const known = new Set(excludeCredentials?.map(({ id }) => id))
      if (held.some(({ id }) => known.has(id.toString('base64url')))) return null
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key: Held = {
        id: randomBytes(32),
        site: rp.id ?? '',
        userHandle: user.id,
        privateKey,
        counter: 0,
      }
      held.push(key)
      const cose = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, key.id.length]),
        key.id,
        cbor(cose),
      ])
      const authData = Buffer.concat([authenticatorData(key, flags.holdsKey), credential])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return answered(key, {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },

    async ask(options: object) {
      const { challenge, rpId } = options as PublicKeyCredentialRequestOptionsJSON
      const key = held.find(({ site }) => site === rpId)
      if (!key) return null
      key.counter += 1
      const data = authenticatorData(key, 0)
      const client = clientData('webauthn.get', challenge)
      return answered(key, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hashed(client)]), key.privateKey).toString(
          'base64url',
        ),
        userHandle: key.userHandle,
      })
    },
  }

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: device.origin, crossOrigin: false }))

  function authenticatorData({ site, counter }: Held, more: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const holder = flags.present | (device.verifiesHolder ? flags.verified : 0)
    return Buffer.concat([hashed(site), Buffer.from([holder | more]), count])
  }

  const answered = ({ id }: Held, response: object): object => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return device
}
