import { describe, expect, it } from 'vitest'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { givenVisit } from '../given-visit.ts'
import { type AccountsFixture, day, minute, password } from './accounts-fixture.ts'

/** How long a browser stays signed in, over whichever implementation of the ports. */
export function describeSessions(at: AccountsFixture): void {
  const { service, pass, signedUp } = at

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
