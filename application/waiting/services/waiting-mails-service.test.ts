import { beforeEach, describe, expect, it } from 'vitest'
import type { MemoryMails } from '#adapters/memory/notifications/memory-mails.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import type { WaitingLine } from '../waiting-repository.ts'
import { waitingMailsService } from './waiting-mails-service.ts'

const now = new Date('2026-03-01T10:00:00Z')
const harbour = {
  id: 'harbour',
  title: 'Harbour at Dusk',
  artist: { id: 'amina', name: 'Amina Njoroge' },
  price: 640_00,
  imageUrl: null,
}
const person = (id: string, email = `${id}@example.test`, isActive = true) => ({
  id,
  name: id,
  email,
  isActive,
})

let line: WaitingLine | null
let mails: MemoryMails
let mailed: readonly string[]
let dropped: readonly string[]
let forgotten: string[]
let asked: string[]

beforeEach(() => {
  mails = new Map()
  mailed = []
  dropped = []
  forgotten = []
  asked = []
})

const nothing = async () => {
  throw new Error('This is not asked here.')
}

const service = () =>
  waitingMailsService(
    {
      waiting: {
        work: nothing,
        worksOf: nothing,
        add: nothing,
        has: nothing,
        remove: nothing,
        due: async () => ['harbour'],
        lineOf: async (_id, toldSince) => {
          asked.push(toldSince.toISOString())
          return line
        },
        noteMailed: async (ids) => {
          mailed = ids
        },
        drop: async (ids) => {
          dropped = ids
        },
        forget: async (toldBy, since) => void forgotten.push(toldBy.toISOString(), since.toISOString()),
        forgetAddress: async (email) => void forgotten.push(email),
      },
      outbox: memoryOutbox(mails),
      work: { run: (act) => act() },
      seal: {
        close: (text, context) => `${context}|${text}`,
        open(sealed, context) {
          if (!sealed.startsWith(`${context}|`)) throw new Error('Sealed for something else.')
          return sealed.slice(context.length + 1)
        },
      },
      clock: { now: () => now },
    },
    { publicUrl: 'https://sanaa.test' },
  )

const told = () => [...mails.values()].map(({ mail }) => mail.to)

describe('those who wait for a work that is free again', () => {
  it('are told as many as there are pieces, less those who were told and may still buy', async () => {
    line = {
      work: { ...harbour, stock: 3 },
      asked: 1,
      next: ['lena', 'omar', 'yara'].map((id) => person(id)),
    }
    expect(await service().tell()).toBe(2)
    expect(told()).toEqual(['lena@example.test', 'omar@example.test'])
    expect([mailed, dropped]).toEqual([['lena', 'omar'], []])
    expect(asked).toEqual(['2026-03-01T08:00:00.000Z'])
    expect(forgotten).toEqual(['2026-03-01T08:00:00.000Z', '2025-03-01T10:00:00.000Z'])
  })

  it('are told once at one address, however it is written, and not where the account is gone', async () => {
    line = {
      work: { ...harbour, stock: 5 },
      asked: 0,
      next: [
        person('lena'),
        person('guest', 'Lena@Example.test'),
        person('omar', 'omar@example.test', false),
        person('yara'),
      ],
    }
    expect(await service().tell()).toBe(3)
    expect(told()).toEqual(['lena@example.test', 'yara@example.test'])
    expect([mailed, dropped]).toEqual([
      ['lena', 'yara'],
      ['omar', 'guest'],
    ])
  })

  it('are nobody where somebody was faster and bought it', async () => {
    line = null
    expect(await service().tell()).toBe(0)
    expect([told(), mailed, dropped]).toEqual([[], [], []])
  })

  it('stop waiting by the link of the mail, and by no other', async () => {
    line = { work: { ...harbour, stock: 1 }, asked: 0, next: [person('lena')] }
    await service().tell()
    forgotten = []
    await service().stop('ending mails about works that are free again|lena@example.test')
    expect(forgotten).toEqual(['lena@example.test'])
    expect(() => service().stop('of something else|lena@example.test')).toThrow('This link is not complete')
    expect(forgotten).toHaveLength(1)
  })
})
