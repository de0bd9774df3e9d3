import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { arrivedMails, dyingAt, type Moment } from '#adapters/testing/killing/dying-at.ts'
import type { Killing } from '#adapters/testing/killing/killed-process.ts'
import { type Acknowledged, type StoryName, stories } from '#adapters/testing/killing/killed-stories.ts'
import { killedSubjects } from '#adapters/testing/killing/killed-subjects.ts'
import {
  hasComeToItsEnd,
  isPaidOnce,
  isReturnedOnce,
  isWhole,
} from '#adapters/testing/killing/what-is-whole.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const { sql } = database
/** What one process has compiled, the next one has. */
const compiled = resolve('node_modules/.cache/compiled')
afterAll(() => database.close())

const plain = postgresAssembly(database.orm)
const adminId = await givenAccount(sql, 'admin')
const admin = { userId: adminId, role: 'admin', sessionId: 'one' } as const
const subjectOf = killedSubjects(plain, sql, adminId)
await sql(arrivedMails)

/** By story: it goes well once, and then no more. */
const known = new Map<StoryName, readonly Moment[]>()

/** The moments of a story that goes well. */
async function momentsOf(story: StoryName): Promise<readonly Moment[]> {
  const before = known.get(story)
  if (before) return before
  const { values, moments } = dyingAt(Number.POSITIVE_INFINITY, plain, sql)
  await stories[story](postgresAssembly(database.orm, ...values), sql, await subjectOf(story))
  known.set(story, moments)
  return moments
}

/** Has a process of its own killed while it has these in hand. @returns what it had told before */
async function killed(tasks: Killing['tasks']): Promise<readonly (Acknowledged | null)[]> {
  const script = fileURLToPath(new URL('../../testing/killing/killed-process.ts', import.meta.url))
  const { promise, resolve: end } = Promise.withResolvers<{
    signal: unknown
    stdout: string
    stderr: string
  }>()
  execFile(
    process.execPath,
    [script, JSON.stringify({ url: database.url, tasks } satisfies Killing)],
    // One that waits for something, instead of dying, is seen at once.
    { env: { ...process.env, NODE_COMPILE_CACHE: compiled }, timeout: 60_000 },
    (error, stdout, stderr) => end({ signal: error?.signal, stdout, stderr }),
  )
  const { signal, stdout, stderr } = await promise
  expect([signal, stderr]).toEqual(['SIGKILL', ''])
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Acknowledged | null)
}

const later = given(system.clock, { now: () => new Date(Date.now() + 40 * 60_000) })

/** A new process does what it finds. */
async function restart(): Promise<void> {
  const shop = postgresAssembly(database.orm, later)
  await shop.get(orderServices.openPayments).lookAtSilent()
  await shop.get(orderServices.unpaidOrders).expire()
  const doers = allDoers(shop)
  const jobs = await sql<{ name: string; data: never }>(
    `delete from jobs.job where state = 'created' and name in
       ('take-payment', 'give-back-payment', 'let-go-of-hold', 'look-at-payment') returning name, data`,
  )
  for (const { name, data } of jobs) await doers[name as 'let-go-of-hold']?.(data)
}

/** An admin goes on where the last one has stopped. */
async function goOnPaying(): Promise<void> {
  const administration = plain.get(payoutServices.administration)(admin)
  const [last] = await sql<{ id: string; standing: string }>(
    'select batch_id as id, standing from payouts order by at desc limit 1',
  )
  const [due] = await administration.unpaid()
  const id = due ? (await administration.make()).id : (last?.id ?? '')
  if (due || last?.standing === 'set-aside') await administration.send(id)
  if (due || last?.standing !== 'settled') await administration.settle(id, null)
}

/** Whoever was at it begins anew. */
async function doAgain({ story, subject }: Task): Promise<void> {
  const { values } = dyingAt(Number.POSITIVE_INFINITY, plain, sql)
  await stories[story](postgresAssembly(database.orm, ...values, later), sql, subject)
}

type Task = Killing['tasks'][number]

const tasksOf = async (names: readonly StoryName[], moment: Moment): Promise<readonly Task[]> => {
  const tasks: Task[] = []
  for (const story of names)
    for (const [step, each] of (await momentsOf(story)).entries())
      if (each === moment) tasks.push({ story, step, subject: await subjectOf(story) })
  return tasks
}

// Many processes begin and die: on a busy machine that takes its time.
describe('kill -9', { timeout: 240_000 }, () => {
  const selling = ['an order by card', 'an order by phone', 'a refund'] as const
  const after = ['a transfer', 'a return'] as const

  it('at any step of an order or a refund leaves all whole', async () => {
    const between = await tasksOf(selling, 'between')
    const within = await tasksOf(selling, 'in a unit of work')
    expect(between.length).toBeGreaterThan(20)
    expect(within.length).toBeGreaterThan(5)
    // Who dies in a unit of work keeps what it has locked, and is for that the last.
    const told = await killed([...between, ...within])
    await restart()
    await isWhole(sql, told)
  })

  it('at any step of a transfer or a return leaves all whole', async () => {
    const between = await tasksOf(after, 'between')
    const within = await tasksOf(after, 'in a unit of work')
    expect(between.length).toBeGreaterThan(3)
    expect(within.length).toBeGreaterThan(3)
    const tasks = [...between, ...within]
    await killed(tasks)
    await restart()
    await isWhole(sql, [])
    for (const task of tasks) await doAgain(task)
    await restart()
    await isWhole(sql, [])
    await hasComeToItsEnd(
      sql,
      tasks.map(({ subject }) => subject),
    )
  })

  it('at any step of a mail has it arrive, and twice at most', async () => {
    const tasks = await tasksOf(['a mail'], 'between')
    await killed(tasks)
    const arrived: number[] = []
    for (const task of tasks) {
      await doAgain(task)
      const mails = await sql(
        `select a.id from arrived_mails a join outbox o on o.id::text = a.id
         where o.event = $1 and o.sent_at is not null`,
        [task.subject.event],
      )
      arrived.push(mails.length)
    }
    // It is taken, sent, and noted as sent; whoever dies after the second and before the third does not know.
    expect(arrived).toEqual([1, 1, 1, 2, 2, 1])
  })

  it('at any step of a payout pays each artist once', async () => {
    const moments = await momentsOf('a payout')
    expect(moments).toHaveLength(9)
    for (const [step, moment] of moments.entries()) {
      // Before one unit of work is after the other, and before the first one nothing has been done.
      if (moment === 'between' && moments[step - 1] !== 'in a unit of work') continue
      await killed([{ story: 'a payout', step, subject: await subjectOf('a payout') }])
      await goOnPaying()
      await isPaidOnce(sql)
    }
    await isWhole(sql, [])
  })

  it('while a payout comes back leaves it with its artist', async () => {
    const story = 'a payout that comes back'
    for (const step of [7, 8]) {
      await killed([{ story, step, subject: await subjectOf(story) }])
      const [sent] = await sql<{ id: string }>(`select batch_id as id from payouts where standing = 'sent'`)
      expect(sent !== undefined).toBe(step === 7)
      if (sent)
        await plain.get(payoutServices.administration)(admin).returned(sent.id, null, 'Account closed')
      await isReturnedOnce(sql)
    }
    await isWhole(sql, [])
  })
})
