import { afterAll } from 'vitest'
import { describeWaiting } from '#application/waiting/waiting.suite.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresWaiting } from './postgres-waiting.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeWaiting('in PostgreSQL', async () => {
  const { sql, db } = database
  return {
    waiting: postgresWaiting(db),
    givenArtwork: () => givenArtwork(sql, { title: 'Low Tide', stock: 0 }),
    setStock: async (id, stock) =>
      void (await sql('update artworks set stock = $2 where id = $1', [id, stock])),
    hide: async (id) => void (await sql(`update artworks set visibility = 'hidden' where id = $1`, [id])),
    givenUser: (email) => givenUser(sql, email),
    suspend: async (id) => void (await sql('update users set suspended_at = now() where id = $1', [id])),
  }
})
