import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { watched } from '../testing/watched.ts'
import { postgresArtistLedger } from './postgres-artist-ledger.ts'

it('earnings and what was paid out of them are of one moment: they come by one statement', async () => {
  const database = await testDatabase()
  const { asked, db } = watched(database)
  await postgresArtistLedger(db, false).earnings(randomUUID(), new Date())
  expect(asked).toHaveLength(1)
  await database.close()
})
