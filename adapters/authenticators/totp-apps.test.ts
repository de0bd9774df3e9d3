import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { totpApps } from './totp-apps.ts'

/** The secret and a code of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32
const at = new Date(1_111_111_109_000)
const code = '081804'
const step = 37_037_036

describe('an authenticator app', () => {
  it('agrees with the standard', () => {
    expect(totpApps.stepOf(secret, code, at)).toBe(step)
  })

  it('may be one step early or late, and no more', () => {
    const later = (seconds: number) => totpApps.stepOf(secret, code, new Date(at.getTime() + seconds * 1000))
    expect([later(-30), later(30)]).toEqual([step, step])
    expect([later(-90), later(61)]).toEqual([null, null])
  })

  it('is not opened by another code or none', () => {
    for (const wrong of ['081805', '', 'abcdef', '0818040'])
      expect(totpApps.stepOf(secret, wrong, at)).toBeNull()
  })

  it('is added by a QR code that says who and where', async () => {
    const fresh = totpApps.newSecret()
    expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
    expect(totpApps.newSecret()).not.toBe(fresh)
    const uri = totpApps.uri(fresh, 'lena@example.test')
    expect(uri).toMatch(/^otpauth:\/\/totp\/Sanaa:lena%40example.test\?/)
    expect(uri).toContain(`secret=${fresh}`)
    expect(await totpApps.qr(uri)).toMatch(/^<svg [\s\S]+<\/svg>\s*$/)
  })
})
