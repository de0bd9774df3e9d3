import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { describeFavourites } from '#application/favourites/favourites.suite.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresFavouriteReader, postgresFavouriteRepository } from './postgres-favourites.ts'
import { postgresFollowRepository } from './postgres-follow-repository.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeFavourites('in PostgreSQL', async () => {
  const { sql } = database
  return {
    repository: postgresFavouriteRepository(sql),
    reader: postgresFavouriteReader(sql),
    follows: postgresFollowRepository(sql),
    givenUser: () => givenUser(sql),
    givenArtwork: (title) => givenArtwork(sql, { title }),
    hide: async (id) => {
      await sql(`update artworks set visibility = 'hidden' where id = $1`, [id])
    },
    givenArtist: async (name, approved) => {
      const id = randomUUID()
      const approval = approved ? 'approved' : 'pending'
      await sql('insert into artists (id, name, approval) values ($1, $2, $3)', [id, name, approval])
      return id
    },
    followersOf: async (id) => {
      const [row] = await sql<{ count: number }>(
        'select follower_count as count from artists where id = $1',
        [id],
      )
      return row?.count ?? Number.NaN
    },
  }
})
