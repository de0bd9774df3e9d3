import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createOrm, migrate } from '../orm.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { migrations } from './migrations.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

/** What there is beside the mapper's own table and what extensions brought. */
const things = () =>
  database.sql(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relname not like 'mikro\\_orm\\_migrations%'
     union all
     select proname from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )

it('go back to nothing, and from there all the way again', async () => {
  const { orm, sql } = database
  const before = await things()
  await orm.migrator.down({ to: 0 })
  expect(await things()).toEqual([])
  await migrate(orm)
  expect(new Set(await things())).toEqual(new Set(before))
  await givenArtwork(sql, { title: 'Kiln' })
  expect(await sql('select title from artworks where public')).toEqual([{ title: 'Kiln' }])
})

it('are numbered without a gap, in the order they run', () => {
  expect(migrations.map(({ name }) => Number(name.slice(0, 2)))).toEqual(
    migrations.map((_, index) => index + 1),
  )
})

it('tell whoever has a database from before the first release what to do', async () => {
  const { orm, sql } = database
  await sql(`update mikro_orm_migrations set name = '2026-11-21-02-orders' where name = '13-orders'`)
  await expect(migrate(orm)).rejects.toThrow(/before its first release.*give the shop an empty one/)
})

it('tell of every line of the books what it is, also of those that were written before lines said so', async () => {
  const { orm, sql } = database
  const work = await givenArtwork(sql, { title: 'Kiln' })
  await orm.migrator.down({ to: '21-catalogue-grounds' })
  await sql(
    `with placed as (
       insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
         access_key_digest, placed_at, expires_at)
       values (gen_random_uuid(), '1', 'p@example.test', 'refunded', 'card', 'refunded', '{}', 100, '', now(), now())
       returning id),
     seller as (select artist_id as id from artworks where id = $1),
     bought as (
       insert into order_lines (order_id, position, artwork_id, title, quantity, price_cents, artist_id, artist_name)
       select placed.id, position, $1, 'Kiln', position, 500, seller.id, 'Amina'
       from placed, seller, generate_series(1, 2) as position),
     paid as (
       insert into payouts select gen_random_uuid(), seller.id, '2026-11', 700, now() from seller returning id)
     insert into ledger_entries (order_id, payout_id, account, artist_id, amount_cents, at)
     select placed.id, null, account, case account when 'artist' then seller.id end, sign * cents, now()
     from placed, seller, (values (1, 'buyer', -1500), (1, 'artist', 0), (1, 'platform', 1500),
       (-1, 'buyer', -1500), (-1, 'artist', 0), (-1, 'platform', 1500)) as line (sign, account, cents)
     union all
     select null, paid.id, account, case account when 'artist' then seller.id end, cents, now()
     from paid, seller, (values ('artist', -700), ('paid-out', 700)) as line (account, cents)`,
    [work],
  )
  await migrate(orm)
  expect(
    await sql(
      'select kind, account, amount_cents as amount, sales_cents as sales from ledger_entries order by id',
    ),
  ).toEqual([
    { kind: 'sale', account: 'buyer', amount: -1_500, sales: 0 },
    { kind: 'sale', account: 'artist', amount: 0, sales: 1_500 },
    { kind: 'sale', account: 'platform', amount: 1_500, sales: 0 },
    { kind: 'refund', account: 'buyer', amount: 1_500, sales: 0 },
    { kind: 'refund', account: 'artist', amount: 0, sales: -1_500 },
    { kind: 'refund', account: 'platform', amount: -1_500, sales: 0 },
    { kind: 'payout', account: 'artist', amount: -700, sales: 0 },
    { kind: 'payout', account: 'paid-out', amount: 700, sales: 0 },
  ])
  // What they come to is kept from then on, and how many works were sold and given up.
  expect(
    await sql(
      `select account, kind, amount_cents::int as amount, pieces from book_totals where month = ''
       order by kind, account`,
    ),
  ).toEqual([
    { account: 'artist', kind: 'payout', amount: -700, pieces: 0 },
    { account: 'paid-out', kind: 'payout', amount: 700, pieces: 0 },
    { account: 'artist', kind: 'refund', amount: 0, pieces: -3 },
    { account: 'buyer', kind: 'refund', amount: 1_500, pieces: 0 },
    { account: 'platform', kind: 'refund', amount: -1_500, pieces: 0 },
    { account: 'artist', kind: 'sale', amount: 0, pieces: 3 },
    { account: 'buyer', kind: 'sale', amount: -1_500, pieces: 0 },
    { account: 'platform', kind: 'sale', amount: 1_500, pieces: 0 },
  ])
  // What was given back before refunds had rows of their own has one now.
  expect(
    await sql(
      `select position, amount_cents::int as amount, shares->0->'amount' as share, pieces from order_refunds`,
    ),
  ).toEqual([
    {
      position: 0,
      amount: 1_500,
      share: 1_500,
      pieces: [1, 2].map((quantity) => ({ artworkId: work, quantity, wasSent: false })),
    },
  ])
  await expect(sql(`update ledger_entries set kind = 'sale'`)).rejects.toThrow(/stays/)
})

it('let no second piece of a one-of-a-kind work be, whoever writes it', async () => {
  const id = await givenArtwork(database.sql, { title: 'Kiln', stock: 1, unique: true })
  await expect(database.sql('update artworks set stock = 2 where id = $1', [id])).rejects.toThrow(
    /artworks_unique_check/,
  )
})

it('give every payment that was known by its name alone a row, so that it can still be given back', async () => {
  const { orm, sql } = database
  const work = await givenArtwork(sql, { title: 'Kiln' })
  await orm.migrator.down({ to: '23-orders-refunds' })
  await sql(
    `with placed as (
       insert into orders (id, number, email, status, method, payment_status, payment_reference, shipping, fee_percent,
         access_key_digest, placed_at, expires_at)
       select gen_random_uuid(), number, 'p@example.test', status, method, payment, reference, '{}', 15, '', now(), now()
       from (values ('1', 'paid', 'card', 'paid', 'sandbox_hold_1'), ('2', 'cancelled', 'mpesa', 'failed', 'push'),
         ('3', 'awaiting-payment', 'card', 'pending', 'sandbox_hold_3'), ('4', 'paid', 'atm', 'paid', null))
         as known (number, status, method, payment, reference)
       returning id)
     insert into order_lines (order_id, position, artwork_id, title, quantity, price_cents, artist_id, artist_name)
     select placed.id, 1, $1, 'Kiln', 2, 500, artist_id, 'Amina' from placed, artworks where artworks.id = $1`,
    [work],
  )
  await migrate(orm)
  expect(
    await sql(
      `select number, way, payment_attempts.standing, payment_attempts.amount, reference, sandbox_payments.standing as bank
       from orders join payment_attempts on payment_attempts.id::text = payment_reference
         join sandbox_payments on sandbox_payments.id = payment_attempts.id order by number`,
    ),
  ).toEqual([
    { number: '1', way: 'card', standing: 'taken', amount: 1000, reference: 'sandbox_hold_1', bank: 'taken' },
    { number: '2', way: 'phone', standing: 'ended', amount: 1000, reference: 'push', bank: 'ended' },
    { number: '3', way: 'card', standing: 'held', amount: 1000, reference: 'sandbox_hold_3', bank: 'held' },
  ])
  await orm.migrator.down({ to: '23-orders-refunds' })
  expect(await sql('select payment_reference as name from orders order by number')).toEqual([
    { name: 'sandbox_hold_1' },
    { name: 'push' },
    { name: 'sandbox_hold_3' },
    { name: null },
  ])
})

it('waits for a lock no longer than others can wait behind it, and tries again', async () => {
  await database.orm.migrator.down({ to: '49-payments-standings' })
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  // As whoever reads for long: the migration wants the table for itself.
  await holder.query('select count(*) from audit_entries')
  const migrating = createOrm(database.url, { lockTimeout: 200 })
  const migrated = migrate(migrating)
  const waiting = () =>
    database.sql(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  await expect.poll(waiting).not.toEqual([])
  await expect.poll(waiting).toEqual([])
  await holder.query('commit')
  await migrated
  expect(await migrating.migrator.getPending()).toEqual([])
  await migrating.close(true)
  await holder.end()
})
