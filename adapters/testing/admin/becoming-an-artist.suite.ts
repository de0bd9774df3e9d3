import { describe, expect, it } from 'vitest'
import { givenVisit } from '../given-visit.ts'
import { type AdministrationFixture, password, picture, profile } from './administration-fixture.ts'

/** The way from a user to somebody who may sell, and back. */
export function describeBecomingAnArtist(at: AdministrationFixture): void {
  const { opened, signedIn, ready, buy, earn } = at

  describe('becoming an artist', () => {
    it('begins with a profile, in a session that gets another secret and stays as old as it was', async () => {
      const lena = await opened()
      const visit = await signedIn(lena.email)
      const own = at.stage.profileOf(visit)
      await expect(own.profile()).rejects.toMatchObject({ refusal: 'not-found' })
      const [before] = await at.stage.accountsOf(visit).sessions()
      const [elsewhere, token] = [await signedIn(lena.email), visit.token]
      const made = await own.create({ ...profile, profilePicture: picture })
      expect(made).toMatchObject({
        approval: 'pending',
        waiting: false,
        rejection: null,
        checklist: { profile: true, picture: true, works: { has: 0, wanted: 3 } },
      })
      expect(visit.token).not.toBe(token)
      const [after, ...others] = await at.stage.accountsOf(visit).sessions()
      expect([after?.signedInAt, others]).toEqual([before?.signedInAt, []])
      await expect(at.stage.accountsOf(elsewhere).profile()).rejects.toMatchObject({ code: 'not-signed-in' })
      await expect(own.create(profile)).rejects.toMatchObject({ code: 'profile-exists' })
    })

    it('is nothing for admins or visitors', async () => {
      await expect(at.stage.profileOf(givenVisit()).create(profile)).rejects.toMatchObject({
        refusal: 'not-signed-in',
      })
      await expect(at.stage.profileOf(givenVisit()).profile()).rejects.toMatchObject({
        refusal: 'not-signed-in',
      })
    })

    it('keeps what somebody else has changed meanwhile, and the picture that there is', async () => {
      const { own } = await ready()
      const { version, profilePicture } = await own.profile()
      const changed = await own.update({ ...profile, bio: 'Casts large bells.' }, version)
      expect(changed).toMatchObject({ profilePicture, version: version + 1 })
      await expect(own.update(profile, version)).rejects.toMatchObject({ code: 'stale-version' })
      await expect(own.update({ ...profile, country: 'Kenya' }, version + 1)).rejects.toMatchObject({
        fields: { country: 'Please choose a country' },
      })
    })

    it('wants everything on the list before an admin is asked', async () => {
      const { own, user, name } = await ready()
      // That somebody has applied was told already.
      expect(at.stage.heard.filter((each) => each === name)).toHaveLength(1)
      await expect(own.askForApproval()).rejects.toThrow('this is missing: 3 more works')
      await at.stage.hangWork(user.id, { title: 'One', visibility: 'draft' })
      await at.stage.hangWork(user.id, { title: 'Two', visibility: 'public' })
      await at.stage.hangWork(user.id, { title: 'Away', visibility: 'hidden' })
      await expect(own.askForApproval()).rejects.toThrow('this is missing: one more work')
      await at.stage.hangWork(user.id, { title: 'Three', visibility: 'draft' })
      expect(await own.askForApproval()).toMatchObject({ waiting: true, approval: 'pending' })
      expect(await own.askForApproval()).toMatchObject({ waiting: true })
      expect(at.stage.heard.filter((each) => each === name)).toHaveLength(2)
    })

    it('ends with a way back to being a mere user', async () => {
      const { own, user, visit, id } = await ready()
      await at.stage.hangWork(user.id, { title: `Left by ${id}`, visibility: 'public' })
      await at.stage.approval(at.ada).approve(id)
      await own.remove()
      expect(await at.stage.accountsOf(visit).profile()).toMatchObject({ role: 'user', artistStatus: null })
      expect(await at.stage.titlesOnShow()).not.toContain(`Left by ${id}`)
      expect(await own.create(profile)).toMatchObject({ approval: 'pending', checklist: { picture: false } })
    })

    it('ends by an admin, too, only when everything is sent that was paid for', async () => {
      const { user, id, name } = await ready()
      await buy(user.id, { id, name })
      const service = at.stage.userAdministration(at.ada)
      const before = await service.user(user.id)
      for (const role of ['user', 'admin'] as const)
        await expect(service.update(user.id, { ...before, role }, before.version)).rejects.toMatchObject({
          refusal: 'conflict',
          code: 'parcels-to-send',
        })
      expect(await service.user(user.id)).toEqual(before)
    })

    it('ends, as the account does, only when everything is sent that was paid for', async () => {
      const { own, user, visit, id, name } = await ready()
      await buy(user.id, { id, name })
      const waits = { refusal: 'conflict', code: 'parcels-to-send' }
      await expect(own.remove()).rejects.toMatchObject(waits)
      await expect(at.stage.accountsOf(visit).deleteAccount(password)).rejects.toMatchObject(waits)
      await expect(at.stage.userAdministration(at.ada).remove(user.id)).rejects.toMatchObject(waits)
      expect((await own.profile()).approval).toBe('pending')
    })

    it('ends, whoever ends it, only when everything has arrived that was earned', async () => {
      const { own, user, visit, id, name } = await ready()
      await earn(user.id, { id, name })
      const service = at.stage.userAdministration(at.ada)
      const before = await service.user(user.id)
      const owed = { refusal: 'conflict', code: 'money-to-pay-out' }
      await expect(own.remove()).rejects.toMatchObject(owed)
      await expect(at.stage.accountsOf(visit).deleteAccount(password)).rejects.toMatchObject(owed)
      await expect(service.remove(user.id)).rejects.toMatchObject(owed)
      for (const role of ['user', 'admin'] as const)
        await expect(service.update(user.id, { ...before, role }, before.version)).rejects.toMatchObject(owed)
      expect(await service.user(user.id)).toEqual(before)
      expect((await own.profile()).approval).toBe('pending')
    })

    it('ends by an admin though something is owed where the artist was suspended before', async () => {
      const { user, id, name } = await ready()
      await earn(user.id, { id, name })
      const service = at.stage.userAdministration(at.ada)
      await service.suspend(user.id)
      await service.remove(user.id)
      await expect(service.user(user.id)).rejects.toMatchObject({ code: 'user-not-found' })
    })

    it('gives nobody back by themselves what an admin has taken', async () => {
      const { user, id } = await ready()
      await at.stage.approval(at.ada).approve(id)
      const kept = await at.stage.userAdministration(at.ada).user(user.id)
      await at.stage.userAdministration(at.ada).update(user.id, { ...kept, role: 'user' }, kept.version)
      const own = at.stage.profileOf(await signedIn(user.email))
      expect(await own.create(profile)).toMatchObject({ approval: 'pending', waiting: false })
    })
  })
}
