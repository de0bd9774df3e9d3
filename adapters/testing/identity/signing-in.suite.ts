import { describe, expect, it } from 'vitest'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { givenVisit } from '../given-visit.ts'
import { type AccountsFixture, password, wrong } from './accounts-fixture.ts'

/** How somebody with an account comes in, over whichever implementation of the ports. */
export function describeSigningIn(at: AccountsFixture): void {
  const { service, signedUp, keepAs } = at

  describe('signing in', () => {
    it('works however the address is written, and begins another session', async () => {
      const { email, user, visit } = await signedUp()
      const elsewhere = givenVisit()
      expect(await service(elsewhere).login({ email: ` ${email.toUpperCase()} `, password })).toEqual(user)
      expect(elsewhere.token).not.toBe(visit.token)
    })

    it('works with what a phone wraps around an address, and with an address that was kept with it', async () => {
      const { email, user } = await signedUp()
      const wrapped = `\u202A${email}\u202C`
      expect(await service().login({ email: wrapped, password })).toEqual(user)
      await keepAs(user.id, wrapped)
      expect(await service().login({ email: wrapped, password })).toMatchObject({ id: user.id })
    })

    it('works for either of two accounts of a mailbox that a phone’s signs alone tell apart, by its own password', async () => {
      const abandoned = await signedUp()
      const wrapped = `\u202A${abandoned.email}\u202C`
      await keepAs(abandoned.user.id, wrapped)
      const used = await signedUp({ email: abandoned.email, password: 'narrow green harbour' })
      const { email } = used
      const ids = async (typed: string, tried: string) =>
        (await service().login({ email: typed, password: tried })).id
      expect(await ids(wrapped, password)).toBe(abandoned.user.id)
      expect(await ids(wrapped, used.password)).toBe(used.user.id)
      expect(await ids(email, used.password)).toBe(used.user.id)
      await expect(service().login({ email, password })).rejects.toMatchObject(wrong)
      await expect(service().login({ email: wrapped, password: 'not hers' })).rejects.toMatchObject(wrong)
    })

    it('is slowed down for both of them after as many wrong passwords as for one', async () => {
      const { email, user } = await signedUp()
      const wrapped = `\u202A${email}\u202C`
      await keepAs(user.id, wrapped)
      await signedUp({ email })
      const guesser = service(givenVisit('10.0.7.1'))
      for (let nth = 0; nth < 10; nth++)
        await expect(
          guesser.login({ email: nth % 2 === 0 ? wrapped : email, password: 'not hers' }),
        ).rejects.toMatchObject(wrong)
      for (const typed of [wrapped, email])
        await expect(guesser.login({ email: typed, password })).rejects.toMatchObject({
          refusal: 'too-many-requests',
        })
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
      await expect(service().login({ email, password })).rejects.toMatchObject({
        refusal: 'forbidden',
        code: 'account-suspended',
      })
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
}
