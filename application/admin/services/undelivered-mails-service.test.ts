import { beforeEach, describe, expect, it } from 'vitest'
import { memoryUndeliveredMails } from '#adapters/memory/admin/memory-undelivered-mails.ts'
import { memoryMailDeliveries } from '#adapters/memory/notifications/memory-mail-deliveries.ts'
import type { MemoryMails } from '#adapters/memory/notifications/memory-mails.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { MemoryJobs } from '#adapters/memory/shared/memory-jobs.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { AuditedAction } from '../audit-writer.ts'
import { undeliveredMailsService } from './undelivered-mails-service.ts'

const now = new Date('2026-03-01T10:00:00Z')
const admin = { userId: 'wanjiru', role: 'admin', sessionId: 'one' } as const

let mails: MemoryMails
let jobs: MemoryJobs
let log: AuditedAction[]

beforeEach(() => {
  mails = new Map()
  jobs = new MemoryJobs()
  log = []
})

const serviceFor = (caller: Caller, mailUrl: string | null = 'smtp://mail.test') =>
  undeliveredMailsService(
    {
      reader: memoryUndeliveredMails(mails),
      deliveries: memoryMailDeliveries(mails),
      jobs,
      audit: { write: async (entry) => void log.push(entry) },
      work: { run: (act) => act() },
      clock: { now: () => now },
    },
    { mailUrl },
  )(caller)

/** @returns the mail's id */
async function written(event: string, to: string, minute: number): Promise<string> {
  const mail = { to, subject: `About ${event}`, text: 'Hello', html: '<p>Hello</p>' }
  await memoryOutbox(mails).add(event, mail, new Date(now.getTime() + minute * 60_000))
  return mails.get(event)?.id ?? ''
}

async function givenUp(event: string, to: string, minute: number): Promise<string> {
  const id = await written(event, to, minute)
  await memoryMailDeliveries(mails).giveUp(id, now)
  return id
}

describe('mails that have not left', () => {
  it('are listed for admins, the newest first, page by page', async () => {
    await written('welcome:1', 'lena@example.test', 1)
    await givenUp('welcome:2', 'amina@example.test', 2)
    const first = await serviceFor(admin).mails({ limit: 1 })
    expect(first).toMatchObject({
      total: 2,
      items: [{ to: 'amina@example.test', subject: 'About welcome:2', state: 'given-up', sendable: true }],
    })
    const second = await serviceFor(admin).mails({ limit: 1, cursor: first.next ?? '' })
    expect(second).toMatchObject({ next: null, items: [{ to: 'lena@example.test', state: 'waiting' }] })
  })

  it('are found by a part of the address, blanks around it apart, and by how they stand', async () => {
    await written('welcome:1', 'lena@example.test', 1)
    await givenUp('welcome:2', 'amina@example.test', 2)
    const found = async (request: Parameters<ReturnType<typeof serviceFor>['mails']>[0]) =>
      (await serviceFor(admin).mails(request)).items.map(({ to }) => to)
    expect(await found({ q: ' LENA ' })).toEqual(['lena@example.test'])
    expect(await found({ q: ' ' })).toHaveLength(2)
    expect(await found({ state: 'given-up' })).toEqual(['amina@example.test'])
  })

  it('are nobody’s to see or to send but an admin’s', async () => {
    const id = await givenUp('welcome:1', 'lena@example.test', 1)
    for (const role of ['user', 'artist'] as const) {
      const service = serviceFor({ ...admin, role })
      await expect(service.mails({})).rejects.toMatchObject({ refusal: 'not-found' })
      await expect(service.again(id)).rejects.toMatchObject({ refusal: 'not-found' })
    }
    await expect(serviceFor(null).again(id)).rejects.toMatchObject({ refusal: 'not-signed-in' })
    expect(jobs.waiting.size).toBe(0)
  })
})

describe('a mail that was given up', () => {
  it('is sent once more, and the log tells who wanted it, and neither to whom nor what', async () => {
    const id = await givenUp('order-confirmed:4829-1736', 'lena@example.test', 1)
    await serviceFor(admin).again(id)
    expect([...jobs.waiting.values()]).toEqual([
      { kind: 'send-mail', what: { event: 'order-confirmed:4829-1736' } },
    ])
    expect(log).toEqual([
      {
        adminId: 'wanjiru',
        action: 'mail-again',
        subject: { kind: 'mail', id, name: 'order-confirmed' },
        before: null,
        after: null,
        at: now,
      },
    ])
    await expect(serviceFor(admin).again(id)).rejects.toMatchObject({ code: 'mail-not-sendable' })
  })

  it.each([
    ['while no mail leaves', null, 'no-mail-leaves', 'No mail leaves: no mail server is set.'],
    [
      'while it waits',
      'smtp://mail.test',
      'mail-not-sendable',
      'This mail cannot be sent again: it is not given up, or the key in its link is gone.',
    ],
  ] as const)('is not sent once more %s', async (_, mailUrl, code, message) => {
    const id = await written('welcome:1', 'lena@example.test', 1)
    await expect(serviceFor(admin, mailUrl).again(id)).rejects.toMatchObject({
      refusal: 'conflict',
      code,
      message,
    })
    expect([jobs.waiting.size, log]).toEqual([0, []])
  })
})
