import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { jobsContract } from '#application/shared/jobs.suite.ts'
import { pgBossJobs } from './pg-boss-jobs.ts'
import { bossOver, installQueues } from './pg-boss-queues.ts'
import { startWorker } from './pg-boss-worker.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const running: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

const patience = { timeout: 20_000, interval: 50 }
const event = () => `event:${randomUUID()}`

/** A worker that notes what it does, and fails as often as it is told to. */
async function working(failures = 0) {
  const done: string[] = []
  const errors: unknown[] = []
  let left = failures
  const stop = await startWorker(
    database.sql,
    {
      'send-mail': async (mail) => {
        if (left-- > 0) throw new Error('not now')
        done.push(mail.event)
      },
    },
    { onError: (error, job) => errors.push({ error, ...job }), pause: 0.5 },
  )
  running.push(stop)
  return { done, errors }
}

describe('jobs in PostgreSQL', () => {
  jobsContract(() => ({
    jobs: pgBossJobs(database.sql),
    work: database.work,
    async doUntil(doers, isSo) {
      const stop = await startWorker(database.sql, doers, { onError: () => undefined, pause: 0.5 })
      try {
        await vi.waitFor(async () => {
          await database.sql(`update jobs.job set start_after = now() where state = 'retry'`)
          if (!isSo()) throw new Error('It is not so yet.')
        }, patience)
      } finally {
        await stop()
      }
    },
  }))
})

describe('a job', () => {
  it('is done within moments', async () => {
    const { done } = await working()
    const [mail, began] = [event(), performance.now()]
    await pgBossJobs(database.sql).add('send-mail', { event: mail })
    await vi.waitFor(() => expect(done).toContain(mail), patience)
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('is tried again after a failure, which is reported', async () => {
    const { done, errors } = await working(1)
    const mail = event()
    await pgBossJobs(database.sql).add('send-mail', { event: mail })
    const waiting = await vi.waitFor(async () => {
      const [job] = await database.sql<{ id: string; pause: number }>(
        `select id, extract(epoch from start_after - now())::float8 as pause from jobs.job
         where data->>'event' = $1 and state = 'retry'`,
        [mail],
      )
      expect(job).toBeDefined()
      return job
    }, patience)
    expect(waiting?.pause).toBeGreaterThan(1)
    expect(errors).toEqual([{ error: new Error('not now'), kind: 'send-mail', id: waiting?.id }])
    await database.sql(`update jobs.job set start_after = now() where data->>'event' = $1`, [mail])
    await vi.waitFor(() => expect(done).toEqual([mail]), patience)
  })

  it('waits for as long as it was told to', async () => {
    const [later, now] = [event(), event()]
    const jobs = pgBossJobs(database.sql)
    await jobs.add('send-mail', { event: later }, 3_600)
    await jobs.add('send-mail', { event: now })
    const { done } = await working()
    await vi.waitFor(() => expect(done).toContain(now), patience)
    expect(done).not.toContain(later)
  })
})

it('is shared by several workers, and each job is done once', async () => {
  const jobs = pgBossJobs(database.sql)
  const mails = Array.from({ length: 30 }, event)
  for (const mail of mails) await jobs.add('send-mail', { event: mail })
  const workers = await Promise.all([working(), working(), working()])
  const all = () => workers.flatMap(({ done }) => done)
  await vi.waitFor(() => expect(all().length).toBeGreaterThanOrEqual(30), patience)
  expect(all().toSorted()).toEqual(mails.toSorted())
})

it('does no more than five of a kind at once, however many were fetched', async () => {
  const jobs = pgBossJobs(database.sql)
  const orders = Array.from({ length: 12 }, () => randomUUID())
  for (const orderNumber of orders) await jobs.add('take-payment', { orderNumber, link: '' })
  // Their links are keys: those stand nowhere for longer than they are needed.
  const kept = await database.sql(
    `select distinct deletion_seconds from jobs.job where name = 'take-payment'`,
  )
  expect(kept).toEqual([{ deletion_seconds: 60 }])
  const done: string[] = []
  let [inHand, most] = [0, 0]
  const stop = await startWorker(
    database.sql,
    {
      'take-payment': async ({ orderNumber }) => {
        inHand += 1
        most = Math.max(most, inHand)
        await database.sql('select 1')
        inHand -= 1
        done.push(orderNumber)
      },
    },
    { onError: () => undefined, pause: 0.5 },
  )
  running.push(stop)
  await vi.waitFor(() => expect(done.toSorted()).toEqual(orders.toSorted()), patience)
  expect(most).toBe(5)
})

it('can be installed again and by several at once, and loses nothing', async () => {
  const mail = event()
  await pgBossJobs(database.sql).add('send-mail', { event: mail }, 3_600)
  await Promise.all([installQueues(database.sql), installQueues(database.sql)])
  expect(await database.sql(`select 1 from jobs.job where data->>'event' = $1`, [mail])).toHaveLength(1)
})

describe('what has its time', () => {
  it('comes by itself, once for all processes', async () => {
    // A worker of another test may have looked at the timetable just before it stopped; half a minute passes until the next look.
    await database.sql('update jobs.version set cron_on = null')
    let comes = 0
    const doers = { 'end-unpaid-orders': async () => void comes++ }
    for (let process = 0; process < 2; process++)
      running.push(
        await startWorker(database.sql, doers, {
          onError: (error) => expect.unreachable(String(error)),
          pause: 0.5,
        }),
      )
    await vi.waitFor(() => expect(comes).toBeGreaterThan(0), patience)
    const [row] = await database.sql<{ most: number }>(
      `select max(count)::int as most from (
         select count(*) from jobs.job where name = 'end-unpaid-orders' group by date_trunc('minute', singleton_on)
       ) as by_minute`,
    )
    expect(row).toEqual({ most: 1 })
  })
})

it('tries again within two minutes what a process had in hand when it was killed', async () => {
  const mail = event()
  await pgBossJobs(database.sql).add('send-mail', { event: mail })
  const killed = bossOver(database.sql, { watching: false, migrating: false })
  await expect.poll(async () => (await killed.fetch('send-mail'))[0]?.data, patience).toEqual({ event: mail })
  // It could have given a sign of life just before.
  const silence = 45
  await database.sql(
    `update jobs.job set heartbeat_on = now() - $2 * interval '1 second' where data->>'event' = $1`,
    [mail, silence],
  )
  // As somebody does every half minute.
  await database.sql('update jobs.queue set monitor_claim_on = null')
  await killed.supervise('send-mail')
  const [job] = await database.sql<{ state: string; pause: number }>(
    `select state, extract(epoch from start_after - now())::float8 as pause from jobs.job where data->>'event' = $1`,
    [mail],
  )
  expect(job?.state).toBe('retry')
  expect(silence + 30 + (job?.pause ?? Infinity)).toBeLessThan(120)
  await database.sql(`update jobs.job set start_after = now() where data->>'event' = $1`, [mail])
  const { done } = await working()
  await vi.waitFor(() => expect(done).toContain(mail), patience)
})
