import { describe, expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { mayOpenAccount, providerRefusal } from './provider-account.ts'

const identity = {
  issuer: 'https://accounts.test',
  subject: '1',
  email: 'lena@example.test',
  emailVerified: true,
  name: 'Lena',
}

describe('an identity of another provider', () => {
  it('opens a new account, or one whose address is proved', () => {
    expect(() => mayOpenAccount(identity, null)).not.toThrow()
    expect(() => mayOpenAccount(identity, { emailVerified: true })).not.toThrow()
  })

  it('opens nothing while its provider has not seen the address', () => {
    for (const existing of [null, { emailVerified: true }]) {
      const refused = () => mayOpenAccount({ ...identity, emailVerified: false }, existing)
      expect(refused).toThrow('Google has not verified your email address')
    }
    expect(() => mayOpenAccount({ ...identity, email: '' }, null)).toThrow('Google has not verified')
  })

  it('is not joined to an account that somebody may have made with a stranger’s address', () => {
    expect(() => mayOpenAccount(identity, { emailVerified: false })).toThrow('was never verified')
  })

  it('with an account that wants its passkey says so', () => {
    expect(providerRefusal('passkey-needed')).toBe('Sign in with your passkey')
    expect(providerRefusal('made-up')).toBe('Google authentication failed')
  })
})

it('a refused identity is known by its code', () => {
  expect(refusalOf(() => mayOpenAccount({ ...identity, emailVerified: false }, null))).toMatchObject({
    refusal: 'forbidden',
    code: 'provider-email-unverified',
  })
  expect(refusalOf(() => mayOpenAccount(identity, { emailVerified: false }))).toMatchObject({
    refusal: 'conflict',
    code: 'account-email-unverified',
  })
})
