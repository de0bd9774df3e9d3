import { afterAll } from 'vitest'
import { describeArtistReader } from '#application/artists/artist-reader.suite.ts'
import { givenArtists, givenArtworks } from '../testing/given-catalogue.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresArtistReader } from './postgres-artist-reader.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeArtistReader('in PostgreSQL', async ({ artists, artworks, followers }) => {
  const { sql } = database
  await givenArtists(sql, artists)
  await givenArtworks(sql, artworks)
  for (const [artistId, count] of followers)
    await sql(
      `with people as (
         insert into users (id, name) select gen_random_uuid(), 'Lena' from generate_series(1, $2::int) returning id)
       insert into follows (user_id, artist_id) select id, $1 from people`,
      [artistId, count],
    )
  return postgresArtistReader(database.db)
})
