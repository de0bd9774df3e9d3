import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SignedInCaller } from '#application/shared/caller.ts'
import { type AdministrationFixture } from './administration-fixture.ts'

/** What admins change of accounts, and what ends with it. */
export function describeAccountAdministration(at: AdministrationFixture): void {
  const { openAdmin, opened, signedIn, actions, ready } = at

  describe('minding accounts', () => {
    it('opens one; its owner is sent a link where no password was given', async () => {
      const lena = await opened({ name: 'Lena Okoro', password: undefined })
      expect(await at.stage.mailsTo(lena.email)).toMatchObject([{ subject: 'Choose a new password' }])
      await expect(opened({ email: lena.email.toUpperCase() })).rejects.toMatchObject({
        code: 'email-taken',
        message: 'There is an account with this email address already.',
      })
      await expect(opened({ password: 'short' })).rejects.toMatchObject({ code: 'password-refused' })
      await expect(opened({ name: ' ', email: 'no' })).rejects.toMatchObject({
        fields: { name: 'Please fill the name field!', email: 'Enter a valid email address' },
      })
    })

    it('tells every admin who becomes one, is none any more, or cannot come in; and who signs in', async () => {
      const grace = await openAdmin('Grace Admin')
      const heard = async () =>
        (await at.stage.mailsTo(`${grace.userId}@example.test`)).map(({ subject }) => subject).toSorted()
      const service = at.stage.userAdministration(at.ada)
      const lena = await opened({ name: 'Lena' })
      expect(await heard()).toEqual([])
      const admin = await service.update(lena.id, { ...lena, role: 'admin' }, lena.version)
      expect(await heard()).toEqual(['Lena is an admin now'])
      // Nobody had confirmed the address: it chooses a password by a link.
      const direct = await opened({ name: 'Kofi', role: 'admin' })
      await signedIn(direct.email)
      const moved = { ...admin, email: `new-${admin.email}` }
      const { version } = await service.update(admin.id, moved, admin.version)
      await service.suspend(admin.id)
      await service.restore(admin.id)
      await service.update(direct.id, { ...direct, role: 'user' }, direct.version)
      expect(version).toBe(admin.version + 1)
      expect(await heard()).toEqual([
        'Kofi has signed in as an admin',
        'Kofi is an admin now',
        'Kofi is no admin any more',
        'Lena is an admin now',
        'Lena is an admin whose account was restored',
        'Lena is an admin whose account was suspended',
        'Lena is an admin with another email address now',
      ])
      await service.remove(admin.id)
      expect(await heard()).toContain('Lena was an admin whose account was deleted')
      const mails = await at.stage.mailsTo(direct.email)
      expect(mails.map(({ subject }) => subject)).toContain('Kofi is no admin any more')
      await service.remove(grace.userId)
    })

    it('changes nothing that somebody else has changed meanwhile', async () => {
      const { id, version, ...lena } = await opened({ name: 'Lena Okoro' })
      const changed = await at.stage
        .userAdministration(at.ada)
        .update(id, { ...lena, name: 'Lena O.' }, version)
      expect(changed).toMatchObject({ name: 'Lena O.', version: version + 1 })
      await expect(
        at.stage.userAdministration(at.ada).update(id, { ...lena, name: 'L.' }, version),
      ).rejects.toMatchObject({
        refusal: 'conflict',
        code: 'stale-version',
      })
      const { items } = await at.stage.auditLog(at.ada).entries({ subject: id })
      expect(items[0]).toMatchObject({
        admin: { id: at.ada.userId, name: 'Ada Admin' },
        subject: { kind: 'user', id, name: 'Lena O.' },
        before: { name: 'Lena Okoro' },
        after: { name: 'Lena O.' },
      })
      expect(items[0]?.after).toEqual({ name: 'Lena O.' })
    })

    it('writes down nothing of a change that is refused', async () => {
      const lena = await opened()
      const other = await opened()
      const taken = { ...lena, email: other.email }
      await expect(
        at.stage.userAdministration(at.ada).update(lena.id, taken, lena.version),
      ).rejects.toMatchObject({
        code: 'email-taken',
      })
      expect(await actions(lena.id)).toEqual(['user-created'])
    })

    it.each([
      ['artist', 'user', 'rule-broken'],
      ['artist', 'admin', 'rule-broken'],
      ['user', 'artist', 'not-found'],
      ['user', 'admin', 'not-found'],
    ] as const)(
      'does nothing of a change from %s to %s that comes with an address that is taken',
      async (before, role, refusal) => {
        const other = await opened()
        const { id, email } = await opened({ role: before })
        const visit = await signedIn(email)
        const service = at.stage.userAdministration(at.ada)
        const person = await service.user(id)
        const [mails, heard] = [await at.stage.mailsTo(email), [...at.stage.heard]]
        const taken = { ...person, email: other.email, name: 'Somebody Else', role }
        await expect(service.update(id, taken, person.version)).rejects.toMatchObject({
          code: 'email-taken',
          message: 'There is an account with this email address already.',
        })
        expect(await service.user(id)).toEqual(person)
        expect(await at.stage.accountsOf(visit).profile()).toMatchObject({ role: before, name: person.name })
        expect(await at.stage.mailsTo(email)).toEqual(mails)
        expect(await at.stage.mailsTo(other.email)).toHaveLength(1)
        expect(at.stage.heard).toEqual(heard)
        expect(await actions(id)).toEqual(['user-created'])
        // Of an artist who is withheld nobody could say what is missing.
        await expect(at.stage.profileOf(await signedIn(email)).askForApproval()).rejects.toMatchObject({
          refusal,
        })
      },
    )

    it('ends all sessions with another role or a suspension', async () => {
      const lena = await opened()
      const visit = await signedIn(lena.email)
      await at.stage.userAdministration(at.ada).update(lena.id, { ...lena, role: 'artist' }, lena.version)
      await expect(at.stage.accountsOf(visit).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      const again = await signedIn(lena.email)
      expect(await at.stage.accountsOf(again).profile()).toMatchObject({ artistStatus: 'pending' })
      expect((await at.stage.userAdministration(at.ada).suspend(lena.id)).suspended).toBe(true)
      await expect(at.stage.accountsOf(again).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(signedIn(lena.email)).rejects.toMatchObject({ code: 'account-suspended' })
      expect((await at.stage.userAdministration(at.ada).restore(lena.id)).suspended).toBe(false)
      await signedIn(lena.email)
      expect(await actions(lena.id)).toEqual([
        'user-restored',
        'user-suspended',
        'user-changed',
        'user-created',
      ])
    })

    it('gives an unconfirmed account that becomes an admin’s no way in but a link', async () => {
      const lena = await opened()
      await at.stage.userAdministration(at.ada).update(lena.id, { ...lena, role: 'admin' }, lena.version)
      await expect(signedIn(lena.email)).rejects.toMatchObject({ code: 'wrong-credentials' })
      const subjects = (await at.stage.mailsTo(lena.email)).map(({ subject }) => subject)
      expect(subjects).toContain('Choose a new password')
      await at.stage.userAdministration(at.ada).remove(lena.id)
    })

    it('keeps the last admin who can sign in', async () => {
      const service = at.stage.userAdministration(at.ada)
      const own = await service.user(at.ada.userId)
      const lastAdmin = { refusal: 'conflict', code: 'last-admin' }
      await expect(service.suspend(own.id)).rejects.toMatchObject(lastAdmin)
      await expect(service.remove(own.id)).rejects.toMatchObject(lastAdmin)
      await expect(service.update(own.id, { ...own, role: 'user' }, own.version)).rejects.toMatchObject(
        lastAdmin,
      )
      const second = await openAdmin('Bea Admin')
      await service.suspend(second.userId)
      await expect(service.remove(own.id)).rejects.toMatchObject(lastAdmin)
      await service.remove(second.userId)
    })

    it('keeps one of two admins who do away with each other at once', async () => {
      for (const away of [
        (by: SignedInCaller, whom: SignedInCaller) => at.stage.userAdministration(by).suspend(whom.userId),
        async (by: SignedInCaller, whom: SignedInCaller) => {
          const { id, version, ...account } = await at.stage.userAdministration(by).user(whom.userId)
          return at.stage.userAdministration(by).update(id, { ...account, role: 'user' }, version)
        },
      ]) {
        const bea = await openAdmin('Bea Admin')
        const answers = await Promise.allSettled([away(at.ada, bea), away(bea, at.ada)])
        expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
        expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
          reason: { code: 'last-admin' },
        })
        if (answers[0]?.status === 'rejected') at.ada = bea
      }
    })

    it('shows nothing of an artist who is suspended, demoted or deleted, and all of it again', async () => {
      const { user, id } = await ready()
      await at.stage.hangWork(user.id, { title: `Bell of ${id}`, visibility: 'public' })
      await at.stage.approval(at.ada).approve(id)
      const isOnShow = async () => (await at.stage.titlesOnShow()).includes(`Bell of ${id}`)
      expect(await isOnShow()).toBe(true)
      const service = at.stage.userAdministration(at.ada)
      await service.suspend(user.id)
      expect([await isOnShow(), (await service.user(user.id)).artistStatus]).toEqual([false, 'approved'])
      const restored = await service.restore(user.id)
      expect(await isOnShow()).toBe(true)
      const demoted = await service.update(user.id, { ...restored, role: 'user' }, restored.version)
      expect([await isOnShow(), demoted.artistStatus]).toEqual([false, null])
      await service.update(user.id, { ...demoted, role: 'artist' }, demoted.version)
      expect(await isOnShow()).toBe(true)
      await service.remove(user.id)
      expect(await isOnShow()).toBe(false)
      await expect(service.user(user.id)).rejects.toMatchObject({ code: 'user-not-found' })
      await expect(service.remove(user.id)).rejects.toMatchObject({ code: 'user-not-found' })
    })

    it('sends nothing more to an account that is deleted', async () => {
      const lena = await opened({ password: undefined })
      expect(await at.stage.mailsTo(lena.email)).toHaveLength(1)
      await at.stage.userAdministration(at.ada).remove(lena.id)
      expect(await at.stage.mailsTo(lena.email)).toEqual([])
    })

    it('sends nothing more to an address that it had before, unless that is another account’s by now', async () => {
      const service = at.stage.userAdministration(at.ada)
      const lena = await opened()
      const addresses = [lena.email, ...[1, 2].map((place) => `${place}-${randomUUID()}@example.test`)]
      let account = lena
      for (const email of addresses.slice(1))
        account = await service.update(lena.id, { ...account, email }, account.version)
      const other = await opened({ email: addresses[1]?.toUpperCase() ?? '' })
      const mailsNow = async () => {
        const counts: number[] = []
        for (const address of addresses) counts.push((await at.stage.mailsTo(address)).length)
        return counts
      }
      const before = await mailsNow()
      expect(before.every((count) => count > 0)).toBe(true)
      await service.remove(lena.id)
      expect(await mailsNow()).toEqual([0, before[1], 0])
      await service.remove(other.id)
    })

    it.each(['nobody', randomUUID()])('knows no account %s', async (id) => {
      const service = at.stage.userAdministration(at.ada)
      await expect(service.user(id)).rejects.toMatchObject({ refusal: 'not-found' })
      await expect(service.suspend(id)).rejects.toMatchObject({ refusal: 'not-found' })
      await expect(service.remove(id)).rejects.toMatchObject({ refusal: 'not-found' })
    })
  })
}
