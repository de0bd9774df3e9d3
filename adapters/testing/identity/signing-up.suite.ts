import { describe, expect, it } from 'vitest'
import { givenVisit } from '../given-visit.ts'
import { type AccountsFixture } from './accounts-fixture.ts'

/** How an account is opened, over whichever implementation of the ports. */
export function describeSigningUp(at: AccountsFixture): void {
  const { service, request, signedUp } = at

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
        fields: { email: 'There is an account with this email address already' },
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
}
