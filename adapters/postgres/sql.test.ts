import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import { createOrm } from './orm.ts'
import { createSql } from './sql.ts'
import { testDatabase } from './testing/test-database.ts'
import type { TestDatabase } from './testing/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.sql('create table notes (text text unique)')
})
afterAll(() => database.close())

const texts = async () =>
  (await database.sql<{ text: string }>('select text from notes order by 1')).map(({ text }) => text)

it('gives rows for values', async () => {
  expect(await database.sql('select $1::int + $2::int as sum', [1, 2])).toEqual([{ sum: 3 }])
})

it('belongs to the unit of work it runs in, which rolls back as a whole', async () => {
  await expect(
    database.work.run(async () => {
      await database.sql('insert into notes values ($1)', ['lost'])
      expect(await texts()).toEqual(['lost'])
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await texts()).toEqual([])
})

it('joins an inner unit of work to the outer one', async () => {
  await expect(
    database.work.run(async () => {
      await database.work.run(() => database.sql('insert into notes values ($1)', ['inner']))
      throw new Error('outer fails')
    }),
  ).rejects.toThrow('outer fails')
  expect(await texts()).toEqual([])
})

it('keeps units of work that run at the same time apart', async () => {
  await Promise.all(
    ['a', 'b', 'c'].map((text) =>
      database.work.run(() => database.sql('insert into notes values ($1)', [text])),
    ),
  )
  expect(await texts()).toEqual(['a', 'b', 'c'])
})

it('gives up a statement that takes longer than it may', async () => {
  const orm = createOrm(database.url, { poolSize: 1, statementTimeout: 100 })
  const sql = createSql(orm)
  await expect(sql('select pg_sleep(20)')).rejects.toThrow(Unavailable)
  expect(await sql('select 1 as one')).toEqual([{ one: 1 }])
  await orm.close(true)
})

it('is tried again where two wait for each other, and it is the one that the database gives up', async () => {
  await database.sql('create table pairs (id int primary key, seen int not null)')
  await database.sql('insert into pairs values (1, 0), (2, 0)')
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  try {
    // Whoever waits for longer than this looks whether it is in a circle: the other one never does.
    await other.query(`set deadlock_timeout = '1min'`)
    await other.query('begin')
    await other.query('update pairs set seen = 5 where id = 2')
    const both = database.sql(
      'with first as (update pairs set seen = seen + 1 where id = 1 returning 1) update pairs set seen = seen + 1 where id = 2 and exists (select from first)',
    )
    // Other tests have databases on the same server.
    const waiting = () =>
      database.sql(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    await expect.poll(waiting).toHaveLength(1)
    await other.query('update pairs set seen = 7 where id = 1')
    await other.query('commit')
    await both
  } finally {
    await other.end()
  }
  expect(await database.sql('select seen from pairs order by id')).toEqual([{ seen: 8 }, { seen: 6 }])
})
