import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { Database } from './database.ts'
import { unavailableIfAway } from './database-away.ts'
import { assertDatabaseIsWell } from './database-there.ts'
import { freePort } from './embedded/connecting.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { createOrm } from './orm.ts'
import { postgresUnitOfWork } from './postgres-unit-of-work.ts'
import { createSql } from './sql.ts'
import { testDatabase } from './testing/test-database.ts'
import type { TestDatabase } from './testing/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Ends every connection to the database, as a restart of it does. */
async function hangUp(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

it('says that a statement was cut off, and answers again soon after', async () => {
  const cut = database.sql('select pg_sleep(20)').catch((error: unknown) => error)
  await expect
    .poll(() => database.sql(`select 1 from pg_stat_activity where query = 'select pg_sleep(20)'`))
    .not.toEqual([])
  await hangUp(database.url)
  expect(await cut).toBeInstanceOf(Unavailable)
  await expect.poll(() => database.sql('select 1 as one')).toEqual([{ one: 1 }])
})

it('says so in a unit of work, which leaves nothing behind', async () => {
  await database.sql('create table half_done (text text)')
  await expect(
    database.work.run(async () => {
      await database.sql(`insert into half_done values ('half')`)
      await hangUp(database.url)
      await database.sql(`insert into half_done values ('done')`)
    }),
  ).rejects.toThrow(Unavailable)
  await expect.poll(() => database.sql('select * from half_done')).toEqual([])
})

it('says so where a transaction has rested for longer than the database lets it', async () => {
  await expect(
    database.work.run(async () => {
      await database.sql(`set local idle_in_transaction_session_timeout = 50`)
      await delay(500)
      await database.sql('select 1')
    }),
  ).rejects.toThrow(Unavailable)
})

it.each(['25P03', '25P04', '57P05'])('takes the end of a connection with %s for one', (code) => {
  const ended = Object.assign(new Error('terminating connection'), { code })
  expect(unavailableIfAway(ended)).toMatchObject({ name: 'Unavailable', cause: ended })
})

it('leaves an error of the statement itself alone', async () => {
  await expect(database.sql('select nonsense')).rejects.not.toThrow(Unavailable)
  const error = new Error('mine')
  expect(unavailableIfAway(error)).toBe(error)
})

it('says so when nobody is there at all', async () => {
  const orm = createOrm('postgres://sanaa@127.0.0.1:1/sanaa')
  await expect(createSql(orm)('select 1')).rejects.toThrow(Unavailable)
  const orders = postgresAssembly(orm).get(orderPorts.orders)
  await expect(orders.byNumber('4829-1736')).rejects.toThrow(Unavailable)
  await expect(postgresUnitOfWork(orm).run(() => Promise.resolve())).rejects.toThrow(Unavailable)
  await orm.close(true)
})

it('is well only where the files of what it needs are there', async () => {
  const db = new Database(database.orm)
  await assertDatabaseIsWell(db)
  const lost: unknown = await assertDatabaseIsWell(db, 'lost').catch((error: unknown) => error)
  expect(lost).toBeInstanceOf(Unavailable)
  expect((lost as Unavailable).cause).toMatchObject({ code: '0A000' })
})

it('is not said to be away where it was set up wrong, which waiting does not mend', async () => {
  const elsewhere = new URL(database.url)
  elsewhere.pathname = '/postgres'
  const orm = createOrm(elsewhere.href)
  await expect(assertDatabaseIsWell(new Database(orm))).rejects.toMatchObject({ code: '42883' })
  await orm.close(true)
})

it('loses no place in the pool when transactions are cut off', async () => {
  const orm = createOrm(database.url, { poolSize: 1 })
  const sql = createSql(orm)
  const work = postgresUnitOfWork(orm)
  const cutOff = () =>
    work.run(async () => {
      await hangUp(database.url)
      await sql('select 1')
    })
  await expect(cutOff()).rejects.toThrow(Unavailable)
  await expect(cutOff()).rejects.toThrow(Unavailable)
  await expect.poll(() => sql('select 1 as one')).toEqual([{ one: 1 }])
  await orm.close(true)
})

describe('a database that is started anew', () => {
  it('is waited for by whoever wants a connection, and what was only read is asked again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'restart-'))
    const port = await freePort()
    const start = () => startEmbeddedPostgres({ folder, forgetful: true, choosePort: async () => port })
    let postgres = await start()
    const orm = createOrm(postgres.url, { patience: 20_000, poolSize: 2 })
    const db = new Database(orm)
    const one = () => db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
    expect(await one()).toEqual([{ one: 1 }])
    const pool = await orm.em.getConnection().getNativeClient()
    const sleeping = db.selectNoFrom(({ fn, val }) => fn('pg_sleep', [val(3)]).as('slept')).execute()
    await expect
      .poll(() => createSql(orm)(`select 1 from pg_stat_activity where query like 'select pg_sleep%'`))
      .not.toEqual([])
    await postgres.stop()
    // The end of one that nobody used is noticed a moment later; who took it before would ask in vain, and may not ask twice.
    await expect.poll(() => pool.idleCount).toBe(0)
    const [first, other] = [one(), createSql(orm)('select 2 as two')]
    postgres = await start()
    expect(await first).toEqual([{ one: 1 }])
    expect(await other).toEqual([{ two: 2 }])
    expect(await sleeping).toEqual([{ slept: '' }])
    await orm.close(true)
    await postgres.stop()
    await rm(folder, { recursive: true })
  })

  it('is not waited for any more where it has been away for longer', async () => {
    const orm = createOrm('postgres://sanaa@127.0.0.1:1/sanaa', { patience: 1_000 })
    const ask = () => createSql(orm)('select 1').catch((error: unknown) => error)
    const begun = performance.now()
    expect(await ask()).toBeInstanceOf(Unavailable)
    expect(performance.now() - begun).toBeGreaterThan(1_000)
    const again = performance.now()
    expect(await ask()).toBeInstanceOf(Unavailable)
    expect(performance.now() - again).toBeLessThan(900)
    await orm.close(true)
  })
})
