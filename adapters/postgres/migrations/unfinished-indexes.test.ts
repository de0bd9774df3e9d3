import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createOrm, migrate } from '../orm.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

/** Whether the index of the words with one letter less is of use; nothing where there is none. */
const valid = () =>
  database.sql(
    `select indisvalid from pg_index where indexrelid::regclass::text = 'search_words_one_letter_less'`,
  )

/** Connections to the database of a test. */
async function connections(count: number): Promise<pg.Client[]> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: database.url }))
  await Promise.all(clients.map((client) => client.connect()))
  return clients
}

/** As a backup reads: what is made or dropped concurrently meanwhile waits for its end. */
async function readForLong(reader: pg.Client): Promise<void> {
  await reader.query('begin isolation level repeatable read')
  await reader.query('select count(*) from search_words')
}

it('makes an index anew that was left unfinished, waits with it for whoever reads for long, and holds up no search', async () => {
  const { sql, orm } = database
  await orm.migrator.down({ to: '55-cart-taken-out' })
  await sql(
    'create function one_letter_less(word text) returns text[] language sql immutable return array[word]',
  )
  const [reader, maker, visitor] = (await connections(3)) as [pg.Client, pg.Client, pg.Client]
  await readForLong(reader)
  await maker.query('set statement_timeout = 500')
  await expect(
    maker.query(
      'create index concurrently search_words_one_letter_less on search_words using gin (one_letter_less(word))',
    ),
  ).rejects.toThrow(/statement timeout/)
  expect(await valid()).toEqual([{ indisvalid: false }])
  // Whatever else would wait so long is cut at once, by the database's own limit as well.
  await sql(`alter database ${new URL(database.url).pathname.slice(1)} set lock_timeout = 1`)
  const migrating = createOrm(database.url, { lockTimeout: 1 })
  const migrated = migrate(migrating)
  const waiting = () =>
    sql(
      `select pid, left(query, 23) as query from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
    )
  await expect.poll(waiting).toEqual([{ pid: expect.anything(), query: 'drop index concurrently' }])
  const before = await waiting()
  await visitor.query('set lock_timeout = 100')
  expect((await visitor.query('select word from search_words limit 1')).rows).toHaveLength(1)
  expect(await waiting()).toEqual(before)
  await reader.query('commit')
  await migrated
  expect(await valid()).toEqual([{ indisvalid: true }])
  await migrating.close(true)
  await Promise.all([reader, maker, visitor].map((client) => client.end()))
})

it('waits for an index that a stopped server left at work, and lets alone what an operator has made', async () => {
  const { sql, orm } = database
  await sql('drop index search_words_one_letter_less')
  await sql(`delete from mikro_orm_migrations where name = '56-catalogue-search-slips'`)
  const [reader, left] = (await connections(2)) as [pg.Client, pg.Client]
  await readForLong(reader)
  await left.query('set statement_timeout = 500')
  await expect(left.query('create index concurrently of_an_operator on search_words (word)')).rejects.toThrow(
    /statement timeout/,
  )
  await left.query('set statement_timeout = 0')
  const made = left.query(
    'create index concurrently search_words_one_letter_less on search_words using gin (one_letter_less(word)) where length(word) <= 7',
  )
  await expect.poll(valid).toEqual([{ indisvalid: false }])
  const migrated = migrate(orm)
  const looks = () =>
    sql(`select from pg_stat_activity where query like 'select indexrelid::regclass%' and state = 'idle'`)
  await expect.poll(looks).toHaveLength(1)
  await reader.query('commit')
  await Promise.all([made, migrated])
  expect(await valid()).toEqual([{ indisvalid: true }])
  expect(
    await sql(`select indisvalid from pg_index where indexrelid::regclass::text = 'of_an_operator'`),
  ).toEqual([{ indisvalid: false }])
  await Promise.all([reader, left].map((client) => client.end()))
})

it('waits for no view of the tables that the turn itself keeps, where the database has everybody keep theirs', async () => {
  const { sql, orm, url } = database
  await orm.migrator.down({ to: '55-cart-taken-out' })
  await sql(
    `alter database ${new URL(url).pathname.slice(1)} set default_transaction_isolation = 'repeatable read'`,
  )
  const migrating = createOrm(url)
  await migrate(migrating)
  expect(await valid()).toEqual([{ indisvalid: true }])
  await migrating.close(true)
})
