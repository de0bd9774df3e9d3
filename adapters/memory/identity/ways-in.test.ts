import { beforeEach, describe, expect, it } from 'vitest'
import { type Assembly, given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import {
  identityPorts,
  identityServices,
  secondFactorDevices,
} from '#adapters/composition/identity/identity.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { password, registrationOf } from '#adapters/testing/identity/accounts-fixture.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import type { RegistrationRequest } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { renewSession } from '#application/identity/steps/sign-in.ts'
import type { Role } from '#domain/identity/roles.ts'
import type { User } from '#domain/identity/user.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { hangWork } from '../testing/given-works.ts'

const email = 'lena@example.test'
const day = 86_400_000

let memory: Memory
let shop: Assembly
let now: Date
/** What a passkey's browser answers: whether it can be read, and how often it says it was used. */
let answer: { readonly isReadable: boolean; readonly counter: number | null }

beforeEach(() => {
  memory = new Memory()
  now = new Date('2026-03-01T10:00:00Z')
  answer = { isReadable: true, counter: 1 }
  shop = memoryAssembly(
    memory,
    given(settings, { ...testSettings, adminsNeedSecondFactor: true }),
    given(system.clock, { now: () => now }),
    given(identityPorts.passwords, {
      hash: async (typed) => `hash of ${typed}`,
      isRight: async (typed, hash) => hash === `hash of ${typed}`,
      isCommon: async (typed) => typed === 'password',
    }),
    given(secondFactorDevices.apps, {
      newSecret: () => 'secret',
      uri: () => '',
      qr: async () => '',
      stepOf: (_secret, code) => (code.startsWith('1') ? Number(code) : null),
    }),
    given(secondFactorDevices.verifier, {
      creation: async () => ({ challenge: 'asked', options: {} }),
      request: async () => ({ challenge: 'asked', options: { rpId: 'sanaa.test' } }),
      read: () => (answer.isReadable ? { credentialId: 'device', challenge: 'asked' } : null),
      verifyCreation: async () => null,
      verifyRequest: async () => answer.counter,
    }),
  )
})

const request = registrationOf(email)
const accountsOf = (visit: Visit) => shop.get(identityServices.accounts)(visit)
const locksOf = (visit: Visit) => shop.get(identityServices.secondFactors)(visit)
const users = () => [...memory.accounts.users.values()]
const mailsTo = (address: string) =>
  [...memory.mails.values()].map(({ mail }) => mail).filter(({ to }) => to === address)
const passHashed = { passwordHash: `hash of ${password}` }

/** Somebody who is there already. */
function somebody(role: Role = 'user', more: Partial<User> = {}): User {
  const user = memory.accounts.users.get(givenUser(memory.accounts, { email, role, ...passHashed }, now))
  if (!user) throw new Error('Nobody is there.')
  return Object.assign(user, more)
}

const withPasskey = ({ id: userId }: User) =>
  memory.accounts.locks.passkeys.set('device', {
    credentialId: 'device',
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: [],
    id: 'passkey',
    userId,
    name: 'Phone',
    createdAt: now,
  })
const withApp = ({ id }: User) =>
  memory.accounts.locks.apps.set(id, { secret: 'secret', confirmedAt: now, lastStep: 0 })

describe('signing in with a password', () => {
  const login = (code?: string, typed: Partial<RegistrationRequest> = {}) =>
    accountsOf(givenVisit()).login({ email, password, code, ...typed })

  it('asks for a code where the account wants one, and takes it then', async () => {
    withApp(somebody())
    const wanted = { refusal: 'not-signed-in', code: 'second-factor-needed' }
    for (const nothing of [undefined, '', '  ']) await expect(login(nothing)).rejects.toMatchObject(wanted)
    expect(await login('111111')).toMatchObject({ email })
  })

  it('says at its field that a code is wrong', async () => {
    withApp(somebody())
    await expect(login('999999')).rejects.toMatchObject({
      refusal: 'not-signed-in',
      code: 'wrong-code',
      fields: { code: 'This code is not valid, or was used before.' },
    })
  })

  it('is not enough for an admin whose duty is met by a passkey alone', async () => {
    withPasskey(somebody('admin'))
    await expect(login()).rejects.toMatchObject({ refusal: 'not-signed-in', code: 'passkey-needed' })
  })

  it('says what is missing, field by field', async () => {
    await expect(login(undefined, { email: ' ' })).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'credentials-missing',
      fields: { email: 'Please fill the Email field!' },
    })
  })

  it('counts guesses at one account as such, however its address is written', async () => {
    somebody()
    const visit = givenVisit()
    const written = [email, email.toUpperCase(), ` ${email} `]
    for (let tried = 0; tried < 10; tried++)
      await expect(
        accountsOf(visit).login({ email: written[tried % 3] ?? '', password: 'a guess' }),
      ).rejects.toMatchObject({ code: 'wrong-credentials' })
    await expect(accountsOf(visit).login({ email, password })).rejects.toMatchObject({
      refusal: 'too-many-requests',
    })
  })

  it('lasts ninety days at most', async () => {
    somebody()
    const told: Date[] = []
    const carry = (_secret: string, until: Date) => void told.push(until)
    await accountsOf({ ...givenVisit(), carry })
      .login({ email, password })
      .catch(() => undefined)
    expect(told).toEqual([new Date(now.getTime() + 90 * day)])
  })

  it('keeps of what a browser calls itself what fits on a screen or two', async () => {
    somebody()
    await accountsOf(givenVisit('127.0.0.1', 'x'.repeat(301))).login({ email, password })
    expect([...memory.accounts.sessions.values()]).toMatchObject([{ device: 'x'.repeat(300) }])
  })
})

describe('signing in with a passkey alone', () => {
  const refused = { refusal: 'not-signed-in', code: 'passkey-refused' }
  const signIn = async (visit = givenVisit()) => {
    await locksOf(visit).passkeyRequest()
    return locksOf(visit).signInWithPasskey({})
  }

  it('opens its account, and counts what the device counts', async () => {
    withPasskey(somebody())
    const visit = givenVisit()
    expect(await signIn(visit)).toMatchObject({ email })
    expect(await accountsOf(visit).profile()).toMatchObject({ email })
    expect(memory.accounts.locks.passkeys.get('device')).toMatchObject({ counter: 1 })
  })

  it.each<[string, () => unknown]>([
    ['whose answer cannot be read', () => (answer = { isReadable: false, counter: 1 })],
    ['whose answer is not true', () => (answer = { isReadable: true, counter: null })],
    ['of which a copy was made', () => (answer = { isReadable: true, counter: 0 })],
    ['that nobody knows', () => memory.accounts.locks.passkeys.clear()],
    ['whose account is gone', () => memory.accounts.users.clear()],
  ])('is refused to one %s', async (_, happens) => {
    withPasskey(somebody())
    await signIn()
    answer = { isReadable: true, counter: 2 }
    happens()
    const visit = givenVisit()
    await expect(signIn(visit)).rejects.toMatchObject(refused)
    expect(visit.token).toBeNull()
  })

  it('answers one question once, within five minutes', async () => {
    withPasskey(somebody())
    const locks = locksOf(givenVisit())
    await expect(locks.signInWithPasskey({})).rejects.toMatchObject(refused)
    await locks.passkeyRequest()
    now = new Date(now.getTime() + 5 * 60_000)
    await expect(locks.signInWithPasskey({})).rejects.toMatchObject(refused)
  })
})

describe('signing up', () => {
  const register = (more: Partial<RegistrationRequest> = {}) =>
    accountsOf(givenVisit()).register({ ...request, ...more })

  it('makes no artist of whoever has not asked for it', async () => {
    await register()
    expect(memory.gallery.artists.size).toBe(0)
  })

  it('welcomes each by a mail that leads to the gallery', async () => {
    await register()
    await register({ email: 'omar@example.test', name: 'Omar' })
    for (const to of [email, 'omar@example.test']) {
      const welcome = mailsTo(to).find(({ subject }) => subject === 'Welcome to Sanaa')
      expect(welcome?.text).toContain('Explore Gallery: https://sanaa.test/art-gallery\n')
    }
  })

  it('says first what the form says, and of a password that it is common once the rest is right', async () => {
    const fields = { name: 'Please fill the name field!' }
    await expect(register({ name: '', password: 'password' })).rejects.toMatchObject({
      code: 'registration-refused',
      fields,
      message: fields.name,
    })
    await expect(register({ name: '', password: 'password' })).rejects.not.toHaveProperty('fields.password')
  })
})

describe('a browser', () => {
  it('is signed out where its own session is ended, and stays where another one is', async () => {
    somebody()
    const [here, there] = [givenVisit(), givenVisit()]
    for (const visit of [here, there]) await accountsOf(visit).login({ email, password })
    const sessions = await accountsOf(here).sessions()
    await accountsOf(here).endSession(sessions.find(({ current }) => !current)?.id ?? '')
    expect(here.token).not.toBeNull()
    await accountsOf(here).endSession(sessions.find(({ current }) => current)?.id ?? '')
    expect(here.token).toBeNull()
  })

  it('is told which session is not there', async () => {
    somebody()
    const visit = givenVisit()
    await accountsOf(visit).login({ email, password })
    await expect(accountsOf(visit).endSession('none')).rejects.toMatchObject({
      code: 'session-not-found',
      message: 'This browser is signed out already.',
    })
  })

  const renewing = (visit: Visit, carried: string | null) =>
    renewSession(
      {
        sessions: shop.get(identityPorts.sessions),
        clock: shop.get(system.clock),
        digest: shop.get(system.digest),
        ids: shop.get(system.ids),
      },
      visit,
      carried,
    )

  it('is given another secret for its session, which ends when it would have ended', async () => {
    somebody()
    const visit = givenVisit('127.0.0.1', 'x'.repeat(301))
    await accountsOf(visit).login({ email, password })
    const begun = now
    now = new Date(now.getTime() + day)
    const told: Date[] = []
    const carry = (secret: string, until: Date) => {
      told.push(until)
      visit.carry(secret, until)
    }
    const before = visit.token
    await renewing({ ...visit, carry }, before)
    expect(visit.token).not.toBe(before)
    expect(told).toEqual([new Date(begun.getTime() + 90 * day)])
    expect([...memory.accounts.sessions.values()]).toMatchObject([
      { createdAt: begun, seenAt: now, device: 'x'.repeat(300) },
    ])
  })

  it('that carries nothing, or what is over, is given nothing', async () => {
    const visit = givenVisit()
    for (const carried of [null, 'over']) await renewing(visit, carried)
    expect(visit.token).toBeNull()
    expect(memory.accounts.sessions.size).toBe(0)
  })
})

describe('a forgotten password', () => {
  const secretIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''
  const linkTo = async () => {
    await accountsOf(givenVisit()).forgotPassword(email)
    return secretIn(mailsTo(email).at(-1)?.text)
  }

  it('counts no more what was guessed before it was replaced', async () => {
    somebody()
    const visit = givenVisit()
    const guess = () => accountsOf(visit).login({ email, password: 'a guess' })
    for (let tried = 0; tried < 10; tried++)
      await expect(guess()).rejects.toMatchObject({ code: 'wrong-credentials' })
    await expect(guess()).rejects.toMatchObject({ refusal: 'too-many-requests' })
    await accountsOf(visit).resetPassword({ token: await linkTo(), password: 'a new wide harbour' })
    expect(await accountsOf(visit).login({ email, password: 'a new wide harbour' })).toMatchObject({ email })
  })

  it('is replaced by one of two who bring the same link at once, and the other hears why not', async () => {
    somebody()
    const token = await linkTo()
    const results = await Promise.allSettled(
      ['a first harbour', 'a second harbour'].map((each) =>
        accountsOf(givenVisit()).resetPassword({ token, password: each }),
      ),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'token-no-longer-valid' } },
    ])
  })

  it('is told to its owner once it is replaced, with the way to choose another', async () => {
    somebody()
    await accountsOf(givenVisit()).resetPassword({ token: await linkTo(), password: 'a new wide harbour' })
    expect(mailsTo(email).at(-1)?.text).toContain(
      'Choose a new password: https://sanaa.test/forgot-password\n',
    )
  })
})

describe('one’s own account', () => {
  const signedIn = async (role: 'user' | 'artist' = 'user') => {
    const own = accountsOf(givenVisit())
    await own.register({ ...request, role })
    return own
  }
  const artistNames = () => [...memory.gallery.artists.values()].map(({ name }) => name)

  it('says by code and field what is wrong with a change', async () => {
    const own = await signedIn()
    await expect(own.updateProfile({ name: ' ', country: 'NG', phone: '' })).rejects.toMatchObject({
      code: 'profile-refused',
    })
    const wrong = { currentPassword: 'not hers', password: 'a new wide harbour' }
    await expect(own.changePassword(wrong)).rejects.toMatchObject({ code: 'wrong-password' })
    await expect(own.changePassword({ currentPassword: password, password: email })).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'password-refused',
      fields: { password: expect.stringMatching(/nor your email address/) },
    })
  })

  it('of an artist has the name that is on the wall', async () => {
    const own = await signedIn('artist')
    await own.updateProfile({ name: 'Lena A. Okoro', country: 'NG', phone: '+2348012345678' })
    expect(artistNames()).toEqual(['Lena A. Okoro'])
  })

  it('of somebody who is no artist any more leaves the name on the wall as it was', async () => {
    const own = await signedIn('artist')
    for (const user of users()) user.role = 'user'
    await own.updateProfile({ name: 'Somebody', country: 'NG', phone: '+2348012345678' })
    expect(artistNames()).toEqual(['Lena Okoro'])
  })

  it.each(['artist', 'user'] as const)(
    'takes what an artist has told with it when it is deleted, also of a former one (now: %s)',
    async (role) => {
      const own = await signedIn('artist')
      for (const user of users()) user.role = role
      hangWork(memory.gallery, {
        title: 'Bell',
        price: 100,
        stock: 1,
        artistId: [...memory.gallery.artists.keys()][0] ?? '',
      })
      await own.deleteAccount(password)
      expect(artistNames()).toContain('Former artist')
      expect(artistNames()).not.toContain('Lena Okoro')
      expect([...memory.gallery.artworks.values()].map(({ visibility }) => visibility)).toEqual(['hidden'])
    },
  )

  it('that is deleted is told to the admins where it was one of theirs alone', async () => {
    const own = await signedIn()
    givenUser(memory.accounts, { email: 'ada@example.test', role: 'admin' })
    await own.deleteAccount(password)
    expect(mailsTo('ada@example.test')).toEqual([])
  })

  it('of an admin is written to no more once it is deleted', async () => {
    const own = await signedIn()
    for (const user of users()) user.role = 'admin'
    givenUser(memory.accounts, { email: 'ada@example.test', role: 'admin' })
    await own.deleteAccount(password)
    expect(mailsTo(email)).toEqual([])
    expect(mailsTo('ada@example.test')).toHaveLength(1)
  })

  it('is sent the link to confirm its address, however often others have asked for theirs', async () => {
    const own = await signedIn()
    for (let sent = 0; sent < 5; sent++) await own.sendVerification()
    await expect(own.sendVerification()).rejects.toMatchObject({ refusal: 'too-many-requests' })
    const other = accountsOf(givenVisit())
    await other.register({ ...request, email: 'omar@example.test' })
    await other.sendVerification()
    expect(mailsTo('omar@example.test').map(({ subject }) => subject)).toEqual([
      'Welcome to Sanaa',
      'Please confirm your email address',
      'Please confirm your email address',
    ])
  })

  it('changes the ways in for nobody who has signed in more than ten minutes ago', async () => {
    const visit = givenVisit()
    await accountsOf(visit).register(request)
    now = new Date(now.getTime() + 10 * 60_000)
    await expect(locksOf(visit).beginAuthenticatorApp()).rejects.toMatchObject({
      refusal: 'forbidden',
      code: 'sign-in-again',
      message: 'Please sign in again first',
    })
  })

  it('is welcomed by its own name where none was given', async () => {
    const own = await signedIn()
    memory.mails.clear()
    await own.sendWelcomeEmail('  ')
    expect(mailsTo(email)[0]?.text).toContain('Dear Lena Okoro,')
  })

  it('says whether its authenticator app is on', async () => {
    const visit = givenVisit()
    await accountsOf(visit).register(request)
    const locks = locksOf(visit)
    const isOn = async () => (await locks.state()).authenticatorApp
    expect(await isOn()).toBe(false)
    await locks.beginAuthenticatorApp()
    expect(await isOn()).toBe(false)
    await locks.confirmAuthenticatorApp('111111')
    expect(await isOn()).toBe(true)
  })
})
