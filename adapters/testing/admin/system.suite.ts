import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminPorts, adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Role } from '#domain/identity/roles.ts'
import { User } from '#domain/identity/user.ts'

export interface SystemBackstage {
  readonly shop: Assembly
  /** Taking the payment of an order was tried three times, and given up. @returns the job's id */
  giveUp(orderNumber: string): Promise<string>
  /** Numbers of orders whose payment is to be taken now. */
  waiting(): Promise<readonly string[]>
}

/** What an admin is told of the shop itself, and can do about it, in whichever way it is kept. */
export function systemContract(open: () => SystemBackstage): void {
  let ada: string
  let here: string
  beforeEach(async () => {
    ada = await account('admin', 'Ada')
    here = await signIn(ada, 1)
  })
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000)

  async function account(role: Role, name: string): Promise<string> {
    const id = randomUUID()
    const email = `${id}@example.test`
    const user = new User({ id, name, email, country: 'KE', phone: '', role, passwordHash: null }, at(99))
    await open().shop.get(identityPorts.users).add(user)
    return id
  }
  async function signIn(userId: string, minutesAgo: number): Promise<string> {
    const id = randomUUID()
    const [createdAt, endsAt] = [at(minutesAgo), at(-60)]
    const session = { id, tokenDigest: id, userId, device: 'a test', createdAt, seenAt: createdAt, endsAt }
    await open().shop.get(identityPorts.sessions).add(session)
    return id
  }
  const systemOf = (caller: Caller) => open().shop.get(adminServices.system)(caller)
  const system = () => systemOf({ userId: ada, role: 'admin', sessionId: here })
  const logged = async (subject: string) =>
    (await open().shop.get(adminPorts.log).slice({ subject }, 10, null)).items.map((entry) => [
      entry.admin.name,
      entry.action,
      entry.subject.kind,
      entry.subject.name,
    ])
  const orderNumber = () => randomUUID().slice(0, 13)

  describe('who is signed in as an admin', () => {
    it('is told with when, the last seen first, and nobody else', async () => {
      const bola = await account('admin', 'Bola')
      const earlier = await signIn(bola, 50)
      const others = [
        await signIn(await account('artist', 'Amina'), 1),
        await signIn(await account('user', 'Lena'), 1),
      ]
      const { sessions } = await system().state()
      const ids = sessions.map(({ id }) => id)
      expect(ids.indexOf(here)).toBeLessThan(ids.indexOf(earlier))
      expect(ids).not.toContain(others[0])
      expect(ids).not.toContain(others[1])
      expect(sessions.find(({ id }) => id === here)).toMatchObject({
        adminId: ada,
        name: 'Ada',
        current: true,
      })
      const shown = sessions.find(({ id }) => id === earlier)
      expect(shown).toMatchObject({ adminId: bola, name: 'Bola', device: 'a test', current: false })
      expect(Date.parse(shown?.lastSeenAt ?? '')).toBeLessThan(Date.now() - 40 * 60_000)
    })

    it('can be signed out, once, and the log tells of it', async () => {
      const bola = await account('admin', 'Bola')
      const there = await signIn(bola, 5)
      await system().signOut(there)
      expect((await system().state()).sessions.map(({ id }) => id)).not.toContain(there)
      expect(await logged(bola)).toEqual([['Ada', 'admin-signed-out', 'user', 'Bola']])
      await expect(system().signOut(there)).rejects.toMatchObject({ code: 'session-not-found' })
    })

    it('are the only ones who can be signed out so', async () => {
      const lena = await account('user', 'Lena')
      const hers = await signIn(lena, 5)
      await expect(system().signOut(hers)).rejects.toMatchObject({ code: 'session-not-found' })
      expect(await logged(lena)).toEqual([])
    })
  })

  describe('a job that was given up', () => {
    it('is told with what it was for, how often it was tried and why it failed', async () => {
      const number = orderNumber()
      const id = await open().giveUp(number)
      const { jobs } = await system().state()
      expect(jobs.find((job) => job.id === id)).toMatchObject({
        kind: 'take-payment',
        about: number,
        tries: 3,
        reason: 'Error: nobody answers',
      })
      // Its link opens the order.
      expect(JSON.stringify(jobs)).not.toContain('a-key-in-a-link')
    })

    it('is put off anew when an admin says so, once, and the log tells of it', async () => {
      const number = orderNumber()
      const id = await open().giveUp(number)
      await system().doAgain(id)
      expect(await open().waiting()).toContain(number)
      expect((await system().state()).jobs.map((job) => job.id)).not.toContain(id)
      expect(await logged(id)).toEqual([['Ada', 'job-again', 'job', `take-payment ${number}`]])
      await expect(system().doAgain(id)).rejects.toMatchObject({ code: 'job-not-found' })
      expect((await open().waiting()).filter((each) => each === number)).toHaveLength(1)
    })

    it('stays given up where the act comes to nothing', async () => {
      const number = orderNumber()
      const id = await open().giveUp(number)
      const failing = open()
        .shop.get(sharedPorts.work)
        .run(async () => {
          await open().shop.get(adminPorts.givenUp).again(id)
          throw new Error('rolled back')
        })
      await expect(failing).rejects.toThrow('rolled back')
      expect(await open().waiting()).not.toContain(number)
      expect((await open().shop.get(adminPorts.givenUp).newest(50)).map((job) => job.id)).toContain(id)
    })
  })

  it('tells of the newest check of the books alone', async () => {
    const check = { orders: 1, asked: 0 }
    const difference = { sentence: 'A cent is missing.', orderNumber: null }
    await open()
      .shop.get(orderPorts.checks)
      .keep({ ...check, id: randomUUID(), at: at(9), differences: [difference] })
    expect((await system().state()).check).toMatchObject({ differences: 1 })
    const newest = at(3)
    await open()
      .shop.get(orderPorts.checks)
      .keep({ ...check, id: randomUUID(), at: newest, differences: [] })
    expect((await system().state()).check).toEqual({ at: newest.toISOString(), differences: 0 })
  })

  it.each(['user', 'artist', null] as const)('is nothing for a %s', async (role) => {
    const nobody = systemOf(role && { userId: await account(role, 'Nobody'), role, sessionId: 'none' })
    for (const asking of [nobody.state(), nobody.doAgain(here), nobody.signOut(here)])
      await expect(asking).rejects.toMatchObject({ refusal: role ? 'not-found' : 'not-signed-in' })
  })
}
