import { Secret, TOTP } from 'otpauth'
import type { AuthenticatorApps } from '#application/identity/second-factors/authenticator-apps.ts'
import { brand } from '#domain/shared/brand.ts'

const totp = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })

/** Authenticator apps by otpauth, with what every one of them understands: SHA-1, six digits, thirty seconds. */
export const totpApps: AuthenticatorApps = {
  newSecret: () => new Secret({ size: 20 }).base32,
  uri: (secret, account) => totp(secret, account).toString(),
  async qr(uri) {
    // It draws for few, and brings a drawer of pictures along.
    const { toString: drawn } = await import('qrcode')
    return drawn(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  },
  stepOf(secret, code, at) {
    const app = totp(secret, '')
    const timestamp = at.getTime()
    const delta = app.validate({ token: code, timestamp, window: 1 })
    return delta === null ? null : app.counter({ timestamp }) + delta
  },
}
