import { describe, expect, it } from 'vitest'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { type AccountsFixture, day, minute, password, wrong } from './accounts-fixture.ts'
import { givenVisit } from './given-visit.ts'

/** How people come in, over whichever implementation of the ports. */
export function describeSigningIn(at: AccountsFixture): void {
  const { service, pass, request, signedUp } = at

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
      expect((await at.backstage.mailsTo(email)).map(({ subject }) => subject)).toEqual([
        'Welcome to Sanaa',
        'Please confirm your email address',
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
      await expect(service(visit).register(again)).rejects.toMatchObject({
        refusal: 'conflict',
        code: 'email-taken',
      })
      expect(visit.token).toBeNull()
      expect(await at.backstage.mailsTo(again.email)).toEqual([])
    })

    it('makes one account of two requests at once', async () => {
      const asked = request()
      const results = await Promise.allSettled([service().register(asked), service().register(asked)])
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
      [{ phone: '+25412' }, { phone: 'Enter a valid phone number' }],
      [{ password: 'short' }, { password: 'Use at least 8 characters' }],
      [
        { password: 'PASSWORD123' },
        { password: 'This password is one of the most common ones. Choose another one' },
      ],
    ])('with %j is told %j', async (more, fields) => {
      await expect(service().register(request(more))).rejects.toMatchObject({
        refusal: 'rule-broken',
        fields,
      })
    })
  })

  describe('signing in', () => {
    it('works however the address is written, and begins another session', async () => {
      const { email, user, visit } = await signedUp()
      const elsewhere = givenVisit()
      expect(await service(elsewhere).login({ email: ` ${email.toUpperCase()} `, password })).toEqual(user)
      expect(elsewhere.token).not.toBe(visit.token)
    })

    it('gives the browser a new secret each time, and the old one opens nothing any more', async () => {
      const { email, visit } = await signedUp()
      const old = givenVisit()
      old.carry(visit.token ?? '', at.now)
      await service(visit).login({ email, password })
      expect(visit.token).not.toBe(old.token)
      await expect(service(old).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })

    it('says the same of a wrong password and of an unknown address', async () => {
      const { email } = await signedUp()
      await expect(service().login({ email, password: 'not hers' })).rejects.toMatchObject(wrong)
      await expect(service().login({ email: 'x@example.test', password })).rejects.toMatchObject(wrong)
    })

    it('says what is missing', async () => {
      await expect(service().login({ email: '', password: '' })).rejects.toThrow(
        'Please fill the form fields',
      )
      await expect(service().login({ email: '', password })).rejects.toThrow('Please fill the Email field!')
      await expect(service().login({ email: 'x', password: '' })).rejects.toThrow(
        'Please fill the password field!',
      )
    })

    it('is not possible while suspended, and ends what was begun before', async () => {
      const { email, user, own } = await signedUp()
      await at.get(sharedPorts.work).run(async () => {
        const suspended = await at.get(identityPorts.users).byId(user.id)
        if (!suspended) throw new Error('Nobody is there.')
        suspended.suspendedAt = at.now
        await at.get(identityPorts.users).save(suspended)
      })
      await expect(own.profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(service().login({ email, password })).rejects.toMatchObject({ code: 'account-suspended' })
      await expect(service().login({ email, password: 'not hers' })).rejects.toMatchObject(wrong)
    })

    it('is slowed down for an account after ten wrong passwords from one place, and there alone', async () => {
      const { email, own } = await signedUp()
      const guesser = service(givenVisit('10.0.0.1'))
      for (let index = 0; index < 10; index++)
        await expect(guesser.login({ email, password: `guess ${index}` })).rejects.toMatchObject(wrong)
      await expect(guesser.login({ email, password })).rejects.toMatchObject({
        refusal: 'too-many-requests',
        retryAfter: expect.any(Number) as number,
      })
      await own.changePassword({ currentPassword: password, password: 'a new wide harbour' })
      const elsewhere = service(givenVisit('10.0.0.2'))
      expect(await elsewhere.login({ email, password: 'a new wide harbour' })).toMatchObject({
        name: 'Lena Okoro',
      })
    })

    it('is slowed down for an account after a hundred wrong passwords, wherever they come from', async () => {
      const { email } = await signedUp()
      const guess = (index: number) =>
        service(givenVisit(`10.0.1.${index}`)).login({ email, password: `guess ${index}` })
      for (let index = 0; index < 100; index++) await expect(guess(index)).rejects.toMatchObject(wrong)
      await expect(guess(100)).rejects.toMatchObject({ refusal: 'too-many-requests' })
    })

    it('lets the owner in where she was signed in before, whatever strangers try elsewhere, and with a count of its own', async () => {
      const { email, visit } = await signedUp()
      const own = service(visit)
      await own.logout()
      for (let index = 0; index < 101; index++) {
        const guess = service(givenVisit(`10.0.3.${index}`)).login({ email, password: `guess ${index}` })
        await expect(guess).rejects.toMatchObject({
          code: index < 100 ? 'wrong-credentials' : 'too-many-requests',
        })
      }
      await expect(service().login({ email, password })).rejects.toMatchObject({
        refusal: 'too-many-requests',
      })
      expect(await own.login({ email: email.toUpperCase(), password })).toMatchObject({ name: 'Lena Okoro' })
      await own.logout()
      for (let index = 0; index < 10; index++)
        await expect(own.login({ email, password: `slip ${index}` })).rejects.toMatchObject(wrong)
      await expect(own.login({ email, password })).rejects.toMatchObject({ refusal: 'too-many-requests' })
    })

    it('lets the owner in where she was signed in before also when strangers at her own address have guessed at everything', async () => {
      const { email, visit } = await signedUp()
      const own = service(visit)
      await own.logout()
      for (let index = 0; index < 100; index++) {
        const guess = service(givenVisit(visit.address)).login({
          email: `stranger-${index}@example.org`,
          password,
        })
        await expect(guess).rejects.toMatchObject(wrong)
      }
      await expect(service(givenVisit(visit.address)).login({ email, password })).rejects.toMatchObject({
        refusal: 'too-many-requests',
      })
      expect(await own.login({ email, password })).toMatchObject({ name: 'Lena Okoro' })
    })

    it('takes what a browser is known by for one account alone, and nothing that was made up', async () => {
      const { email } = await signedUp()
      const { visit: stranger } = await signedUp()
      const madeUp = givenVisit()
      madeUp.keepDevicePass('bWFkZSB1cA==.x', at.now)
      for (let index = 0; index < 10; index++)
        await expect(
          service(givenVisit()).login({ email, password: `guess ${index}` }),
        ).rejects.toMatchObject(wrong)
      const elsewhere = givenVisit()
      elsewhere.keepDevicePass(stranger.devicePass ?? '', at.now)
      for (const visit of [elsewhere, madeUp])
        await expect(service(visit).login({ email, password })).rejects.toMatchObject({
          refusal: 'too-many-requests',
        })
    })

    it('forgets wrong passwords after the right one', async () => {
      const { email } = await signedUp()
      for (let round = 0; round < 3; round++) {
        for (let index = 0; index < 6; index++)
          await expect(service().login({ email, password: 'not hers' })).rejects.toMatchObject(wrong)
        await service().login({ email, password })
      }
    })
  })

  describe('a session', () => {
    it('is over after signing out', async () => {
      const { own, visit } = await signedUp()
      const copy = givenVisit()
      copy.carry(visit.token ?? '', at.now)
      await own.logout()
      expect(visit.token).toBeNull()
      await expect(service(copy).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
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
      await at.get(identityPorts.sessions).removeEnded(at.now)
    })

    it('is known to its owner with its browser and when it was used', async () => {
      const { own, email } = await signedUp()
      pass(5 * minute)
      await service(givenVisit('10.0.0.9', 'A telephone')).login({ email, password })
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
      await service(elsewhere).login({ email, password })
      const other = (await own.sessions()).find(({ current }) => !current)?.id ?? ''
      const stranger = await signedUp()
      await expect(stranger.own.endSession(other)).rejects.toMatchObject({ refusal: 'not-found' })
      await own.endSession(other)
      await expect(service(elsewhere).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(own.endSession(other)).rejects.toMatchObject({ refusal: 'not-found' })
      await expect(own.endSession('nonsense')).rejects.toMatchObject({ refusal: 'not-found' })
    })

    it('stays when all others are ended', async () => {
      const { own, email } = await signedUp()
      const others = [givenVisit(), givenVisit()]
      for (const visit of others) await service(visit).login({ email, password })
      await own.endOtherSessions()
      expect(await own.sessions()).toMatchObject([{ current: true }])
      for (const visit of others)
        await expect(service(visit).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })
  })
}
