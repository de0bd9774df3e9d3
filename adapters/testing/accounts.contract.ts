import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import type { AccountPorts } from '#application/identity/account-ports.ts'
import { accountsService } from '#application/identity/accounts-service.ts'
import { callers } from '#application/identity/callers.ts'
import type { RegistrationRequest } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/visit.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import { givenVisit } from './given-visit.ts'

/** One implementation of the ports that accounts stand on, and what a test needs to see of it. */
export interface AccountsBackstage
  extends Pick<
    AccountPorts,
    'users' | 'accounts' | 'sessions' | 'tokens' | 'membership' | 'throttle' | 'outbox' | 'work'
  > {
  mailsTo(address: string): Promise<readonly Mail[]>
  /** A public work of the artist that an account is. */
  hangWork(userId: string, title: string): Promise<void>
  approve(userId: string): Promise<void>
  titlesOnShow(): Promise<readonly string[]>
  close(): Promise<void>
}

const minute = 60_000
const day = 24 * 60 * minute
const password = 'wide blue harbour'
const wrong = { refusal: 'not-signed-in', code: 'wrong-credentials', message: 'Wrong e-mail or password.' }
const gone = { refusal: 'rule-broken', code: 'token-no-longer-valid' }

/** What accounts promise, over whichever implementation of their ports. */
export function accountsContract(open: () => Promise<AccountsBackstage>): void {
  let backstage: AccountsBackstage
  let now = new Date('2026-03-01T10:00:00Z')
  let ports: AccountPorts
  let people = 0
  const removedLocks: string[] = []

  beforeAll(async () => {
    backstage = await open()
    const shared = { ...backstage, clock: { now: () => now }, digest: sha256, ids: randomIds }
    ports = {
      ...shared,
      users: {
        ...backstage.users,
        removeLocks: async (userId) => {
          removedLocks.push(userId)
          await backstage.users.removeLocks(userId)
        },
      },
      passwords: argon2Passwords({ memoryCost: 8, timeCost: 1 }),
      secondFactors: {
        wanted: async () => null,
        accept: async () => false,
        isRequired: () => false,
        owed: async () => false,
      },
      callerOf: callers(shared),
    }
  })
  afterAll(() => backstage.close())
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00Z')
  })

  const desk = (visit: Visit = givenVisit()) =>
    accountsService(ports, { publicUrl: 'https://sanaa.test' })(visit)
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }

  const request = (more: Partial<RegistrationRequest> = {}): RegistrationRequest => ({
    name: 'Lena Okoro',
    email: `Lena-${++people}@example.test`,
    country: 'NG',
    phone: '+2348012345678',
    password,
    role: 'user',
    ...more,
  })

  /** Somebody who has just signed up, in a browser of their own. */
  async function signedUp(more: Partial<RegistrationRequest> = {}) {
    const asked = request(more)
    const visit = givenVisit(`10.2.${people}.1`)
    const user = await desk(visit).register(asked)
    return { ...asked, user, visit, own: desk(visit) }
  }

  async function linkIn(address: string, subject: RegExp): Promise<string> {
    const mail = (await backstage.mailsTo(address)).findLast((each) => subject.test(each.subject))
    const [, token] = /https:\/\/sanaa\.test\/[\w-]+\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    if (token === undefined) throw new Error(`No such mail to ${address}`)
    return token
  }

  describe('signing up', () => {
    it('opens an account, signs in and writes twice', async () => {
      const { user, own, email } = await signedUp()
      expect(user).toEqual({
        id: user.id,
        name: 'Lena Okoro',
        email,
        country: 'NG',
        phone: '+2348012345678',
        role: 'user',
        artistStatus: null,
        emailVerified: false,
        createdAt: '2026-03-01T10:00:00.000Z',
      })
      expect(await own.profile()).toEqual(user)
      expect((await backstage.mailsTo(email)).map(({ subject }) => subject)).toEqual([
        'Welcome to Sanaa',
        'Please confirm your e-mail address',
      ])
    })

    it('makes a pending artist of whoever asks for it', async () => {
      const { user } = await signedUp({ role: 'artist' })
      expect(user).toMatchObject({ role: 'artist', artistStatus: 'pending' })
    })

    it('is refused with an address that has an account, and leaves nothing behind', async () => {
      const { email } = await signedUp()
      const visit = givenVisit()
      const again = request({ email: email.toUpperCase(), role: 'artist' })
      await expect(desk(visit).register(again)).rejects.toMatchObject({
        refusal: 'conflict',
        code: 'email-taken',
      })
      expect(visit.token).toBeNull()
      expect(await backstage.mailsTo(again.email)).toEqual([])
    })

    it('makes one account of two requests at once', async () => {
      const asked = request()
      const results = await Promise.allSettled([desk().register(asked), desk().register(asked)])
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'email-taken' },
      })
    })

    it.each([
      [{ email: '' }, { email: 'Please fill the Email field!' }],
      [{ password: '', name: '' }, { password: 'Please fill the password field!' }],
      [{ phone: ' ' }, { phone: 'Please fill the phone number field!' }],
      [{ country: 'Nigeria' }, { country: 'Please select your country!' }],
      [
        { email: 'lena', phone: 'none' },
        { email: 'Enter a valid email address', phone: 'Enter a valid phone number' },
      ],
      [{ password: 'short' }, { password: 'Use at least 8 characters' }],
      [
        { password: 'PASSWORD123' },
        { password: 'This password is one of the most common ones. Choose another one' },
      ],
    ])('with %j is told %j', async (more, fields) => {
      await expect(desk().register(request(more))).rejects.toMatchObject({ refusal: 'rule-broken', fields })
    })
  })

  describe('signing in', () => {
    it('works however the address is written, and begins another session', async () => {
      const { email, user, visit } = await signedUp()
      const elsewhere = givenVisit()
      expect(await desk(elsewhere).login({ email: ` ${email.toUpperCase()} `, password })).toEqual(user)
      expect(elsewhere.token).not.toBe(visit.token)
    })

    it('gives the browser a new secret each time, and the old one opens nothing any more', async () => {
      const { email, visit } = await signedUp()
      const old = givenVisit()
      old.carry(visit.token ?? '', now)
      await desk(visit).login({ email, password })
      expect(visit.token).not.toBe(old.token)
      await expect(desk(old).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })

    it('says the same of a wrong password and of an unknown address', async () => {
      const { email } = await signedUp()
      await expect(desk().login({ email, password: 'not hers' })).rejects.toMatchObject(wrong)
      await expect(desk().login({ email: 'x@example.test', password })).rejects.toMatchObject(wrong)
    })

    it('says what is missing', async () => {
      await expect(desk().login({ email: '', password: '' })).rejects.toThrow('Please fill the form fields')
      await expect(desk().login({ email: '', password })).rejects.toThrow('Please fill the Email field!')
      await expect(desk().login({ email: 'x', password: '' })).rejects.toThrow(
        'Please fill the password field!',
      )
    })

    it('is not possible while suspended, and ends what was begun before', async () => {
      const { email, user, own } = await signedUp()
      await backstage.work.run(async () => {
        const suspended = await backstage.users.byId(user.id)
        if (!suspended) throw new Error('Nobody is there.')
        suspended.suspendedAt = now
        await backstage.users.save(suspended)
      })
      await expect(own.profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(desk().login({ email, password })).rejects.toMatchObject({ code: 'account-suspended' })
      await expect(desk().login({ email, password: 'not hers' })).rejects.toMatchObject(wrong)
    })

    it('is slowed down for an account after ten wrong passwords from one place, and there alone', async () => {
      const { email, own } = await signedUp()
      const guesser = desk(givenVisit('10.0.0.1'))
      for (let index = 0; index < 10; index++)
        await expect(guesser.login({ email, password: `guess ${index}` })).rejects.toMatchObject(wrong)
      await expect(guesser.login({ email, password })).rejects.toMatchObject({
        refusal: 'too-many-requests',
        retryAfter: expect.any(Number) as number,
      })
      await own.changePassword({ currentPassword: password, password: 'a new wide harbour' })
      const elsewhere = desk(givenVisit('10.0.0.2'))
      expect(await elsewhere.login({ email, password: 'a new wide harbour' })).toMatchObject({
        name: 'Lena Okoro',
      })
    })

    it('is slowed down for an account after a hundred wrong passwords, wherever they come from', async () => {
      const { email } = await signedUp()
      const guess = (index: number) =>
        desk(givenVisit(`10.0.1.${index}`)).login({ email, password: `guess ${index}` })
      for (let index = 0; index < 100; index++) await expect(guess(index)).rejects.toMatchObject(wrong)
      await expect(guess(100)).rejects.toMatchObject({ refusal: 'too-many-requests' })
    })

    it('forgets wrong passwords after the right one', async () => {
      const { email } = await signedUp()
      for (let round = 0; round < 3; round++) {
        for (let index = 0; index < 6; index++)
          await expect(desk().login({ email, password: 'not hers' })).rejects.toMatchObject(wrong)
        await desk().login({ email, password })
      }
    })
  })

  describe('a session', () => {
    it('is over after signing out', async () => {
      const { own, visit } = await signedUp()
      const copy = givenVisit()
      copy.carry(visit.token ?? '', now)
      await own.logout()
      expect(visit.token).toBeNull()
      await expect(desk(copy).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })

    it('lasts while it is used, and no longer than ninety days', async () => {
      const { own } = await signedUp()
      for (let week = 1; week <= 12; week++) {
        pass(7 * day)
        await own.profile()
      }
      pass(6 * day)
      await expect(own.profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })

    it('ends when nobody uses it for two weeks', async () => {
      const { own } = await signedUp()
      pass(14 * day)
      await expect(own.profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await backstage.sessions.removeEnded(now)
    })

    it('is known to its owner with its browser and when it was used', async () => {
      const { own, email } = await signedUp()
      pass(5 * minute)
      await desk(givenVisit('10.0.0.9', 'A telephone')).login({ email, password })
      pass(minute)
      expect(await own.sessions()).toEqual([
        {
          id: expect.any(String) as string,
          current: true,
          device: 'A browser',
          signedInAt: '2026-03-01T10:00:00.000Z',
          lastSeenAt: '2026-03-01T10:06:00.000Z',
        },
        {
          id: expect.any(String) as string,
          current: false,
          device: 'A telephone',
          signedInAt: '2026-03-01T10:05:00.000Z',
          lastSeenAt: '2026-03-01T10:05:00.000Z',
        },
      ])
    })

    it('can be ended from elsewhere by its owner, and by nobody else', async () => {
      const { own, email } = await signedUp()
      const elsewhere = givenVisit()
      await desk(elsewhere).login({ email, password })
      const other = (await own.sessions()).find(({ current }) => !current)?.id ?? ''
      const stranger = await signedUp()
      await expect(stranger.own.endSession(other)).rejects.toMatchObject({ refusal: 'not-found' })
      await own.endSession(other)
      await expect(desk(elsewhere).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(own.endSession(other)).rejects.toMatchObject({ refusal: 'not-found' })
      await expect(own.endSession('nonsense')).rejects.toMatchObject({ refusal: 'not-found' })
    })

    it('stays when all others are ended', async () => {
      const { own, email } = await signedUp()
      const others = [givenVisit(), givenVisit()]
      for (const visit of others) await desk(visit).login({ email, password })
      await own.endOtherSessions()
      expect(await own.sessions()).toMatchObject([{ current: true }])
      for (const visit of others)
        await expect(desk(visit).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })
  })

  describe('a forgotten password', () => {
    it('is replaced by the link from the mail, once, and every session ends', async () => {
      const { email, own } = await signedUp()
      await desk().forgotPassword(` ${email.toUpperCase()}`)
      const token = await linkIn(email, /new password/)
      await desk().resetPassword({ token, password: 'a new wide harbour' })
      await expect(own.profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(desk().login({ email, password })).rejects.toMatchObject(wrong)
      expect(await desk().login({ email, password: 'a new wide harbour' })).toMatchObject({
        emailVerified: true,
      })
      await expect(desk().resetPassword({ token, password: 'and yet another' })).rejects.toMatchObject(gone)
    })

    it('is told to its owner when it was replaced', async () => {
      const { email } = await signedUp()
      await desk().forgotPassword(email)
      await desk().resetPassword({
        token: await linkIn(email, /new password/),
        password: 'a new wide harbour',
      })
      expect((await backstage.mailsTo(email)).at(-1)).toMatchObject({ subject: 'Your password was changed' })
    })

    it('leaves no other way in to an account whose address nobody had confirmed before', async () => {
      const [squatted, confirmed] = [await signedUp(), await signedUp()]
      await confirmed.own.verifyEmail(await linkIn(confirmed.email, /confirm/))
      for (const { email } of [squatted, confirmed]) {
        await desk().forgotPassword(email)
        const token = await linkIn(email, /new password/)
        removedLocks.length = 0
        await desk().resetPassword({ token, password: 'a new wide harbour' })
        expect(removedLocks).toEqual(email === squatted.email ? [squatted.user.id] : [])
      }
    })

    it('is not replaced by a link from before the password was changed', async () => {
      const { email, own } = await signedUp()
      await desk().forgotPassword(email)
      const token = await linkIn(email, /Choose a new password/)
      await own.changePassword({ currentPassword: password, password: 'a new wide harbour' })
      await expect(desk().resetPassword({ token, password: 'and yet another' })).rejects.toMatchObject(gone)
    })

    it('is answered alike for an address without an account, to which nothing is sent', async () => {
      await desk().forgotPassword('nobody-here@example.test')
      expect(await backstage.mailsTo('nobody-here@example.test')).toEqual([])
    })

    it('is not replaced by a link that is half an hour old, or by an earlier one', async () => {
      const { email } = await signedUp()
      await desk().forgotPassword(email)
      const first = await linkIn(email, /new password/)
      await desk().forgotPassword(email)
      const second = await linkIn(email, /new password/)
      const change = (token: string) => desk().resetPassword({ token, password: 'a new wide harbour' })
      await expect(change(first)).rejects.toMatchObject(gone)
      await expect(change('made up')).rejects.toMatchObject(gone)
      pass(30 * minute)
      await expect(change(second)).rejects.toMatchObject(gone)
    })

    it('keeps the link when the new password cannot be taken', async () => {
      const { email } = await signedUp()
      await desk().forgotPassword(email)
      const token = await linkIn(email, /new password/)
      await expect(desk().resetPassword({ token, password: 'short' })).rejects.toMatchObject({
        fields: { password: 'Use at least 8 characters' },
      })
      await desk().resetPassword({ token, password: 'a new wide harbour' })
    })

    it('lets one of two who bring the same link at once change it', async () => {
      const { email } = await signedUp()
      await desk().forgotPassword(email)
      const token = await linkIn(email, /new password/)
      const results = await Promise.allSettled(
        ['a first harbour', 'a second harbour'].map((each) =>
          desk().resetPassword({ token, password: each }),
        ),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('fills no mailbox', async () => {
      const { email } = await signedUp()
      for (let index = 0; index < 5; index++) await desk(givenVisit(`10.1.0.${index}`)).forgotPassword(email)
      const again = desk(givenVisit('10.1.0.9')).forgotPassword(email)
      await expect(again).rejects.toMatchObject({ refusal: 'too-many-requests' })
    })
  })

  describe('an e-mail address', () => {
    it('is confirmed by the link from the mail, once, within a week', async () => {
      const { email, own } = await signedUp()
      const token = await linkIn(email, /confirm/)
      const stranger = await signedUp()
      const refused = { refusal: 'rule-broken', code: 'sign-in-first' }
      await expect(desk().verifyEmail(token)).rejects.toMatchObject(refused)
      await expect(stranger.own.verifyEmail(token)).rejects.toMatchObject(refused)
      expect(await own.profile()).toMatchObject({ emailVerified: false })
      await own.verifyEmail(token)
      expect(await own.profile()).toMatchObject({ emailVerified: true })
      await expect(desk().verifyEmail(token)).rejects.toMatchObject(gone)

      const late = await signedUp()
      const old = await linkIn(late.email, /confirm/)
      pass(7 * day)
      await expect(desk().verifyEmail(old)).rejects.toMatchObject(gone)
      await late.own.sendVerification()
      await late.own.verifyEmail(await linkIn(late.email, /confirm/))
    })

    it('is not confirmed by a link for another purpose', async () => {
      const { email } = await signedUp()
      await desk().forgotPassword(email)
      const token = await linkIn(email, /new password/)
      await expect(desk().verifyEmail(token)).rejects.toMatchObject(gone)
    })

    it('is welcomed once, however often it is asked for', async () => {
      const { email, own } = await signedUp()
      await own.sendWelcomeEmail('Lena')
      const subjects = (await backstage.mailsTo(email)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => /Welcome/.test(subject))).toHaveLength(1)
    })
  })

  describe('an account', () => {
    it('can be changed in what it says of its owner', async () => {
      const { own, user } = await signedUp({ role: 'artist' })
      const changes = { name: ' Lena A. Okoro ', country: 'KE', phone: '+254712345678' }
      expect(await own.updateProfile(changes)).toEqual({ ...user, ...changes, name: 'Lena A. Okoro' })
      await expect(own.updateProfile({ ...changes, name: ' ' })).rejects.toMatchObject({
        fields: { name: 'Please fill the name field!' },
      })
    })

    it('takes a new password from whoever knows the old one, and keeps this browser alone', async () => {
      const { email, own, visit } = await signedUp()
      const elsewhere = givenVisit()
      await desk(elsewhere).login({ email, password })
      const before = visit.token
      await own.changePassword({ currentPassword: password, password: 'a new wide harbour' })
      expect(visit.token).not.toBe(before)
      expect(await own.sessions()).toHaveLength(1)
      await expect(desk(elsewhere).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await desk().login({ email, password: 'a new wide harbour' })
    })

    it('keeps its password from whoever does not', async () => {
      const { own, email } = await signedUp()
      const guess = own.changePassword({ currentPassword: 'not hers', password: 'a new wide harbour' })
      await expect(guess).rejects.toMatchObject({ fields: { currentPassword: 'This is not your password' } })
      const short = own.changePassword({ currentPassword: password, password: 'short' })
      await expect(short).rejects.toMatchObject({ fields: { password: 'Use at least 8 characters' } })
      await desk().login({ email, password })
    })

    it('tells its owner everything that is kept of it', async () => {
      const { own, email } = await signedUp({ role: 'artist' })
      expect(await own.exportData()).toMatchObject({
        account: { name: 'Lena Okoro', email, role: 'artist', createdAt: '2026-03-01T10:00:00.000Z' },
        artist: { name: 'Lena Okoro', approval: 'pending' },
        sessions: [{ device: 'A browser' }],
      })
      expect(JSON.stringify(await own.exportData())).not.toMatch(/argon2|digest/i)
    })

    it('is deleted with its password alone: nobody signs in, and the address is free again', async () => {
      const { own, email, visit, user } = await signedUp()
      await expect(own.deleteAccount('not hers')).rejects.toMatchObject({
        fields: { password: 'This is not your password' },
      })
      await own.deleteAccount(password)
      expect(visit.token).toBeNull()
      expect(await backstage.accounts.view(user.id)).toBeNull()
      expect(await backstage.mailsTo(email)).toEqual([])
      await expect(desk().login({ email, password })).rejects.toMatchObject(wrong)
      expect(await signedUp({ email })).toMatchObject({ user: { email } })
    })

    it('of an artist takes the works from the walls when it is deleted', async () => {
      const { own, user } = await signedUp({ role: 'artist' })
      await backstage.approve(user.id)
      await backstage.hangWork(user.id, 'Parting Tide')
      expect(await backstage.titlesOnShow()).toContain('Parting Tide')
      await own.deleteAccount(password)
      expect(await backstage.titlesOnShow()).not.toContain('Parting Tide')
    })

    it('of the last admin stays', async () => {
      const [one, other] = [await signedUp(), await signedUp()]
      await backstage.work.run(async () => {
        for (const { user } of [one, other]) {
          const admin = await backstage.users.byId(user.id)
          if (admin) await backstage.users.save(Object.assign(admin, { role: 'admin' }))
        }
      })
      const results = await Promise.allSettled([one, other].map(({ own }) => own.deleteAccount(password)))
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { refusal: 'conflict', code: 'last-admin' },
      })
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  })

  it('says to visitors that they must sign in first', async () => {
    const own = desk()
    const asked = [
      own.profile(),
      own.updateProfile({ name: 'X', country: '', phone: '' }),
      own.changePassword({ currentPassword: 'x', password }),
      own.sendVerification(),
      own.sendWelcomeEmail('X'),
      own.sessions(),
      own.endSession('x'),
      own.endOtherSessions(),
      own.exportData(),
      own.deleteAccount('x'),
    ]
    for (const each of await Promise.allSettled(asked))
      expect(each).toMatchObject({ reason: { refusal: 'not-signed-in' } })
    await own.logout()
  })
}
