import { describe, expect, it } from 'vitest'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { Accounts } from '#application/identity/contract.ts'
import { givenVisit } from '../given-visit.ts'
import { type AccountsFixture, password, wrong } from './accounts-fixture.ts'

/** What somebody can do with their own account, over whichever implementation of the ports. */
export function describeOwnAccount(at: AccountsFixture): void {
  const { service, signedUp } = at

  describe('an account', () => {
    it('can be changed in what it says of its owner', async () => {
      const { own, user } = await signedUp({ role: 'artist' })
      const changes = { name: ' Lena A. Okoro ', country: 'KE', phone: '+254712345678' }
      expect(await own.updateProfile(changes)).toEqual({ ...user, ...changes, name: 'Lena A. Okoro' })
      await expect(own.updateProfile({ ...changes, name: ' ' })).rejects.toMatchObject({
        fields: { name: 'Please fill the name field!' },
      })
    })

    it('keeps a phone number as it is dialled from everywhere, and none that nobody can have', async () => {
      const { own } = await signedUp()
      const changes = { name: 'Lena Okoro', country: 'KE', phone: '+2540712345678' }
      expect(await own.updateProfile(changes)).toMatchObject({ phone: '+254712345678' })
      await expect(own.updateProfile({ ...changes, phone: '+25412' })).rejects.toMatchObject({
        fields: { phone: 'Enter a valid phone number' },
      })
    })

    it('takes a new password from whoever knows the old one, and keeps this browser alone', async () => {
      const { email, own, visit } = await signedUp()
      const elsewhere = givenVisit()
      await service(elsewhere).login({ email, password })
      const before = visit.token
      await own.changePassword({ currentPassword: password, password: 'a new wide harbour' })
      expect(visit.token).not.toBe(before)
      expect(await own.sessions()).toHaveLength(1)
      await expect(service(elsewhere).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await service().login({ email, password: 'a new wide harbour' })
    })

    it('keeps its password from whoever does not', async () => {
      const { own, email } = await signedUp()
      const guess = own.changePassword({ currentPassword: 'not hers', password: 'a new wide harbour' })
      await expect(guess).rejects.toMatchObject({ fields: { currentPassword: 'This is not your password' } })
      const short = own.changePassword({ currentPassword: password, password: 'short' })
      await expect(short).rejects.toMatchObject({ fields: { password: 'Use at least 8 characters' } })
      await service().login({ email, password })
    })

    it.each([
      [
        'changed',
        (own: Accounts) => own.changePassword({ currentPassword: password, password: 'of a thief' }),
      ],
      ['deleted', (own: Accounts) => own.deleteAccount(password)],
    ])('is not %s with a password that its owner replaces in that moment', async (_, change) => {
      const { own, user } = await signedUp()
      const [users, work] = [at.get(identityPorts.users), at.get(sharedPorts.work)]
      const replaced = 'what the owner has chosen'
      at.givenMeanwhile(() =>
        work.run(async () => {
          const current = await users.byId(user.id)
          if (!current) throw new Error('The account is gone.')
          current.passwordHash = replaced
          await users.save(current)
        }),
      )
      await expect(change(own)).rejects.toMatchObject({
        refusal: 'conflict',
        code: 'account-changed',
        message: 'This account was changed at the same time. Look again, and try once more.',
      })
      expect(await users.byId(user.id)).toMatchObject({ passwordHash: replaced })
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
      expect(await at.get(identityPorts.accounts).view(user.id)).toBeNull()
      expect(await at.backstage.mailsTo(email)).toEqual([])
      await expect(service().login({ email, password })).rejects.toMatchObject(wrong)
      expect(await signedUp({ email })).toMatchObject({ user: { email } })
    })

    it('of an artist takes the works from the walls when it is deleted', async () => {
      const { own, user } = await signedUp({ role: 'artist' })
      await at.backstage.approve(user.id)
      await at.backstage.hangWork(user.id, 'Parting Tide')
      expect(await at.backstage.titlesOnShow()).toContain('Parting Tide')
      await own.deleteAccount(password)
      expect(await at.backstage.titlesOnShow()).not.toContain('Parting Tide')
    })

    it('of the last admin stays', async () => {
      const [one, other] = [await signedUp(), await signedUp()]
      await at.get(sharedPorts.work).run(async () => {
        for (const { user } of [one, other]) {
          const admin = await at.get(identityPorts.users).byId(user.id)
          if (admin) await at.get(identityPorts.users).save(Object.assign(admin, { role: 'admin' }))
        }
      })
      const results = await Promise.allSettled([one, other].map(({ own }) => own.deleteAccount(password)))
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: {
          refusal: 'conflict',
          code: 'last-admin',
          message: 'You are the last admin. Make somebody else an admin first.',
        },
      })
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  })

  it('says to visitors that they must sign in first', async () => {
    const own = service()
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
