import { afterAll } from 'vitest'
import { describeSiteIndex } from '#application/catalogue/site-index.suite.ts'
import { givenArtists, givenArtworks } from '../testing/given-catalogue.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresSiteIndex } from './postgres-site-index.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeSiteIndex('in PostgreSQL', async (artists, artworks) => {
  await givenArtists(database.sql, artists)
  await givenArtworks(database.sql, artworks)
  return postgresSiteIndex(database.db)
})
