import { afterAll, expect, it } from 'vitest'
import { createOrm } from './orm.ts'
import { createSql } from './sql.ts'
import { testDatabase } from './testing/test-database.ts'
import { slowOnes } from './watched-statements.ts'

const database = await testDatabase()
const slow: { readonly statement: string; readonly milliseconds: number }[] = []
const orm = createOrm(database.url, { onStatement: slowOnes(100, (each) => slow.push(each)) })
const sql = createSql(orm)
afterAll(async () => {
  await orm.close(true)
  await database.close()
})

it('names a statement that takes long, without its values, and no other', async () => {
  await sql('select 1 as one')
  await sql('select pg_sleep($1), $2::text as secret', [0.15, 'a wide blue harbour'])
  expect(slow).toEqual([
    { statement: 'select pg_sleep($1), $2::text as secret', milliseconds: expect.any(Number) },
  ])
  expect(slow[0]?.milliseconds).toBeGreaterThanOrEqual(150)
})

it('names one that fails after a while', async () => {
  await expect(
    sql(`select pg_sleep(0.15), (select 1 / (count(*) - 1) from (select 1) as one)`),
  ).rejects.toThrow('division by zero')
  await expect(sql(`set statement_timeout = 120; select pg_sleep(5)`)).rejects.toThrow(/did not answer/)
  expect(slow.at(-1)?.statement).toContain('pg_sleep(5)')
})
