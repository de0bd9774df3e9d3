import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AwaitedReturn, ProviderStore } from '#application/identity/providers/provider-store.ts'
import type { AuthenticatorStore } from '#application/identity/second-factors/authenticator-store.ts'
import type { PasskeyChallenges } from '#application/identity/second-factors/passkey-challenges.ts'
import type { Passkey, PasskeyStore } from '#application/identity/second-factors/passkey-store.ts'
import type { UserRepository } from '#application/identity/user-repository.ts'

export interface SecondLockStores {
  readonly authenticators: AuthenticatorStore
  readonly passkeys: PasskeyStore
  readonly challenges: PasskeyChallenges
  readonly provider: ProviderStore
  readonly users: Pick<UserRepository, 'removeLocks'>
  /** Somebody with an account. @returns their id */
  givenUser(): Promise<string>
}

const now = new Date('2026-03-01T10:00:00Z')
const later = new Date('2026-03-01T10:05:00Z')

/** What the memories of second locks promise, in whichever way they remember. */
export function secondLockStoresContract(open: () => SecondLockStores): void {
  describe('authenticator apps', () => {
    async function begun(secret = 'first') {
      const { authenticators, givenUser } = open()
      const userId = await givenUser()
      await authenticators.begin(userId, secret)
      return { authenticators, userId }
    }

    it('are begun anew until they are confirmed, and then stay', async () => {
      const { authenticators, userId } = await begun()
      await authenticators.begin(userId, 'second')
      expect(await authenticators.appOf(userId)).toEqual({ secret: 'second', confirmedAt: null })
      await authenticators.confirm(userId, now)
      await authenticators.begin(userId, 'third')
      expect(await authenticators.appOf(userId)).toEqual({ secret: 'second', confirmedAt: now })
    })

    it('let one of several uses of a time step through, and none before it', async () => {
      const { authenticators, userId } = await begun()
      const used = await Promise.all([7, 7, 7, 7].map((step) => authenticators.useStep(userId, step)))
      expect(used.filter(Boolean)).toHaveLength(1)
      expect(await authenticators.useStep(userId, 6)).toBe(false)
      expect(await authenticators.useStep(userId, 8)).toBe(true)
    })

    it('are nobody else’s, and gone once they are removed, with their recovery codes', async () => {
      const { authenticators, userId } = await begun()
      const other = await open().givenUser()
      await authenticators.keepRecoveryCodes(userId, ['a'])
      expect(await authenticators.appOf(other)).toBeNull()
      expect(await authenticators.useStep(other, 9)).toBe(false)
      await authenticators.remove(userId)
      expect(await authenticators.appOf(userId)).toBeNull()
      expect(await authenticators.recoveryCodesLeft(userId)).toBe(0)
    })

    it('have recovery codes that work once, and never again after new ones', async () => {
      const { authenticators, userId } = await begun()
      const other = await open().givenUser()
      await authenticators.keepRecoveryCodes(userId, ['a', 'b', 'c'])
      expect(await authenticators.useRecoveryCode(other, 'a')).toBe(false)
      const used = await Promise.all(
        ['a', 'a', 'a'].map((code) => authenticators.useRecoveryCode(userId, code)),
      )
      expect(used.filter(Boolean)).toHaveLength(1)
      expect(await authenticators.recoveryCodesLeft(userId)).toBe(2)
      await authenticators.keepRecoveryCodes(userId, ['b', 'd'])
      expect(await authenticators.recoveryCodesLeft(userId)).toBe(2)
      expect(await authenticators.useRecoveryCode(userId, 'c')).toBe(false)
      expect(await authenticators.useRecoveryCode(userId, 'b')).toBe(true)
    })
  })

  describe('passkeys', () => {
    async function given(more: Partial<Passkey> = {}) {
      const { passkeys, givenUser } = open()
      const passkey: Passkey = {
        id: randomUUID(),
        userId: more.userId ?? (await givenUser()),
        credentialId: randomUUID(),
        publicKey: new Uint8Array([1, 2, 255]),
        counter: 0,
        transports: ['internal', 'hybrid'],
        name: 'My phone',
        createdAt: now,
        ...more,
      }
      return { passkeys, passkey, isKept: await passkeys.keep(passkey) }
    }

    it('are found by what the browser says, and by whose they are', async () => {
      const { passkeys, passkey } = await given({ createdAt: later })
      const { passkey: older } = await given({ userId: passkey.userId })
      await given()
      expect(await passkeys.find(passkey.credentialId)).toEqual(passkey)
      expect(await passkeys.of(passkey.userId)).toEqual([older, passkey])
      expect(await passkeys.find('unknown')).toBeNull()
    })

    it('are kept once', async () => {
      const { passkey } = await given()
      expect((await given({ credentialId: passkey.credentialId })).isKept).toBe(false)
    })

    it('count upwards, unless they do not count', async () => {
      const { passkeys, passkey } = await given()
      const count = (counter: number) => passkeys.counted(passkey.credentialId, counter)
      expect([await count(0), await count(0)]).toEqual([true, true])
      expect([await count(5), await count(5), await count(4), await count(0)]).toEqual([
        true,
        false,
        false,
        false,
      ])
      expect(await count(6)).toBe(true)
    })

    it('are removed by their owner alone', async () => {
      const { passkeys, passkey } = await given()
      const other = await open().givenUser()
      expect(await passkeys.remove(other, passkey.id)).toBe(false)
      expect(await passkeys.remove(passkey.userId, 'not an id')).toBe(false)
      expect(await passkeys.remove(passkey.userId, passkey.id)).toBe(true)
      expect(await passkeys.find(passkey.credentialId)).toBeNull()
    })
  })

  describe('challenges', () => {
    it('are answered once, in time, by whom they were asked', async () => {
      const { challenges, givenUser } = open()
      const userId = await givenUser()
      const [one, two, old] = [randomUUID(), randomUUID(), randomUUID()]
      await challenges.keep({ challenge: one, userId, expiresAt: later })
      await challenges.keep({ challenge: two, userId: null, expiresAt: later })
      await challenges.keep({ challenge: old, userId: null, expiresAt: now })
      expect(await challenges.take(one, null, now)).toBe(false)
      expect(await challenges.take(two, userId, now)).toBe(false)
      expect(await challenges.take(old, null, now)).toBe(false)
      expect(await challenges.take('made up', null, now)).toBe(false)
      expect(await challenges.take(one, userId, now)).toBe(true)
      const taken = await Promise.all(
        [two, two, two].map((challenge) => challenges.take(challenge, null, now)),
      )
      expect(taken.filter(Boolean)).toHaveLength(1)
    })
  })

  describe('a provider', () => {
    async function awaited(): Promise<AwaitedReturn> {
      const authorization: AwaitedReturn = {
        state: randomUUID(),
        browserDigest: 'this browser',
        nonce: 'nonce',
        codeVerifier: 'proof',
        returnTo: '/cart',
        role: 'artist',
        expiresAt: later,
      }
      await open().provider.await(authorization)
      return authorization
    }

    it('sends people back once, in time, to the browser that has left', async () => {
      const { provider } = open()
      const authorization = await awaited()
      expect(await provider.take(authorization.state, 'another browser', now)).toBeNull()
      expect(await provider.take(authorization.state, 'this browser', later)).toBeNull()
      const back = await Promise.all(
        [1, 2, 3].map(() => provider.take(authorization.state, 'this browser', now)),
      )
      expect(back.filter((each) => each !== null)).toEqual([authorization])
    })

    it('knows people by names that no other provider gives', async () => {
      const { provider, givenUser } = open()
      const [lena, kofi] = [await givenUser(), await givenUser()]
      const subject = randomUUID()
      await provider.join('https://one.test', subject, lena, now)
      await provider.join('https://two.test', subject, kofi, now)
      expect(await provider.userOf('https://one.test', subject)).toBe(lena)
      expect(await provider.userOf('https://two.test', subject)).toBe(kofi)
      expect(await provider.userOf('https://one.test', randomUUID())).toBeNull()
      await provider.join('https://one.test', subject, kofi, later)
      expect(await provider.userOf('https://one.test', subject)).toBe(kofi)
    })

    it('lets whoever has come back wait for a code, for a while', async () => {
      const { provider, givenUser } = open()
      const lena = await givenUser()
      const browser = randomUUID()
      await provider.keepArrival(browser, lena, later)
      expect(await provider.arrivedFor(browser, now)).toBe(lena)
      expect(await provider.arrivedFor(browser, later)).toBeNull()
      expect(await provider.arrivedFor('another browser', now)).toBeNull()
      await provider.forgetArrival(browser)
      expect(await provider.arrivedFor(browser, now)).toBeNull()
    })
  })

  it('are all removed of one account, and of no other', async () => {
    const { authenticators, passkeys, challenges, provider, users, givenUser } = open()
    const [lena, kofi] = [await givenUser(), await givenUser()]
    for (const userId of [lena, kofi]) {
      await authenticators.begin(userId, 'secret')
      await authenticators.keepRecoveryCodes(userId, ['a'])
      const credential = { credentialId: userId, publicKey: new Uint8Array([1]), counter: 0, transports: [] }
      await passkeys.keep({ ...credential, id: randomUUID(), userId, name: 'My phone', createdAt: now })
      await challenges.keep({ challenge: userId, userId, expiresAt: later })
      await provider.join('https://one.test', userId, userId, now)
      await provider.keepArrival(userId, userId, later)
    }
    const kept = async (userId: string) => [
      (await authenticators.appOf(userId)) !== null,
      (await authenticators.recoveryCodesLeft(userId)) > 0,
      (await passkeys.of(userId)).length > 0,
      await challenges.take(userId, userId, now),
      (await provider.userOf('https://one.test', userId)) !== null,
      (await provider.arrivedFor(userId, now)) !== null,
    ]
    await users.removeLocks(lena)
    expect(await kept(lena)).toEqual(Array.from({ length: 6 }, () => false))
    expect(await kept(kofi)).toEqual(Array.from({ length: 6 }, () => true))
  })
}
