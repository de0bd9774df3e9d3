import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Sql } from '../sql.ts'
import { makeAsNew, rememberAsNew } from './as-new.ts'
import { givenArtwork } from './given-artworks.ts'
import { testDatabase } from './test-database.ts'
import type { TestDatabase } from './test-postgres.ts'

let database: TestDatabase
let sql: Sql
beforeEach(async () => {
  database = await testDatabase()
  sql = database.sql
  await rememberAsNew(sql)
})
afterEach(() => database.close())

const one = async (text: string): Promise<unknown> => Object.values((await sql<object>(text))[0] ?? {})[0]

/** All that a database holds that people or jobs could have written. */
const everything = () =>
  one(`
    select string_agg(format('%s: %s', name, xml), ',' order by name) from (
      select oid::regclass as name, query_to_xml(format('select * from %s order by 1', oid::regclass), true, true, '') as xml
      from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)) as tables`)

test('a database that was used is as new: its rows, and where new ones stand', async () => {
  const begun = await everything()

  for (let round = 0; round < 2; round++) {
    for (let work = 0; work < 30; work++) await givenArtwork(sql, { title: `Work ${work}` })
    await sql(`insert into jobs.job (name, data) select name, '{}' from jobs.queue limit 1`)
    await sql('update jobs.queue set retry_limit = 7')
    await sql('delete from jobs.schedule')
    expect(await everything()).not.toBe(begun)

    await makeAsNew(sql)

    expect(await everything()).toBe(begun)
    await givenArtwork(sql, { title: 'The first' })
    expect(await one('select ctid::text from artworks')).toMatch(/^\(0,/)
  }
})

test('one that has other tables is not taken for new', async () => {
  await sql('create table another (id int)')
  await expect(makeAsNew(sql)).rejects.toThrow('other tables')
})
