import { expect, it } from 'vitest'
import { inPlainWords } from '#adapters/commands/plain-words.ts'
import { assertDatabaseIsThere } from './database-there.ts'
import { testDatabase } from './testing/test-database.ts'

it('refuses an address whose database is not there, in words, and makes none', async () => {
  const database = await testDatabase()
  await assertDatabaseIsThere(database.url)
  const nowhere = new URL(database.url)
  nowhere.pathname = '/nowhere'
  const refusal: unknown = await assertDatabaseIsThere(nowhere.href).catch((error: unknown) => error)
  expect(inPlainWords(refusal, 3000)).toBe(
    'The database named in DATABASE_URL does not exist. Create it first.',
  )
  expect(await database.sql(`select 1 from pg_database where datname = 'nowhere'`)).toEqual([])
  await database.close()
})

it('refuses one that can only be read, as a replica can, in words', async () => {
  const database = await testDatabase()
  const name = new URL(database.url).pathname.slice(1)
  await database.sql(`alter database "${name}" set default_transaction_read_only = on`)
  const refusal: unknown = await assertDatabaseIsThere(database.url).catch((error: unknown) => error)
  expect(inPlainWords(refusal, 3000)).toMatch(
    /^The database at DATABASE_URL can only be read\. Name the primary/,
  )
  await database.close()
})
