import { afterAll } from 'vitest'
import { describeArtistContacts } from '#application/artists/artist-contacts.suite.ts'
import { givenArtist } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresArtistContacts } from './postgres-artist-contacts.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { sql } = database

describeArtistContacts('in PostgreSQL', async () => ({
  contacts: postgresArtistContacts(database.db),
  async artist(name, email) {
    const id = await givenArtist(sql, name)
    if (email !== null)
      await sql('update artists set user_id = $2 where id = $1', [id, await givenUser(sql, email)])
    return id
  },
  async suspend(email) {
    await sql('update users set suspended_at = now() where email = $1', [email])
  },
  async leave(email) {
    await sql('update users set deleted_at = now(), email = null where email = $1', [email])
  },
}))
