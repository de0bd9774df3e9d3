import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { adminPorts } from '#adapters/composition/admin/admin.tokens.ts'
import { type Given, given } from '#adapters/composition/assembly.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { payoutPorts, payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { paymentEntries, refundEntries } from '#domain/fair-pay/ledger.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const { sql } = database
afterAll(() => database.close())

const now = new Date('2026-12-01T00:05:00Z')
const clock = given(system.clock, { now: () => now })
/** One process more, over the same database. */
const shop = (...values: readonly Given[]) => postgresAssembly(database.orm, clock, ...values)

let artistId: string
let userId: string
let orderId: string

/** An artist with an account, of whom something was delivered and paid: $85.00 are theirs. */
beforeEach(async () => {
  userId = await givenAccount(sql, 'artist', 'Amina')
  const [artist] = await sql<{ id: string }>('select id from artists where user_id = $1', [userId])
  artistId = artist?.id ?? ''
  orderId = randomUUID()
  await sql(
    `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
       access_key_digest, placed_at, expires_at)
     values ($1, $2, 'p@example.test', 'delivered', 'card', 'paid', '{}', 15, '', now(), now())`,
    [orderId, orderId],
  )
  await sql(`insert into order_events (order_id, position, status, at) values ($1, 0, 'delivered', $2)`, [
    orderId,
    '2026-11-02T00:00:00Z',
  ])
  const here = shop()
  await here.get(sharedPorts.work).run(async () => {
    await here
      .get(fairPayPorts.ledger)
      .post(orderId, paymentEntries([{ artistId, subtotal: 10_000 }], 15), now)
    const account = {
      id: randomUUID(),
      userId,
      kind: 'iban',
      ending: '3000',
      confirmBy: now,
      usedFrom: null,
    } as const
    const destination = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina' } as const
    await here.get(payoutPorts.accounts).name(account, destination, '')
    await here.get(payoutPorts.accounts).confirm(account, now)
  })
})

const paid = () =>
  sql<{ amount: number; standing: string }>(
    'select amount_cents as amount, standing from payouts where artist_id = $1',
    [artistId],
  )
const onAccount = async () =>
  (
    await sql<{ sum: number }>('select sum(amount_cents) as sum from ledger_entries where artist_id = $1', [
      artistId,
    ])
  )[0]?.sum
const booksSum = async () =>
  (await sql<{ sum: number }>('select sum(amount_cents) as sum from ledger_entries'))[0]?.sum
const admin = async () =>
  ({ userId: await givenAccount(sql, 'admin'), role: 'admin', sessionId: 'one' }) as const
const giveBack = () => {
  const here = shop()
  return here
    .get(sharedPorts.work)
    .run(() =>
      here
        .get(fairPayPorts.ledger)
        .post(orderId, refundEntries([{ artistId, kept: 10_000, back: 10_000 }], 15), now),
    )
}

it('sets aside once what several processes come to at the same time', async () => {
  const caller = await admin()
  const made = await Promise.allSettled(
    [shop(), shop(), shop()].map((process) => process.get(payoutServices.administration)(caller).make()),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await Promise.all([shop(), shop()].map((process) => process.get(payoutServices.payday).come()))
  expect(await paid()).toEqual([{ amount: 8_500, standing: 'set-aside' }])
  expect(await onAccount()).toBe(0)
  expect(await booksSum()).toBe(0)
})

it('keeps from the next what is given back while a batch is made', async () => {
  const caller = await admin()
  await Promise.allSettled([shop().get(payoutServices.administration)(caller).make(), giveBack()])
  const left = (await paid()).reduce((sum, { amount }) => sum + amount, 0)
  // Whichever was first: what left too early is owed.
  expect(await onAccount()).toBe(0 - left)
  expect(await booksSum()).toBe(0)
})

it('does a step whole or not at all, wherever a process dies in it', async () => {
  const dying = given(adminPorts.audit, {
    write: async () => {
      throw new Error('killed')
    },
  })
  const caller = await admin()
  const [here, dead] = [shop(), shop(dying)].map((process) =>
    process.get(payoutServices.administration)(caller),
  )
  if (!here || !dead) throw new Error('nobody is there')
  await expect(dead.make()).rejects.toThrow('killed')
  expect(await paid()).toEqual([])
  const { id } = await here.make()
  await expect(dead.send(id)).rejects.toThrow('killed')
  expect(await paid()).toMatchObject([{ standing: 'set-aside' }])
  await here.send(id)
  await expect(dead.returned(id, null, 'AC04')).rejects.toThrow('killed')
  expect(await paid()).toMatchObject([{ standing: 'sent' }])
  const ends = await Promise.allSettled([here.settle(id, null), here.returned(id, null, 'AC04')])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [payout] = await paid()
  expect(await onAccount()).toBe(payout?.standing === 'returned' ? 8_500 : 0)
  expect(await booksSum()).toBe(0)
})

it('keeps no number that somebody could read, and takes no step back', async () => {
  const made = await shop()
    .get(payoutServices.administration)(await admin())
    .make()
  const rows = await sql('select p::text || a::text as all from payouts p, payout_accounts a')
  expect(JSON.stringify(rows)).not.toContain('DE8937')
  await expect(sql(`update payouts set standing = 'settled' where batch_id = $1`, [made.id])).rejects.toThrow(
    /stays/,
  )
  await expect(sql('update payouts set amount_cents = 1 where batch_id = $1', [made.id])).rejects.toThrow(
    /stays/,
  )
})

it('neither files nor sends what was sealed with a key that is lost, and gives it back', async () => {
  const caller = await admin()
  const made = await shop().get(payoutServices.administration)(caller).make()
  const otherKey = given(system.seal, aesSeal('a key that nobody had before'))
  const here = shop(otherKey).get(payoutServices.administration)(caller)
  expect((await here.batch(made.id)).unreadable).toHaveLength(1)
  await expect(here.file(made.id, 'iban')).rejects.toMatchObject({ code: 'no-such-payouts' })
  await here.send(made.id)
  expect(await paid()).toMatchObject([{ standing: 'returned' }])
  expect(await onAccount()).toBe(8_500)
  expect(await booksSum()).toBe(0)
})
