import { afterAll, beforeAll, expect, it } from 'vitest'
import { artistDashboardPorts } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { keptNowhere } from '#adapters/testing/kept-nowhere.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { nextPayday } from '#domain/fair-pay/payout.ts'
import { closeDemoAccounts, openDemoAccounts } from './demo-accounts.ts'
import { demoAccountsText } from './demo-users.ts'
import { fillDemo } from './fill-demo.ts'
import { describeGoingOn } from './go-on.suite.ts'

const now = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await fillDemo(database.orm, keptNowhere, { feePercent: 15, secretKey: testSettings.secretKey }, now)
  await openDemoAccounts(database.orm)
})
afterAll(() => database.close())

const demoUsers = () =>
  database.sql<{ email: string; role: string; hash: string; approval: string | null; verified: boolean }>(
    `select email, role, password_hash as hash, approval, email_verified_at is not null as verified
     from users left join artists on user_id = users.id where password_hash is not null order by email`,
  )

it('lets each of them sign in with the password it prints, and every artist', async () => {
  const all = await demoUsers()
  const artists = all.filter(({ approval }) => approval === 'approved')
  expect(artists).toHaveLength(24)
  expect(artists.map(({ email }) => email)).toContain('tomoe@sanaa.test')
  // Whose family name comes first.
  expect(artists.map(({ email }) => email)).toContain('hoang@sanaa.test')
  expect(demoAccountsText()).not.toMatch(/first names/)
  expect(all.filter(({ email }) => demoAccountsText().includes(`  ${email} `))).toMatchObject([
    { email: 'admin@sanaa.test', role: 'admin', approval: null },
    { email: 'artist@sanaa.test', role: 'artist', approval: 'approved' },
    { email: 'pending@sanaa.test', role: 'artist', approval: 'pending' },
    { email: 'shopper@sanaa.test', role: 'user', approval: null },
  ])
  expect(all).toHaveLength(27)
  expect(all.every(({ verified }) => verified)).toBe(true)
  const passwords = argon2Passwords()
  expect(await passwords.isCommon('made-by-hand')).toBe(false)
  const hashes = [...new Set(all.map(({ hash }) => hash))]
  expect(await Promise.all(hashes.map((hash) => passwords.isRight('made-by-hand', hash)))).toEqual([true])
})

it('gives the artist works and sales, and the shopper favourites, orders and what was written in her name', async () => {
  expect(
    await database.sql(
      `select artwork_count > 0 as works, users.name = artists.name as "sameName",
         (users.country, users.created_at) = (artists.country, member_since) as "sameLife",
         exists (select 1 from ledger_entries where artist_id = artists.id) as sales
       from artists join users on users.id = user_id where email = 'artist@sanaa.test'`,
    ),
  ).toEqual([{ works: true, sameName: true, sameLife: true, sales: true }])
  expect(
    await database.sql(
      `select (select count(*)::int from favourites where user_id = users.id) as favourites,
         (select count(*) > 2 from orders where user_id = users.id and orders.email = users.email) as orders,
         (select count(*)::int from messages where sender_id = users.id and sender_email = users.email) as letters,
         (select count(*)::int from orders where shipping->>'name' = users.name and user_id is null) as strangers
       from users where email = 'shopper@sanaa.test'`,
    ),
  ).toEqual([{ favourites: 9, orders: true, letters: 1, strangers: 0 }])
})

it('lays sales of many months, orders to send and letters on the artist’s dashboard', async () => {
  const [artist] = await database.sql<{ id: string }>(
    `select artists.id from artists join users on users.id = user_id where email = 'artist@sanaa.test'`,
  )
  const shop = postgresAssembly(database.orm)
  const { earned, refunded, ordersToShip, perMonth, paidOut } = await shop
    .get(artistDashboardPorts.reader)
    .earnings(artist?.id ?? '', nextPayday(new Date()))
  expect(ordersToShip).toBeGreaterThanOrEqual(3)
  expect(earned).toBeGreaterThan(100_000)
  expect(refunded).toBeGreaterThan(0)
  expect(paidOut).toBeGreaterThan(0)
  expect(paidOut).toBeLessThan(earned)
  expect(perMonth.length).toBeGreaterThanOrEqual(10)
  const letters = await shop.get(artistDashboardPorts.inbox).slice(artist?.id ?? '', 10, null)
  expect(letters.items.slice(0, 3).map(({ readAt, answers }) => [readAt !== null, answers.length])).toEqual([
    [false, 0],
    [false, 0],
    [true, 1],
  ])
  expect(letters.items.slice(3).every(({ readAt }) => readAt !== null)).toBe(true)
})

it('gives most of the artists something to send or something due, and several what nobody has read', async () => {
  const shop = postgresAssembly(database.orm)
  const artists = await database.sql<{ id: string; email: string }>(
    `select artists.id, email from artists join users on users.id = user_id where approval = 'approved'`,
  )
  const desks = await Promise.all(
    artists.map(async ({ id, email }) => ({
      email,
      ...(await shop.get(artistDashboardPorts.reader).earnings(id, nextPayday(now))),
    })),
  )
  const busy = desks.filter(({ ordersToShip, due }) => ordersToShip > 0 || due > 0)
  expect(busy.length).toBeGreaterThan(16)
  const tomoe = busy.find(({ email }) => email === 'tomoe@sanaa.test')
  expect(tomoe?.due).toBeGreaterThan(0)
  expect(tomoe?.ordersToShip).toBeGreaterThan(0)
  expect(
    await database.sql(
      `select count(distinct artist_id) between 5 and 12 as several from messages where read_at is null`,
    ),
  ).toEqual([{ several: true }])
})

it('has paid its artists by the rule, but for the one who has not said where to', async () => {
  const payouts = postgresAssembly(database.orm).get(payoutPorts.payouts)
  expect(await payouts.due(new Date('2026-11-01T00:00:00Z'))).toHaveLength(1)
  const batches = await database.sql<{ standing: string; batches: number }>(
    `select standing, count(distinct batch_id)::int as batches from payouts group by 1 order by 1`,
  )
  expect(batches).toEqual([{ standing: 'settled', batches: 11 }])
  expect(
    await database.sql(
      `select month from payout_batches where extract(hour from sent_at at time zone 'UTC') not between 8 and 16
         or extract(isodow from sent_at at time zone 'UTC') > 5 or sent_at > made_at + interval '4 days'`,
    ),
  ).toEqual([])
  expect(await database.sql('select sum(amount_cents)::int as sum from ledger_entries')).toEqual([{ sum: 0 }])
})

it('leaves something to do on each desk, and not much', async () => {
  expect(
    await database.sql(
      `select (select count(*)::int from claims where closed_at is null) as claims,
         (select count(*) from returns where status in ('expected', 'sent')) between 1 and 3 as returns,
         (select count(*) from fulfilments where status = 'waiting') between 4 and 25 as parcels,
         (select array_agg(distinct fulfilments.status order by fulfilments.status) @> '{shipped,waiting}'::text[]
            from fulfilments join artists on artists.id = fulfilments.artist_id join users on users.id = artists.user_id
            where email = 'artist@sanaa.test') as tried,
         (select count(*) from orders where status = 'awaiting-payment') between 2 and 6 as transfers,
         (select count(*)::int from artists where approval = 'pending') as pending,
         (select count(*) from audit_entries) > 100 as log`,
    ),
  ).toEqual([
    { claims: 1, returns: true, parcels: true, tried: true, transfers: true, pending: 1, log: true },
  ])
})

it('has a log of whatever an admin does over a year', async () => {
  const actions = await database.sql<{ action: string }>('select distinct action from audit_entries')
  const done = `artist-approved artist-rejected artwork-hidden artwork-restored artwork-featured transfer-received order-refunded
    claim-closed user-suspended user-restored payouts-set-aside payouts-sent payouts-settled`
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(done.split(/\s+/)))
})

it('changes nothing at the next start', async () => {
  const before = await demoUsers()
  await openDemoAccounts(database.orm)
  expect(await demoUsers()).toEqual(before)
})

it('opens one for each artist of a demo that was filled in before they had some', async () => {
  const [aino] = await database.sql<{ id: string }>(`select id from users where email = 'aino@sanaa.test'`)
  await database.sql('update artists set user_id = null where user_id = $1', [aino?.id])
  await database.sql('update users set email = $2 where id = $1', [aino?.id, 'moved@sanaa.test'])
  await openDemoAccounts(database.orm)
  expect(
    await database.sql(
      `select users.name from artists join users on users.id = user_id where users.email = 'aino@sanaa.test'`,
    ),
  ).toEqual([{ name: 'Aino Ylikangas' }])
  await database.sql(`update users set password_hash = null where email = 'moved@sanaa.test'`)
})

describeGoingOn(() => database, now)

it('closes them where the demo is not wanted, but for whoever has another password, and opens them again', async () => {
  const passwords = argon2Passwords()
  const own = await passwords.hash('a password of her own')
  await database.sql(`update users set password_hash = $1 where email = 'shopper@sanaa.test'`, [own])
  await database.sql(
    `insert into sessions (id, token_digest, user_id, device, created_at, seen_at, ends_at)
     select gen_random_uuid(), email, id, '', now(), now(), now() + interval '1 day' from users where password_hash is not null`,
  )
  expect(await closeDemoAccounts(database.orm)).toBe(26)
  expect((await demoUsers()).map(({ email }) => email)).toEqual(['shopper@sanaa.test'])
  expect(await database.sql('select token_digest as email from sessions')).toEqual([
    { email: 'shopper@sanaa.test' },
  ])
  expect(await closeDemoAccounts(database.orm)).toBe(0)

  await openDemoAccounts(database.orm)
  const again = await demoUsers()
  expect(await passwords.isRight('made-by-hand', again[0]?.hash ?? '')).toBe(true)
  expect(again.find(({ email }) => email === 'shopper@sanaa.test')?.hash).toBe(own)
})
