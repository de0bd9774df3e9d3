import { afterAll, expect, it } from 'vitest'
import { User } from '#domain/identity/user.ts'
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
  expect(slow.at(-1)?.statement).toContain('pg_sleep(?)')
})

it('tells nothing of what the mapper writes into a statement', async () => {
  const told: string[] = []
  const watched = createOrm(database.url, { onStatement: ({ statement }) => told.push(statement) })
  const em = watched.em.fork()
  const who = { email: 'lena@example.test' }
  for (const passwordHash of ['wide-harbour', String.raw`its 'wide-harbour' \ $1`])
    await em.nativeUpdate(User, who, { passwordHash })
  await em.find(User, { ...who, phone: '+254712345678' }, { limit: 7 })
  await watched.close(true)
  const updates = told.filter((each) => each.startsWith('update "users" set "password_hash" = ?'))
  expect(updates).toHaveLength(2)
  expect(told.at(-1)).toMatch(/^select .* from "users"/)
  expect(told.join()).not.toMatch(/wide-harbour|lena|712345678|limit 7/)
})
