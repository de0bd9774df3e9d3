import { expect, it } from 'vitest'
import { Database } from '#adapters/postgres/database.ts'
import { assertDatabaseIsWell } from '#adapters/postgres/database-there.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { lackSpells } from './lack-spells.ts'

it('tells once that files are missing, and that they are there again', async () => {
  const database = await testDatabase()
  const told: string[] = []
  let isWell = false
  const spells = lackSpells({
    isWell: () => (isWell ? assertDatabaseIsWell(new Database(orm)) : Promise.reject(new Error('not yet'))),
    onBegin: ({ message }) => told.push(message),
    onEnd: () => told.push('over'),
    pause: 10,
  })
  const orm = createOrm(database.url, { poolSize: 1, onStatement: spells.note })
  const missing = () => createSql(orm)(`select pg_read_file('/nothing/there')`)
  for (let time = 0; time < 3; time++) await expect(missing()).rejects.toThrow(Unavailable)
  expect(told).toEqual([expect.stringMatching(/^could not open file "\/nothing\/there"/)])
  isWell = true
  await expect.poll(() => told.slice(1)).toEqual(['over'])
  await spells.close()
  await orm.close(true)
  await database.close()
})
