import { Buffer } from './buffer.ts'
import { sha256 } from './sha256.ts'

export const randomBytes = (count: number): Buffer => crypto.getRandomValues(Buffer.alloc(count))

export const randomInt = (below: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.floor((drawn / 2 ** 32) * below)
}

export const randomUUID = (): string => crypto.randomUUID()

/** At once, where browsers would let us wait for it. */
export const hash = (_algorithm: 'sha256', given: string | Uint8Array): string =>
  Buffer.from(sha256(typeof given === 'string' ? new TextEncoder().encode(given) : given)).toString('hex')
