import { beforeEach, describe, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { identityServices, secondFactorDevices } from '#adapters/composition/identity/identity.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { password, registrationOf } from '#adapters/testing/identity/accounts-fixture.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import type { Accounts, SecondFactors } from '#application/identity/contract.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'

const email = 'lena@example.test'
const wrongCode = { refusal: 'rule-broken', code: 'wrong-code', fields: { code: expect.any(String) } }
const refusedPasskey = {
  refusal: 'rule-broken',
  code: 'passkey-refused',
  message: 'This passkey could not be checked. Please try again.',
}

let memory: Memory
let own: Accounts
let locks: SecondFactors
/** What an app shows, by its time step. */
let codes: Map<string, number>
/** What a browser was told of its owner for a new passkey, and what it answers. */
let told: unknown
let readable: boolean
let isTrue: boolean

beforeEach(async () => {
  memory = new Memory()
  codes = new Map([
    ['111111', 1],
    ['222222', 2],
    ['333333', 3],
  ])
  readable = isTrue = true
  const credential = { credentialId: 'device', publicKey: new Uint8Array([1]), counter: 0 }
  const shop = memoryAssembly(
    memory,
    given(system.clock, { now: () => new Date('2026-03-01T10:00:00Z') }),
    given(secondFactorDevices.apps, {
      newSecret: () => 'JBSWY3DPEHPK3PXP',
      uri: (secret, account) => `otpauth://totp/${account}?secret=${secret}`,
      qr: async (uri) => `<svg>${uri}</svg>`,
      stepOf: (_secret, code) => codes.get(code) ?? null,
    }),
    given(secondFactorDevices.verifier, {
      async creation(_origin, user) {
        told = user
        return { challenge: 'asked', options: {} }
      },
      request: async () => ({ challenge: 'asked', options: {} }),
      read: () => (readable ? { credentialId: 'device', challenge: 'asked' } : null),
      verifyCreation: async () => (isTrue ? (credential as never) : null),
      verifyRequest: async () => null,
    }),
  )
  const visit = givenVisit()
  own = shop.get(identityServices.accounts)(visit)
  locks = shop.get(identityServices.secondFactors)(visit)
  await own.register(registrationOf(email))
})

const subjects = () => [...memory.mails.values()].map(({ mail }) => mail.subject)

describe('an authenticator app', () => {
  it('is confirmed by a code of it, which is then used up', async () => {
    const { uri } = await locks.beginAuthenticatorApp()
    expect(uri).toContain(email)
    expect((await locks.confirmAuthenticatorApp('111111')).recoveryCodes).toHaveLength(10)
    await expect(locks.removeAuthenticatorApp('111111')).rejects.toMatchObject(wrongCode)
    expect(subjects()).toContain('An authenticator app was added to your account')
  })

  it.each(['999999', 'no code', '11111-11111-11111-11111'])('is not confirmed by %s', async (code) => {
    await locks.beginAuthenticatorApp()
    await expect(locks.confirmAuthenticatorApp(code)).rejects.toMatchObject(wrongCode)
    await locks.confirmAuthenticatorApp('111111')
  })

  it('is confirmed after it was begun, and once', async () => {
    const notBegun = {
      refusal: 'conflict',
      code: 'no-authenticator-app',
      message: expect.stringMatching(/anew/),
    }
    await expect(locks.confirmAuthenticatorApp('111111')).rejects.toMatchObject(notBegun)
    await locks.beginAuthenticatorApp()
    await locks.confirmAuthenticatorApp('111111')
    await expect(locks.confirmAuthenticatorApp('222222')).rejects.toMatchObject(notBegun)
  })

  it('that is on is not replaced by whoever stands before an open browser', async () => {
    await locks.beginAuthenticatorApp()
    await locks.confirmAuthenticatorApp('111111')
    await expect(locks.beginAuthenticatorApp()).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'authenticator-app-known',
      message: expect.stringContaining('Remove it first'),
    })
  })

  it('gives new recovery codes to whoever has it, and then the old ones open nothing', async () => {
    await locks.beginAuthenticatorApp()
    const [old = ''] = (await locks.confirmAuthenticatorApp('111111')).recoveryCodes
    await expect(locks.newRecoveryCodes('999999')).rejects.toMatchObject(wrongCode)
    const [fresh = ''] = (await locks.newRecoveryCodes('222222')).recoveryCodes
    expect(subjects()).toContain('You have new recovery codes')
    await expect(locks.removeAuthenticatorApp(old)).rejects.toMatchObject(wrongCode)
    await locks.removeAuthenticatorApp(fresh)
  })

  it('is not found by guessing', async () => {
    await locks.beginAuthenticatorApp()
    for (let guess = 0; guess < 10; guess++)
      await expect(locks.confirmAuthenticatorApp('999999')).rejects.toMatchObject(wrongCode)
    await expect(locks.confirmAuthenticatorApp('111111')).rejects.toMatchObject({
      refusal: 'too-many-requests',
    })
  })
})

describe('a passkey', () => {
  const add = async (name = ' Phone ') => {
    await locks.passkeyCreation()
    return locks.addPasskey(name, {})
  }

  it('is made for its owner, and kept by the name that they give it', async () => {
    expect(await add()).toMatchObject({ name: 'Phone' })
    expect(told).toMatchObject({ email, name: 'Lena Okoro' })
  })

  it('has a name', async () => {
    await expect(add(' ')).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'passkey-name',
      fields: { name: 'Please name the passkey!' },
    })
  })

  it.each<[string, () => unknown]>([
    ['cannot be read', () => (readable = false)],
    ['is not true', () => (isTrue = false)],
  ])('is not kept where the answer %s', async (_, happens) => {
    happens()
    await expect(add()).rejects.toMatchObject(refusedPasskey)
  })

  it('is not kept where nobody has asked for it, nor twice for one question', async () => {
    await expect(locks.addPasskey('Phone', {})).rejects.toMatchObject(refusedPasskey)
    await add()
    await expect(locks.addPasskey('Phone', {})).rejects.toMatchObject(refusedPasskey)
  })

  it('is known once', async () => {
    await add()
    await expect(add('Again')).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'passkey-known',
      message: 'This passkey is known already.',
    })
  })

  it('is removed once', async () => {
    const { id } = await add()
    await locks.removePasskey(id)
    await expect(locks.removePasskey(id)).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'passkey-not-found',
      message: 'This passkey is gone already.',
    })
  })
})

describe('an account without a password', () => {
  beforeEach(() => {
    for (const user of memory.accounts.users.values()) user.passwordHash = null
  })

  it.each<[string, () => Promise<unknown>]>([
    ['currentPassword', () => own.changePassword({ currentPassword: '', password: 'a new wide harbour' })],
    ['password', () => own.deleteAccount('')],
  ])('says how it gets one, at the field %s', async (field, change) => {
    await expect(change()).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'no-password-yet',
      fields: { [field]: expect.stringContaining('Forgot password?') },
    })
  })
})

it('sends no link to confirm an address that is confirmed', async () => {
  for (const user of memory.accounts.users.values()) user.emailVerifiedAt = new Date('2026-03-01T10:00:00Z')
  const before = subjects().length
  await own.sendVerification()
  expect(subjects()).toHaveLength(before)
})

it('welcomes by the name that was given, and leads to the gallery', async () => {
  memory.mails.clear()
  await own.sendWelcomeEmail(' Lena ')
  const mail = [...memory.mails].find(([event]) => event.startsWith('welcome:'))?.[1].mail
  expect(mail).toMatchObject({ to: email, subject: 'Welcome to Sanaa' })
  expect(mail?.text).toContain('Dear Lena,')
  expect(mail?.text).toContain('https://sanaa.test/art-gallery')
})

it('tells the other admins when one of them deletes their account', async () => {
  const [user] = memory.accounts.users.values()
  if (user) user.role = 'admin'
  givenUser(memory.accounts, { name: 'Ada', email: 'ada@example.test', role: 'admin' })
  await own.deleteAccount(password)
  expect([...memory.mails.values()].map(({ mail }) => [mail.to, mail.subject])).toContainEqual([
    'ada@example.test',
    'Lena Okoro was an admin whose account was deleted',
  ])
})
