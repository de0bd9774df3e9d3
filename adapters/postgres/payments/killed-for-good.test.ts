import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { given } from '#adapters/composition/assembly.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { sandbox } from '#adapters/composition/payments/payments.tokens.ts'
import { payoutPorts, payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { dyingAt, type Moment } from '#adapters/testing/killing/dying-at.ts'
import type { Killing } from '#adapters/testing/killing/killed-process.ts'
import {
  type Acknowledged,
  firstOrderOf,
  type StoryName,
  type Subject,
  stories,
} from '#adapters/testing/killing/killed-stories.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { cardForm, testCards } from '#adapters/testing/shopping.ts'
import { paymentEntries } from '#domain/fair-pay/ledger.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const { sql } = database
/** What one process has compiled, the next one has. */
const compiled = await mkdtemp(join(tmpdir(), 'sanaa-killed-'))
afterAll(async () => {
  await database.close()
  await rm(compiled, { recursive: true, force: true })
})

const plain = postgresAssembly(database.orm)
const adminId = await givenAccount(sql, 'admin')
const admin = { userId: adminId, role: 'admin', sessionId: 'one' } as const
const price = 5000

const token = async () => (await plain.get(sandbox.cardTokens).tokenise(cardForm(testCards.pays))).token

async function paidOrder(artworkId: string): Promise<string> {
  const payment = { method: 'card', token: await token() } as const
  const ordering = plain.get(orderServices.ordering)(null)
  return (await ordering.place(firstOrderOf(artworkId, payment), randomUUID())).number
}

/** An artist with an account for payouts, of whom something was delivered long ago: $85.00 are theirs. */
async function dueArtist(): Promise<void> {
  const userId = await givenAccount(sql, 'artist', 'Amina')
  const [artist] = await sql<{ id: string }>('select id from artists where user_id = $1', [userId])
  const orderId = randomUUID()
  await sql(
    `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
       access_key_digest, placed_at, expires_at)
     values ($1, $2, 'p@example.test', 'delivered', 'atm', 'paid', '{}', 15, '', now(), now())`,
    [orderId, orderId],
  )
  await sql(
    `insert into order_events (order_id, position, status, at) values ($1, 0, 'delivered', '2026-01-02')`,
    [orderId],
  )
  const now = new Date()
  await plain.get(sharedPorts.work).run(async () => {
    const share = { artistId: artist?.id ?? '', subtotal: 10_000 }
    await plain.get(fairPayPorts.ledger).post(orderId, paymentEntries([share], 15), now)
    const account = {
      id: randomUUID(),
      userId,
      kind: 'iban',
      ending: '3000',
      confirmBy: now,
      usedFrom: null,
    } as const
    const destination = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina' } as const
    await plain.get(payoutPorts.accounts).name(account, destination, '')
    await plain.get(payoutPorts.accounts).confirm(account, now)
  })
}

async function subjectOf(story: StoryName): Promise<Subject> {
  const nothing = { artworkId: '', token: '', orderNumber: '', adminId }
  if (story === 'a payout') {
    await dueArtist()
    return nothing
  }
  const artworkId = await givenArtwork(sql, { title: 'One of a kind', price, stock: 1 })
  if (story === 'a refund') return { ...nothing, artworkId, orderNumber: await paidOrder(artworkId) }
  return { ...nothing, artworkId, token: story === 'an order by card' ? await token() : '' }
}

/** The moments of a story that goes well. */
async function momentsOf(story: StoryName): Promise<readonly Moment[]> {
  const { values, moments } = dyingAt(Number.POSITIVE_INFINITY, plain)
  await stories[story](postgresAssembly(database.orm, ...values), sql, await subjectOf(story))
  return moments
}

/** Has a process of its own killed while it has these in hand. @returns what it had told before */
async function killed(tasks: Killing['tasks']): Promise<readonly (Acknowledged | null)[]> {
  const script = fileURLToPath(new URL('../../testing/killing/killed-process.ts', import.meta.url))
  const { promise, resolve } = Promise.withResolvers<{ signal: unknown; stdout: string; stderr: string }>()
  execFile(
    process.execPath,
    [script, JSON.stringify({ url: database.url, tasks } satisfies Killing)],
    { env: { ...process.env, NODE_COMPILE_CACHE: compiled } },
    (error, stdout, stderr) => resolve({ signal: error?.signal, stdout, stderr }),
  )
  const { signal, stdout, stderr } = await promise
  expect([signal, stderr]).toEqual(['SIGKILL', ''])
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Acknowledged | null)
}

/** A new process does what it finds. */
async function restart(): Promise<void> {
  const later = new Date(Date.now() + 40 * 60_000)
  const shop = postgresAssembly(database.orm, given(system.clock, { now: () => later }))
  await shop.get(orderServices.openPayments).lookAtSilent()
  await shop.get(orderServices.unpaidOrders).expire()
  const doers = allDoers(shop)
  const jobs = await sql<{ name: string; data: never }>(
    `delete from jobs.job where state = 'created' and name in
       ('take-payment', 'give-back-payment', 'let-go-of-hold', 'look-at-payment') returning name, data`,
  )
  for (const { name, data } of jobs) await doers[name as 'let-go-of-hold']?.(data)
}

/** Works, orders, books and the bank agree, whatever was told to whom. */
async function isWhole(told: readonly (Acknowledged | null)[]): Promise<void> {
  expect(await sql(`select id from sandbox_payments where standing in ('held', 'waiting')`)).toEqual([])
  const charged = await sql(
    `select p.id from sandbox_payments p join payment_attempts a on a.id = p.id
       left join orders o on o.number = a.order_number and o.payment_status in ('paid', 'partly-refunded')
     where p.standing = 'taken' and p.given_back_cents < p.amount_cents and o.id is null`,
  )
  expect(charged).toEqual([])
  const orders = await sql<{ number: string; status: string; stock: number; left: number }>(
    `select o.number, o.payment_status as status, w.stock,
       l.price_cents - coalesce((select sum(amount_cents) from order_refunds r where r.order_id = o.id), 0) as left,
       coalesce((select -sum(amount_cents) from ledger_entries e
         where e.order_id = o.id and e.account = 'buyer'), 0) as booked,
       coalesce((select sum(p.amount_cents - p.given_back_cents) from payment_attempts a
         join sandbox_payments p on p.id = a.id
         where a.order_number = o.number and p.standing = 'taken'), 0) as kept,
       (select count(*)::int from outbox where event = 'order-confirmed:' || o.id) as confirmed
     from orders o join order_lines l on l.order_id = o.id join artworks w on w.id = l.artwork_id`,
  )
  for (const { number, status, ...order } of orders) {
    const isPaid = status === 'paid' || status === 'partly-refunded'
    const expected = isPaid
      ? { stock: 0, left: order.left, booked: order.left, kept: order.left, confirmed: 1 }
      : { stock: 1, left: order.left, booked: 0, kept: 0, confirmed: 0 }
    expect({ number, ...order }).toEqual({ number, ...expected })
  }
  const unsold = await sql(
    `select id from artworks where stock <> 1 and id not in (select artwork_id from order_lines)`,
  )
  expect(unsold).toEqual([])
  const paid = new Set(
    orders
      .filter(({ status }) => status.includes('paid') || status.includes('refunded'))
      .map(({ number }) => number),
  )
  expect(told.filter((order) => order?.status === 'paid' && !paid.has(order.number))).toEqual([])
  expect(
    await sql('select order_id from ledger_entries group by order_id having sum(amount_cents) <> 0'),
  ).toEqual([])
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

/** Each artist has had their $85.00 once, and has read so once. */
async function isPaidOnce(): Promise<void> {
  const artists = await sql<{ amounts: number[]; left: number; mails: number }>(
    `select array_agg(distinct p.amount_cents::int) as amounts, count(distinct p.id)::int as payouts,
       (select sum(amount_cents)::int from ledger_entries e where e.artist_id = p.artist_id) as left,
       (select count(*)::int from outbox o join payouts q on o.event = 'payout:' || q.id
         where q.artist_id = p.artist_id) as mails
     from payouts p where standing = 'settled' group by p.artist_id`,
  )
  expect(artists.length).toBeGreaterThan(0)
  for (const artist of artists) expect(artist).toEqual({ amounts: [8500], payouts: 1, left: 0, mails: 1 })
  expect(await sql(`select id from payouts where standing <> 'settled'`)).toEqual([])
}

const steps = async (story: StoryName, moment: Moment) =>
  (await momentsOf(story)).flatMap((each, step) => (each === moment ? [{ story, step }] : []))

describe('kill -9', () => {
  const selling = ['an order by card', 'an order by phone', 'a refund'] as const
  const withSubject = async ({ story, step }: { story: StoryName; step: number }) => ({
    story,
    step,
    subject: await subjectOf(story),
  })

  it('between any two steps of an order and of a refund leaves all whole', async () => {
    const tasks: Killing['tasks'][number][] = []
    for (const story of selling)
      for (const task of await steps(story, 'between')) tasks.push(await withSubject(task))
    expect(tasks.length).toBeGreaterThan(20)
    const told = await killed(tasks)
    await restart()
    await isWhole(told)
  })

  // Who is killed there has rows locked, that others would wait for: one in each process.
  it.each(selling)('in each unit of work of %s leaves all whole', async (story) => {
    const tasks = await steps(story, 'in a unit of work')
    expect(tasks).not.toEqual([])
    for (const task of tasks) {
      const told = await killed([await withSubject(task)])
      await restart()
      await isWhole(told)
    }
  })

  it('at any step of a payout pays each artist once', async () => {
    const moments = await momentsOf('a payout')
    expect(moments).toHaveLength(9)
    for (const [step, moment] of moments.entries()) {
      // Before one unit of work is after the other, and before the first one nothing has been done.
      if (moment === 'between' && moments[step - 1] !== 'in a unit of work') continue
      await killed([await withSubject({ story: 'a payout', step })])
      await goOnPaying()
      await isPaidOnce()
    }
    await isWhole([])
  })
})
