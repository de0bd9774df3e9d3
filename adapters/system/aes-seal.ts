import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Seal } from '#application/shared/seal.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Seals with a key that is derived from the installation's secret (AES-256-GCM, a new nonce each time). */
export function aesSeal(secretKey: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed texts', 32))
  return {
    close(text, context) {
      const iv = randomBytes(ivBytes)
      const closing = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(
        Buffer.from(context),
      )
      const sealed = Buffer.concat([closing.update(text, 'utf8'), closing.final()])
      return Buffer.concat([iv, closing.getAuthTag(), sealed]).toString('base64')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64')
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
    },
  }
}
