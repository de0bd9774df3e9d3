import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FollowRepository } from './follow-repository.ts'
import type { NewWorksRepository } from './new-works-repository.ts'

/** Implementations of the ports, and how a test lays out what they work on. */
export interface NewWorksBackstage {
  readonly newWorks: NewWorksRepository
  readonly follows: FollowRepository
  /** @returns the id of somebody new, whose address is theirs where they have shown it */
  givenUser(verified: boolean): Promise<string>
  suspend(userId: string): Promise<void>
  givenArtist(name: string): Promise<string>
  /** A work of an artist on show. @returns its id */
  givenArtwork(artistId: string, title: string): Promise<string>
  hide(artworkId: string): Promise<void>
  show(artworkId: string): Promise<void>
}

const all = 100
const now = new Date('2026-03-01T10:00:00.000Z')
const later = new Date('2026-03-01T12:00:00.000Z')
const longAgo = new Date(0)

/** What followers are still to be told of, over whichever implementation of the port. */
export function describeNewWorks(name: string, open: () => Promise<NewWorksBackstage>): void {
  let backstage: NewWorksBackstage
  let lena: string
  let amina: string
  beforeAll(async () => {
    backstage = await open()
  })
  beforeEach(async () => {
    lena = await backstage.givenUser(true)
    amina = await backstage.givenArtist('Amina')
    await backstage.follows.add(lena, [amina])
    await backstage.newWorks.gather(now)
  })

  const hung = async (title: string): Promise<string> => {
    const id = await backstage.givenArtwork(amina, title)
    await backstage.newWorks.gather(now)
    return id
  }
  const waiting = async (userId: string) =>
    (await backstage.newWorks.waitingFor(userId))?.works.map(({ title }) => title)

  describe(`new works ${name}`, () => {
    it('are noted once for whoever follows their artist', async () => {
      await backstage.givenArtwork(amina, 'Low Tide')
      expect(await backstage.newWorks.gather(now)).toBe(1)
      expect(await backstage.newWorks.gather(later)).toBe(0)
      expect(await backstage.newWorks.waitingFor(lena)).toMatchObject({
        emailVerified: true,
        isActive: true,
        wantsMails: true,
        waitingSince: now,
        lastMailAt: null,
        works: [{ title: 'Low Tide', artist: { id: amina, name: 'Amina' }, price: 10_000 }],
      })
    })

    it('that were hidden and come back are no news', async () => {
      const id = await hung('Low Tide')
      await backstage.newWorks.settle(lena, now)
      await backstage.hide(id)
      await backstage.show(id)
      expect(await backstage.newWorks.gather(later)).toBe(0)
      expect(await waiting(lena)).toEqual([])
    })

    it('that are hidden again, or whose artist is no longer followed, are left out', async () => {
      const id = await hung('Low Tide')
      await hung('High Tide')
      await backstage.hide(id)
      expect(await waiting(lena)).toEqual(['High Tide'])
      await backstage.follows.remove(lena, amina)
      expect(await waiting(lena)).toEqual([])
    })

    it('are nothing to those who came later, have not shown that the address is theirs, or are suspended', async () => {
      const [unverified, suspended, late] = [
        await backstage.givenUser(false),
        await backstage.givenUser(true),
        await backstage.givenUser(true),
      ]
      await backstage.suspend(suspended)
      for (const each of [unverified, suspended]) await backstage.follows.add(each, [amina])
      await hung('Low Tide')
      await backstage.follows.add(late, [amina])
      for (const each of [unverified, suspended, late]) expect(await waiting(each)).toEqual([])
    })

    it('are due when they have waited, unless there was a mail not long ago', async () => {
      await hung('Low Tide')
      const { newWorks } = backstage
      expect(await newWorks.due(longAgo, later, all)).not.toContain(lena)
      expect(await newWorks.due(now, later, all)).toContain(lena)
      await newWorks.waitingFor(lena)
      await newWorks.settle(lena, now)
      expect(await newWorks.due(later, later, all)).not.toContain(lena)
      await hung('High Tide')
      expect(await newWorks.due(later, longAgo, all)).not.toContain(lena)
      expect(await newWorks.due(later, now, all)).toContain(lena)
      expect((await newWorks.waitingFor(lena))?.lastMailAt).toEqual(now)
    })

    it('are told again only to those who want it, and never what was hung meanwhile', async () => {
      const { newWorks } = backstage
      await hung('Low Tide')
      await newWorks.wantMails(lena, false)
      expect(await newWorks.wantsMails(lena)).toBe(false)
      await hung('High Tide')
      expect(await waiting(lena)).toEqual([])
      await newWorks.wantMails(lena, true)
      expect(await newWorks.wantsMails(lena)).toBe(true)
      expect(await waiting(lena)).toEqual([])
      await hung('Slack Tide')
      expect(await waiting(lena)).toEqual(['Slack Tide'])
    })

    it.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])('are nothing to %s', async (nobody) => {
      await expect(backstage.newWorks.wantMails(nobody, false)).resolves.toBeUndefined()
    })
  })
}
