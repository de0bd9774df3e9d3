import { describe, expect, it } from 'vitest'
import { givenVisit } from '../given-visit.ts'
import { type AccountsFixture, day, gone, minute, password, wrong } from './accounts-fixture.ts'

/** What links in mails do, over whichever implementation of the ports. */
export function describeForgottenPasswords(at: AccountsFixture): void {
  const { service, pass, signedUp, keepAs, linkIn, removedLocks } = at

  describe('a forgotten password', () => {
    it('is replaced by the link from the mail, once, and every session ends', async () => {
      const { email, own } = await signedUp()
      await service().forgotPassword(` ${email.toUpperCase()}`)
      const token = await linkIn(email, /new password/)
      await service().resetPassword({ token, password: 'a new wide harbour' })
      await expect(own.profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(service().login({ email, password })).rejects.toMatchObject(wrong)
      expect(await service().login({ email, password: 'a new wide harbour' })).toMatchObject({
        emailVerified: true,
      })
      await expect(service().resetPassword({ token, password: 'and yet another' })).rejects.toMatchObject(
        gone,
      )
    })

    it('signs out the browser in which it is replaced, whoever was signed in there', async () => {
      const [forgetful, other] = [await signedUp(), await signedUp()]
      const carried = other.visit.token
      await service().forgotPassword(forgetful.email)
      const token = await linkIn(forgetful.email, /new password/)
      await other.own.resetPassword({ token, password: 'a new wide harbour' })
      expect(other.visit.token).toBeNull()
      other.visit.carry(carried ?? '', at.now)
      await expect(other.own.profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      expect(await service().login({ email: other.email, password })).toMatchObject({ id: other.user.id })
    })

    it('is told to its owner when it was replaced', async () => {
      const { email } = await signedUp()
      await service().forgotPassword(email)
      pass(1)
      await service().resetPassword({
        token: await linkIn(email, /new password/),
        password: 'a new wide harbour',
      })
      expect((await at.backstage.mailsTo(email)).at(-1)).toMatchObject({
        subject: 'Your password was changed',
      })
    })

    it('leaves no other way in to an account whose address nobody had confirmed before', async () => {
      const [squatted, confirmed] = [await signedUp(), await signedUp()]
      await confirmed.own.verifyEmail(await linkIn(confirmed.email, /confirm/))
      for (const { email } of [squatted, confirmed]) {
        await service().forgotPassword(email)
        const token = await linkIn(email, /new password/)
        removedLocks.length = 0
        await service().resetPassword({ token, password: 'a new wide harbour' })
        expect(removedLocks).toEqual(email === squatted.email ? [squatted.user.id] : [])
      }
    })

    it('is not replaced by a link from before the password was changed', async () => {
      const { email, own } = await signedUp()
      await service().forgotPassword(email)
      const token = await linkIn(email, /Choose a new password/)
      await own.changePassword({ currentPassword: password, password: 'a new wide harbour' })
      await expect(service().resetPassword({ token, password: 'and yet another' })).rejects.toMatchObject(
        gone,
      )
    })

    it('is answered alike for an address without an account, to which nothing is sent', async () => {
      await service().forgotPassword('nobody-here@example.test')
      expect(await at.backstage.mailsTo('nobody-here@example.test')).toEqual([])
    })

    it('is replaced for whichever of two accounts of a mailbox it was forgotten', async () => {
      const abandoned = await signedUp()
      const wrapped = `\u202A${abandoned.email}\u202C`
      await keepAs(abandoned.user.id, wrapped)
      const { email, user } = await signedUp({ email: abandoned.email })
      await service().forgotPassword(wrapped)
      await linkIn(wrapped, /new password/)
      await service().resetPassword({
        token: await linkIn(email, /new password/),
        password: 'a new wide harbour',
      })
      for (const typed of [wrapped, email])
        expect(await service().login({ email: typed, password: 'a new wide harbour' })).toMatchObject({
          id: user.id,
        })
    })

    it('is not replaced by a link that is half an hour old, or by an earlier one', async () => {
      const { email } = await signedUp()
      await service().forgotPassword(email)
      const first = await linkIn(email, /new password/)
      await service().forgotPassword(email)
      const second = await linkIn(email, /new password/)
      const change = (token: string) => service().resetPassword({ token, password: 'a new wide harbour' })
      const known = () =>
        Promise.all([first, second, 'made up'].map((token) => service().isResetLinkValid(token)))
      await expect(change(first)).rejects.toMatchObject(gone)
      await expect(change('made up')).rejects.toMatchObject(gone)
      expect(await known()).toEqual([false, true, false])
      pass(30 * minute)
      await expect(change(second)).rejects.toMatchObject(gone)
      expect(await known()).toEqual([false, false, false])
    })

    it('keeps the link when the new password cannot be taken', async () => {
      const { email } = await signedUp()
      await service().forgotPassword(email)
      const token = await linkIn(email, /new password/)
      await expect(service().resetPassword({ token, password: 'short' })).rejects.toMatchObject({
        fields: { password: 'Use at least 8 characters' },
      })
      await service().resetPassword({ token, password: 'a new wide harbour' })
    })

    it('lets one of two who bring the same link at once change it', async () => {
      const { email } = await signedUp()
      await service().forgotPassword(email)
      const token = await linkIn(email, /new password/)
      const results = await Promise.allSettled(
        ['a first harbour', 'a second harbour'].map((each) =>
          service().resetPassword({ token, password: each }),
        ),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('fills no mailbox', async () => {
      const { email } = await signedUp()
      for (let index = 0; index < 5; index++)
        await service(givenVisit(`10.1.0.${index}`)).forgotPassword(email)
      const again = service(givenVisit('10.1.0.9')).forgotPassword(email)
      await expect(again).rejects.toMatchObject({ refusal: 'too-many-requests' })
    })
  })

  describe('an email address', () => {
    it('is confirmed by the link from the mail, once, within a week', async () => {
      const { email, own } = await signedUp()
      const token = await linkIn(email, /confirm/)
      const stranger = await signedUp()
      const refused = {
        refusal: 'rule-broken',
        code: 'sign-in-first',
        message: 'Sign in to the account that this link belongs to first, then verify.',
      }
      await expect(service().verifyEmail(token)).rejects.toMatchObject(refused)
      await expect(stranger.own.verifyEmail(token)).rejects.toMatchObject(refused)
      expect(await own.profile()).toMatchObject({ emailVerified: false })
      await own.verifyEmail(token)
      expect(await own.profile()).toMatchObject({ emailVerified: true })
      await expect(service().verifyEmail(token)).rejects.toMatchObject(gone)

      const late = await signedUp()
      const old = await linkIn(late.email, /confirm/)
      pass(7 * day)
      await expect(service().verifyEmail(old)).rejects.toMatchObject(gone)
      await late.own.sendVerification()
      await late.own.verifyEmail(await linkIn(late.email, /confirm/))
    })

    it('is not confirmed by a link for another purpose', async () => {
      const { email } = await signedUp()
      await service().forgotPassword(email)
      const token = await linkIn(email, /new password/)
      await expect(service().verifyEmail(token)).rejects.toMatchObject(gone)
    })

    it('is welcomed once, however often it is asked for', async () => {
      const { email, own } = await signedUp()
      await own.sendWelcomeEmail('Lena')
      const subjects = (await at.backstage.mailsTo(email)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => /Welcome/.test(subject))).toHaveLength(1)
    })
  })
}
