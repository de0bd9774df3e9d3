import { beforeEach, describe, expect, it } from 'vitest'
import type { MemoryMails } from '#adapters/memory/notifications/memory-mails.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { randomIds } from '#adapters/system/system.ts'
import type { NewWorksRepository, WaitingNews } from '../new-works-repository.ts'
import { newWorksService } from './new-works-service.ts'

const now = new Date('2026-03-02T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const harbour = {
  id: 'harbour',
  title: 'Harbour at Dusk',
  artist: { id: 'amina', name: 'Amina Njoroge' },
  price: 640_00,
  imageUrl: null,
}

let news: WaitingNews | null
let mails: MemoryMails
/** How many works were left to note, and are no more. */
let toNote: number
let settled: (readonly [string, Date | null])[]
let unwanted: string[]

beforeEach(() => {
  news = {
    name: 'Lena',
    email: 'lena@example.test',
    emailVerified: true,
    isActive: true,
    wantsMails: true,
    waitingSince: hoursAgo(2),
    lastMailAt: null,
    works: [harbour],
  }
  mails = new Map()
  toNote = 3
  settled = []
  unwanted = []
})

const repository: NewWorksRepository = {
  async gather() {
    toNote = Math.max(0, toNote - 1)
    return toNote
  },
  due: async () => (settled.length === 0 ? ['lena'] : []),
  waitingFor: async () => news,
  settle: async (userId, at) => void settled.push([userId, at]),
  wantsMails: async () => true,
  wantMails: async (userId, wanted) => void (wanted || unwanted.push(userId)),
}

const service = () =>
  newWorksService(
    {
      newWorks: repository,
      outbox: memoryOutbox(mails),
      work: { run: (act) => act() },
      seal: {
        close: (text, context) => `${context}|${text}`,
        open(sealed, context) {
          if (!sealed.startsWith(`${context}|`)) throw new Error('Sealed for something else.')
          return sealed.slice(context.length + 1)
        },
      },
      ids: randomIds,
      clock: { now: () => now },
    },
    { publicUrl: 'https://sanaa.test' },
  )

describe('a follower', () => {
  it('is told of what waits in one mail, once all works are noted', async () => {
    expect(await service().tell()).toBe(1)
    expect(toNote).toBe(0)
    expect([...mails.values()].map(({ mail }) => mail.to)).toEqual(['lena@example.test'])
    expect([...mails.keys()][0]).toMatch(/^new-works:.+/)
    expect(settled).toEqual([['lena', now]])
  })

  it.each<[string, Partial<WaitingNews>]>([
    ['whose works are shown no more', { works: [] }],
    ['who wants no mails', { wantsMails: false }],
    ['who has left', { isActive: false }],
  ])('%s is told nothing, and nothing waits any more', async (_, change) => {
    news = { ...news!, ...change }
    expect(await service().tell()).toBe(0)
    expect(mails.size).toBe(0)
    expect(settled).toEqual([['lena', null]])
  })

  it.each<[string, () => WaitingNews | null]>([
    ['for whom nothing waits', () => ({ ...news!, waitingSince: null })],
    ['whose works have only just been hung', () => ({ ...news!, waitingSince: hoursAgo(0.5) })],
    ['who had a mail today', () => ({ ...news!, lastMailAt: hoursAgo(23) })],
    ['whose account is gone', () => null],
  ])('%s, whom somebody else may have told, is left alone', async (_, standing) => {
    news = standing()
    expect(await service().tell()).toBe(0)
    expect([mails.size, settled]).toEqual([0, []])
  })

  it('who could not be told holds up nobody, and is spoken of in the end', async () => {
    const broken = newWorksService(
      {
        newWorks: { ...repository, waitingFor: async () => Promise.reject(new Error('Gone.')) },
        outbox: memoryOutbox(mails),
        work: { run: (act) => act() },
        seal: { close: (text) => text, open: (text) => text },
        ids: randomIds,
        clock: { now: () => now },
      },
      { publicUrl: 'https://sanaa.test' },
    )
    await expect(broken.tell()).rejects.toThrow('Some followers could not be told of new works.')
  })
})

describe('the link that ends these mails', () => {
  it('is good for whom it was written to, and for nothing else', async () => {
    await service().tell()
    const [kept] = [...mails.values()]
    const key = 'ending mails about new works|lena'
    expect(decodeURIComponent(kept?.mail.text ?? '')).toContain(key)
    await service().stop(key)
    expect(unwanted).toEqual(['lena'])
  })

  it('is refused where it is not whole', async () => {
    await expect(service().stop('something else|lena')).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'link-not-known',
      message: 'This link is not complete. Use the whole link from the latest email.',
    })
    expect(unwanted).toEqual([])
  })
})
