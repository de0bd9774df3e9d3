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
