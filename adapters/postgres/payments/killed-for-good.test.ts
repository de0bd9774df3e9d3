import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Moment } from '#adapters/testing/killing/dying-at.ts'
import type { Killing } from '#adapters/testing/killing/killed-process.ts'
import { type KilledShop, killedShop } from '#adapters/testing/killing/killed-shop.ts'
import type { Acknowledged, StoryName } from '#adapters/testing/killing/killed-stories.ts'
import {
  hasComeToItsEnd,
  isPaidOnce,
  isReturnedOnce,
  isWhole,
} from '#adapters/testing/killing/what-is-whole.ts'

type Task = Killing['tasks'][number]

const shops: KilledShop[] = []
afterAll(() => Promise.all(shops.map((shop) => shop.close())))

async function openShop(): Promise<KilledShop> {
  const shop = await killedShop()
  shops.push(shop)
  return shop
}

/** Has a process killed while it has these in hand. @returns what it had told before */
async function killed(tasks: readonly Task[]): Promise<readonly (Acknowledged | null)[]> {
  const script = fileURLToPath(new URL('../../testing/killing/killed-process.ts', import.meta.url))
  const { promise, resolve: end } = Promise.withResolvers<{
    signal: unknown
    stdout: string
    stderr: string
  }>()
  execFile(
    process.execPath,
    [script, JSON.stringify({ tasks } satisfies Killing)],
    // One that waits for something, instead of dying, is seen at once.
    {
      env: { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
      timeout: 60_000,
    },
    (error, stdout, stderr) => end({ signal: error?.signal, stdout, stderr }),
  )
  const { signal, stdout, stderr } = await promise
  expect([signal, stderr]).toEqual(['SIGKILL', ''])
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Acknowledged | null)
}

/** Where stories go well, and tell by that what they consist of. */
const rehearsal = await openShop()
const rehearsed = new Map<StoryName, Promise<readonly Moment[]>>()

/** The moments of a story, which goes well for that once. */
function momentsOf(story: StoryName): Promise<readonly Moment[]> {
  const moments = rehearsed.get(story) ?? rehearsal.momentsOf(story)
  rehearsed.set(story, moments)
  return moments
}

/** Each step of these stories at which there is such a moment. */
async function tasksOf(
  shop: KilledShop,
  names: readonly StoryName[],
  ...wanted: readonly Moment[]
): Promise<readonly Task[]> {
  const found: Task[] = []
  for (const story of names)
    for (const [step, each] of (await momentsOf(story)).entries())
      if (wanted.includes(each)) found.push(await shop.task(story, step))
  return found
}

/** Several in one shop: who dies in a unit of work keeps what it has locked, and is for that the last. */
async function deathsIn(shop: KilledShop, names: readonly StoryName[]) {
  const between = await tasksOf(shop, names, 'between')
  const within = await tasksOf(shop, names, 'in a unit of work')
  return { shop, between, within, tasks: [...between, ...within] }
}

/** A shop of its own for each: money is paid out to all that wait for it. */
async function deathsAt(story: StoryName, steps: readonly number[]) {
  const found: { readonly shop: KilledShop; readonly step: number; readonly task: Task }[] = []
  for (const step of steps) {
    const shop = await openShop()
    found.push({ shop, step, task: await shop.task(story, step) })
  }
  return found
}

/** Who dies of what: all of it in the hands of one process, since to begin one takes longer than what it dies of. */
async function deaths() {
  const payout = await momentsOf('a payout')
  expect(payout).toHaveLength(9)
  const mails = await openShop()
  return {
    selling: await deathsIn(await openShop(), ['an order by card', 'an order by phone', 'a refund']),
    after: await deathsIn(await openShop(), ['a transfer', 'a return']),
    mails: { shop: mails, tasks: await tasksOf(mails, ['a mail'], 'between') },
    payouts: await deathsAt(
      'a payout',
      // Before one unit of work is after the other, and before the first one nothing has been done.
      [...payout.keys()].filter(
        (step) => payout[step] !== 'between' || payout[step - 1] === 'in a unit of work',
      ),
    ),
    comingBack: await deathsAt('a payout that comes back', [7, 8]),
  }
}

// A process that does much begins and dies: on a busy machine that takes its time.
describe('kill -9', { timeout: 240_000 }, () => {
  let died: Awaited<ReturnType<typeof deaths>>
  let told: Awaited<ReturnType<typeof killed>>

  beforeAll(async () => {
    died = await deaths()
    const { selling, after, mails, payouts, comingBack } = died
    told = await killed([
      ...[selling, after, mails].flatMap(({ tasks }) => tasks),
      ...[payouts, comingBack].flat().map(({ task }) => task),
    ])
  }, 240_000)

  it('at any step of an order or a refund leaves all whole', async () => {
    const { shop, between, within } = died.selling
    expect(between.length).toBeGreaterThan(20)
    expect(within.length).toBeGreaterThan(5)
    await shop.restart()
    await isWhole(shop.sql, told)
  })

  it('at any step of a transfer or a return leaves all whole', async () => {
    const { shop, between, within, tasks } = died.after
    expect(between.length).toBeGreaterThan(3)
    expect(within.length).toBeGreaterThan(3)
    await shop.restart()
    await isWhole(shop.sql, [])
    for (const task of tasks) await shop.doAgain(task)
    await shop.restart()
    await isWhole(shop.sql, [])
    await hasComeToItsEnd(
      shop.sql,
      tasks.map(({ subject }) => subject),
    )
  })

  it('at any step of a mail has it arrive, and twice at most', async () => {
    const { shop, tasks } = died.mails
    const arrived: number[] = []
    for (const task of tasks) {
      await shop.doAgain(task)
      const mails = await shop.sql(
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
    expect(died.payouts.length).toBeGreaterThan(5)
    for (const { shop } of died.payouts) {
      await shop.goOnPaying()
      await isPaidOnce(shop.sql)
      await isWhole(shop.sql, [])
    }
  })

  it('while a payout comes back leaves it with its artist', async () => {
    for (const { shop, step } of died.comingBack) {
      const [sent] = await shop.sql<{ id: string }>(
        `select batch_id as id from payouts where standing = 'sent'`,
      )
      expect(sent !== undefined).toBe(step === 7)
      if (sent) await shop.payouts().returned(sent.id, null, 'Account closed')
      await isReturnedOnce(shop.sql)
      await isWhole(shop.sql, [])
    }
  })
})
