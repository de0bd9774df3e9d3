import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { unavailableIfAway } from './database-away.ts'
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
  await expect.poll(() => sql('select 1 as one'), { timeout: 5_000 }).toEqual([{ one: 1 }])
  await orm.close(true)
})
