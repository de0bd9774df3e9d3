import { afterAll } from 'vitest'
import { describeArtworkReader } from '#application/catalogue/artwork-reader.contract.ts'
import { givenArtists, givenArtworks } from '../testing/given-catalogue.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresArtworkReader } from './postgres-artwork-reader.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeArtworkReader('in PostgreSQL', async (artists, artworks) => {
  await givenArtists(database.sql, artists)
  await givenArtworks(database.sql, artworks)
  return postgresArtworkReader(database.sql)
})
