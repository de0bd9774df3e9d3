import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { describeNewWorks } from '#application/favourites/new-works.suite.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresFollowRepository } from './postgres-follow-repository.ts'
import { postgresNewWorks } from './postgres-new-works.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeNewWorks('in PostgreSQL', async () => {
  const { sql, db } = database
  const change = async (text: string, id: string) => void (await sql(text, [id]))
  return {
    newWorks: postgresNewWorks(db),
    follows: postgresFollowRepository(db),
    async givenUser(verified) {
      const id = await givenUser(sql)
      if (verified) await change('update users set email_verified_at = now() where id = $1', id)
      return id
    },
    suspend: (id) => change('update users set suspended_at = now() where id = $1', id),
    async givenArtist(name) {
      const id = randomUUID()
      await sql(`insert into artists (id, name, approval) values ($1, $2, 'approved')`, [id, name])
      return id
    },
    async givenArtwork(artistId, title) {
      const id = randomUUID()
      await sql(
        `insert into artworks (id, artist_id, title, category, price_cents) values ($1, $2, $3, 'paintings', 10000)`,
        [id, artistId, title],
      )
      return id
    },
    hide: (id) => change(`update artworks set visibility = 'hidden' where id = $1`, id),
    show: (id) => change(`update artworks set visibility = 'public' where id = $1`, id),
  }
})

it('new works of an artist whom many follow are noted a few at a time', async () => {
  const { sql, db } = database
  const artist = randomUUID()
  await sql(`insert into artists (id, name, approval) values ($1, 'Amina', 'approved')`, [artist])
  await sql(
    `with followers as (
       insert into users (id, name, email, role, created_at, email_verified_at)
       select gen_random_uuid(), 'Lena', 'follower' || number || '@example.test', 'user', now(), now()
       from generate_series(1, 1000) as number returning id
     ) insert into follows (user_id, artist_id) select id, $1 from followers`,
    [artist],
  )
  await sql(
    `insert into artworks (id, artist_id, title, category, price_cents)
     select gen_random_uuid(), $1, 'Low Tide', 'paintings', 10000 from generate_series(1, 8)`,
    [artist],
  )
  const newWorks = postgresNewWorks(db)
  const gathered = [await newWorks.gather(new Date()), await newWorks.gather(new Date())]
  expect([...gathered, await newWorks.gather(new Date())]).toEqual([5, 3, 0])
  const [noted] = await sql(
    'select count(*)::int from new_works join artworks on id = artwork_id where artist_id = $1',
    [artist],
  )
  expect(noted).toEqual({ count: 8_000 })
})
