import { beforeEach, describe, expect, it } from 'vitest'
import type { AuditedAction } from '../audit-writer.ts'
import type { GivenUpJob } from '../system-contract.ts'
import { systemService } from './system-service.ts'

const now = new Date('2026-03-01T10:00:00Z')
const admin = { userId: 'wanjiru', role: 'admin', sessionId: 'here' } as const
const seen = { signedInAt: '2026-03-01T09:00:00.000Z', lastSeenAt: '2026-03-01T09:59:00.000Z' }
const session = { id: 'there', adminId: 'ada', name: 'Ada', device: 'A browser', ...seen }

let again: Pick<GivenUpJob, 'kind' | 'about'> | null
let log: AuditedAction[]

beforeEach(() => {
  again = null
  log = []
})

const system = (mailUrl?: string | null) =>
  systemService(
    {
      reader: {
        database: async () => ({ version: '18.1', bytes: 7, migrations: 9, newestMigration: 'M9' }),
        check: async () => null,
        mails: async () => ({ waiting: 1, kept: 2, givenUp: 3 }),
        sessions: async () => [session],
      },
      jobs: { newest: async () => [], again: async () => again },
      machine: {
        disk: async () => ({ machine: 'shop-1', total: 64, free: 48, pictures: 5 }),
        versions: async () => ({ shop: '1.2.3', node: '24.0.0' }),
      },
      sessions: { end: async () => true },
      audit: { write: async (entry) => void log.push(entry) },
      work: { run: (act) => act() },
      clock: { now: () => now },
    },
    mailUrl === undefined ? {} : { mailUrl },
  )(admin)

describe('how the shop is', () => {
  it('is told whole: what runs, what has not left, and how full the disk is', async () => {
    expect(await system('smtp://mail.test').state()).toEqual({
      versions: { shop: '1.2.3', node: '24.0.0', database: '18.1', migrations: 9, newestMigration: 'M9' },
      mails: { leave: true, waiting: 1, kept: 2, givenUp: 3 },
      disk: { machine: 'shop-1', total: 64, free: 48, pictures: 5, database: 7 },
      check: null,
      jobs: [],
      sessions: [{ ...session, current: false }],
    })
  })

  it.each([undefined, null])('says that no mail leaves where no server is set (%s)', async (mailUrl) => {
    expect((await system(mailUrl).state()).mails.leave).toBe(false)
  })
})

describe('a job that is done again', () => {
  it.each([
    ['4829-1736', 'take-payment 4829-1736'],
    ['', 'take-payment'],
  ])('is in the log by its kind and what it was for, if anything (%j)', async (about, name) => {
    again = { kind: 'take-payment', about }
    await system().doAgain('job')
    expect(log).toMatchObject([{ action: 'job-again', subject: { kind: 'job', id: 'job', name } }])
  })

  it('is one of those that were given up', async () => {
    await expect(system().doAgain('job')).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'job-not-found',
      message: 'This job is not among those given up any more.',
    })
    expect(log).toEqual([])
  })
})

it('a browser that is signed out already is not there', async () => {
  await expect(system().signOut('another')).rejects.toMatchObject({
    refusal: 'not-found',
    code: 'session-not-found',
    message: 'This browser is signed out already.',
  })
})
