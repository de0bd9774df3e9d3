import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { favouriteServices } from '#adapters/composition/favourites/favourites.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { describeFavourites } from '#application/favourites/favourites.suite.ts'
import { givenArtworks } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeFavourites('in PostgreSQL', async (clock) => {
  const { sql, orm } = database
  const shop = postgresAssembly(orm, given(system.clock, clock))
  return {
    favouritesOf: shop.get(favouriteServices.favourites),
    followsOf: shop.get(favouriteServices.follows),
    givenUser: () => givenUser(sql),
    givenArtworks: (titles) =>
      givenArtworks(
        sql,
        titles.map((title) => ({ title })),
      ),
    hide: async (id) => {
      await sql(`update artworks set visibility = 'hidden' where id = $1`, [id])
    },
    givenArtist: async (name, approved) => {
      const id = randomUUID()
      const approval = approved ? 'approved' : 'pending'
      await sql('insert into artists (id, name, approval) values ($1, $2, $3)', [id, name, approval])
      return id
    },
    givenArtists: async (names) => {
      const artists = await sql<{ id: string }>(
        `insert into artists (id, name, approval)
         select gen_random_uuid(), name, 'approved' from unnest($1::text[]) name returning id`,
        [names],
      )
      return artists.map(({ id }) => id)
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
