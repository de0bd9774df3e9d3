import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headStartOver, waitedTooLong } from '#domain/waiting/waiting.ts'
import type { WaitingRepository } from './waiting-repository.ts'

/** An implementation of the port, and how a test lays out what it works on. */
export interface WaitingBackstage {
  readonly waiting: WaitingRepository
  /** A work on show that is sold out. @returns its id */
  givenArtwork(): Promise<string>
  setStock(artworkId: string, stock: number): Promise<void>
  hide(artworkId: string): Promise<void>
  givenUser(email: string): Promise<string>
  suspend(userId: string): Promise<void>
}

const all = 1_000
const at = (minutes: number): Date => new Date(Date.UTC(2026, 2, 1, 10, minutes))
const over = headStartOver(at(60))

/** Who waits for which works, over whichever implementation of the port. */
export function describeWaiting(name: string, open: () => Promise<WaitingBackstage>): void {
  let backstage: WaitingBackstage
  let waiting: WaitingRepository
  let work: string
  beforeAll(async () => {
    backstage = await open()
    waiting = backstage.waiting
  })
  beforeEach(async () => {
    work = await backstage.givenArtwork()
  })

  const mailbox = () => `${randomUUID()}@example.test`
  const visitor = async (email = mailbox(), minutes = 0) => {
    const wait = { id: randomUUID(), artworkId: work, userId: null, email, since: at(minutes) }
    await waiting.add(wait)
    return wait
  }
  const member = async (userId: string, minutes = 0) => {
    const wait = { id: randomUUID(), artworkId: work, userId, email: null, since: at(minutes) }
    await waiting.add(wait)
    return wait
  }
  const line = async () => (await waiting.lineOf(work, over))?.next.map(({ email }) => email)

  describe(`waiting ${name}`, () => {
    it('knows works on show, and nothing of others', async () => {
      expect(await waiting.work(work)).toMatchObject({ title: 'Low Tide', price: 10_000, stock: 0 })
      await backstage.hide(work)
      expect(await waiting.work(work)).toBeNull()
      expect(await waiting.work(randomUUID())).toBeNull()
      expect(await waiting.work('nonsense')).toBeNull()
    })

    it('is in the order in which people asked, whoever they are', async () => {
      const email = mailbox()
      const lena = await backstage.givenUser(email)
      const [second, first] = [await visitor(mailbox(), 5), await visitor(mailbox(), 1)]
      await member(lena, 3)
      await backstage.setStock(work, 1)
      expect(await line()).toEqual([first.email, email, second.email])
      expect(await waiting.lineOf(work, over)).toMatchObject({
        work: { id: work, title: 'Low Tide', price: 10_000, stock: 1, artist: { name: 'Amina Njoroge' } },
        asked: 0,
        next: [{ name: '' }, { name: 'Lena Okoro', isActive: true }, {}],
      })
    })

    it('keeps an account in its place however often it asks, until it was told', async () => {
      const lena = await backstage.givenUser(mailbox())
      const wait = await member(lena)
      await visitor(mailbox(), 1)
      await member(lena, 2)
      expect(await waiting.worksOf(lena)).toBe(1)
      await backstage.setStock(work, 1)
      expect((await waiting.lineOf(work, over))?.next.map(({ id }) => id)[0]).toBe(wait.id)
      await waiting.noteMailed([wait.id], at(3))
      expect(await waiting.has({ artworkId: work, userId: lena })).toBe(false)
      await member(lena, 4)
      expect(await waiting.has({ artworkId: work, userId: lena })).toBe(true)
      expect((await waiting.lineOf(work, over))?.next.map(({ id }) => id).at(-1)).toBe(wait.id)
    })

    it('can be taken back by whoever it is, and by nobody else', async () => {
      const lena = await backstage.givenUser(mailbox())
      await member(lena)
      const { id } = await visitor()
      const [mine, theirs] = [
        { artworkId: work, userId: lena },
        { artworkId: work, id },
      ]
      for (const strange of [randomUUID(), 'nonsense']) {
        await waiting.remove({ artworkId: work, id: strange })
        await waiting.remove({ artworkId: strange, id })
        expect(await waiting.has({ artworkId: work, id: strange })).toBe(false)
      }
      expect(await waiting.has(theirs)).toBe(true)
      await waiting.remove(theirs)
      expect(await waiting.has(theirs)).toBe(false)
      expect(await waiting.has(mine)).toBe(true)
      await waiting.remove(mine)
      expect(await waiting.has(mine)).toBe(false)
    })

    it('is due where more can be bought than were told and may still buy', async () => {
      const isDue = async () => (await waiting.due(over, all)).includes(work)
      const [first] = [await visitor(), await visitor()]
      expect(await isDue()).toBe(false)
      expect(await waiting.lineOf(work, over)).toBeNull()
      await backstage.setStock(work, 1)
      expect(await isDue()).toBe(true)
      await waiting.noteMailed([first.id], at(30))
      expect(await isDue()).toBe(false)
      expect((await waiting.lineOf(work, over))?.asked).toBe(1)
      await backstage.setStock(work, 2)
      expect(await isDue()).toBe(true)
      await backstage.setStock(work, 1)
      expect((await waiting.due(headStartOver(at(200)), all)).includes(work)).toBe(true)
      await backstage.hide(work)
      expect(await isDue()).toBe(false)
    })

    it('says who cannot be told any more', async () => {
      const lena = await backstage.givenUser(mailbox())
      const wait = await member(lena)
      await backstage.suspend(lena)
      await backstage.setStock(work, 1)
      expect((await waiting.lineOf(work, over))?.next).toMatchObject([{ id: wait.id, isActive: false }])
      await waiting.drop([wait.id])
      expect(await line()).toEqual([])
    })

    it('forgets who was told, and who has waited for too long', async () => {
      const [first, second, third] = [
        await visitor(),
        await visitor(mailbox(), 1),
        await visitor(mailbox(), 50),
      ]
      await backstage.setStock(work, 3)
      await waiting.noteMailed([first.id], at(10))
      await waiting.forget(at(10), waitedTooLong(at(60)))
      expect(await line()).toEqual([second.email, third.email])
      expect((await waiting.lineOf(work, over))?.asked).toBe(0)
      await waiting.forget(at(10), at(50))
      expect(await line()).toEqual([third.email])
    })

    it('forgets an address, however it is written, also where it is an account’s', async () => {
      const email = mailbox()
      const lena = await backstage.givenUser(email)
      await visitor(email)
      await member(lena)
      const other = await visitor()
      await backstage.setStock(work, 1)
      await waiting.forgetAddress(email.toUpperCase())
      expect(await line()).toEqual([other.email])
    })
  })
}
