import { afterAll, beforeAll, expect, it } from 'vitest'
import { artistDashboardPorts } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
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

const now = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await fillDemo(database.orm, keptNowhere, 15, now)
  await openDemoAccounts(database.orm, { feePercent: 15, secretKey: testSettings.secretKey }, now)
})
afterAll(() => database.close())

const demoUsers = () =>
  database.sql<{ email: string; role: string; hash: string; approval: string | null; verified: boolean }>(
    `select email, role, password_hash as hash, approval, email_verified_at is not null as verified
     from users left join artists on user_id = users.id where password_hash is not null order by email`,
  )

it('lets each of them sign in with the password it prints', async () => {
  const all = await demoUsers()
  expect(all).toMatchObject([
    { email: 'admin@sanaa.test', role: 'admin', approval: null, verified: true },
    { email: 'artist@sanaa.test', role: 'artist', approval: 'approved', verified: true },
    { email: 'pending@sanaa.test', role: 'artist', approval: 'pending', verified: true },
    { email: 'shopper@sanaa.test', role: 'user', approval: null, verified: true },
  ])
  const passwords = argon2Passwords()
  expect(await passwords.isCommon('made-by-hand')).toBe(false)
  for (const { email, hash } of all) {
    expect(demoAccountsText()).toContain(email)
    expect(await passwords.isRight('made-by-hand', hash)).toBe(true)
  }
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

it('lets people have joined one by one over the past months, before they bought anything', async () => {
  expect(
    await database.sql(
      `select count(distinct created_at::date) = count(*) as "oneByOne",
         count(*) filter (where created_at > $1::timestamptz - interval '1 day')::int as "justNow",
         count(*) filter (where exists (select 1 from orders
           where shipping->>'name' = users.name and placed_at < users.created_at))::int as "boughtBefore"
       from users`,
      [now],
    ),
  ).toEqual([{ oneByOne: true, justNow: 0, boughtBefore: 0 }])
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
  expect(perMonth.length).toBeGreaterThanOrEqual(5)
  const letters = await shop.get(artistDashboardPorts.inbox).slice(artist?.id ?? '', 10, null)
  expect(letters.items.map(({ readAt, answers }) => [readAt !== null, answers.length])).toEqual([
    [false, 0],
    [true, 1],
    [true, 1],
  ])
})

it('sells nothing twice of which there is only one', async () => {
  expect(
    await database.sql(
      `select artworks.title from artworks join order_lines on artwork_id = artworks.id where is_unique group by artworks.id
       having sum(quantity) + stock > 1`,
    ),
  ).toEqual([])
})

it('changes nothing at the next start', async () => {
  const before = await demoUsers()
  await openDemoAccounts(
    database.orm,
    { feePercent: 15, secretKey: testSettings.secretKey },
    new Date('2026-11-22T12:00:00Z'),
  )
  expect(await demoUsers()).toEqual(before)
})

it('closes them where the demo is not wanted, but for whoever has another password, and opens them again', async () => {
  const passwords = argon2Passwords()
  const own = await passwords.hash('a password of her own')
  await database.sql(`update users set password_hash = $1 where email = 'shopper@sanaa.test'`, [own])
  await database.sql(
    `insert into sessions (id, token_digest, user_id, device, created_at, seen_at, ends_at)
     select gen_random_uuid(), email, id, '', now(), now(), now() + interval '1 day' from users where password_hash is not null`,
  )
  expect(await closeDemoAccounts(database.orm)).toBe(3)
  expect((await demoUsers()).map(({ email }) => email)).toEqual(['shopper@sanaa.test'])
  expect(await database.sql('select token_digest as email from sessions')).toEqual([
    { email: 'shopper@sanaa.test' },
  ])
  expect(await closeDemoAccounts(database.orm)).toBe(0)

  await openDemoAccounts(database.orm, { feePercent: 15, secretKey: testSettings.secretKey }, now)
  const [admin, , , shopper] = await demoUsers()
  expect(await passwords.isRight('made-by-hand', admin?.hash ?? '')).toBe(true)
  expect(shopper?.hash).toBe(own)
})
