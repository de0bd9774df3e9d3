import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import { OwnArtwork } from '#domain/catalogue/own-artwork.ts'
import { ArtistSchema } from './artists/artist.schema.ts'
import { ArtworkSchema } from './catalogue/artwork.schema.ts'
import { Database } from './database.ts'
import { SessionSchema } from './identity/session.schema.ts'
import { createOrm } from './orm.ts'
import { givenArtwork } from './testing/given-artworks.ts'
import { givenUser } from './testing/given-user.ts'
import { testDatabase } from './testing/test-database.ts'
import type { TestDatabase } from './testing/test-postgres.ts'

let database: TestDatabase
let artistId: string
beforeAll(async () => {
  database = await testDatabase()
  await givenArtwork(database.sql, { title: 'Kiln', price: 12_000, artist: 'Amina' })
  artistId = (await database.db.selectFrom('artists').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => database.close())

const follow = async () => {
  const userId = await givenUser(database.sql)
  await database.db.insertInto('follows').values({ user_id: userId, artist_id: artistId }).execute()
}
const followers = () => database.db.selectFrom('follows').select('user_id').execute()

it('gives values as the schemas say', async () => {
  const { db } = database
  await db
    .updateTable('artworks')
    .set({ width_cm: 10.5, featured_at: new Date(1_000) })
    .execute()
  const work = await db
    .selectFrom('artworks')
    .select([
      'width_cm',
      'featured_at',
      'fresh',
      'category',
      ({ fn }) => fn.countAll<number>().over().as('all'),
    ])
    .executeTakeFirstOrThrow()
  expectTypeOf(work.featured_at).toEqualTypeOf<Date | null>()
  expect(work).toEqual({
    width_cm: 10.5,
    featured_at: new Date(1_000),
    fresh: true,
    category: 'paintings',
    all: 1,
  })
})

it('takes part in the unit of work it runs in, which rolls back as a whole', async () => {
  await expect(
    database.work.run(async () => {
      await follow()
      expect(await followers()).toHaveLength(1)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await followers()).toEqual([])
})

it('loads and saves entities in the same unit of work', async () => {
  const session = {
    id: randomUUID(),
    tokenDigest: 'x',
    userId: await givenUser(database.sql),
    device: 'Firefox',
    createdAt: new Date(1),
    seenAt: new Date(2),
    endsAt: new Date(3),
  }
  await expect(
    database.work.run(async () => {
      await database.db.entities((em) => em.insert(SessionSchema, session))
      expect(await database.db.selectFrom('sessions').select('ends_at').execute()).toEqual([
        { ends_at: new Date(3) },
      ])
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await database.db.entities((em) => em.count(SessionSchema))).toBe(0)
})

it('loads a class with its value objects, and writes what was changed of it alone', async () => {
  const { db, work } = database
  await work.run(async () => {
    const artist = await db.entities((em) => em.findOneOrFail(ArtistSchema, { id: artistId }))
    expect(Object.keys(artist)).not.toContain('search')
    artist.profile = {
      preferredMedium: 'Clay',
      bio: '',
      country: null,
      exhibitions: [{ title: 'Soil', venue: 'Hall', year: 2020 }],
    }
  })
  const kept = await db
    .selectFrom('artists')
    .select(['preferred_medium', 'exhibitions', 'sort_name', 'artwork_count', 'version'])
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({
    preferred_medium: 'Clay',
    exhibitions: [{ title: 'Soil', venue: 'Hall', year: 2020 }],
    sort_name: 'amina',
    artwork_count: 1,
    version: 2,
  })
})

it('saves a new entity without what its class does not know', async () => {
  const { db, work } = database
  const drawn = new OwnArtwork(randomUUID(), artistId, new Date(5))
  await work.run(() =>
    db.entities(async (em) => {
      em.persist(drawn)
      await em.flush()
      drawn.details = {
        ...drawn.details,
        title: 'Vase',
        dimensions: { widthCm: 9, heightCm: null, depthCm: null },
      }
    }),
  )
  expect(Object.keys(drawn).toSorted()).toEqual(Object.keys(new OwnArtwork('', '', new Date())).toSorted())
  const kept = await db
    .selectFrom('artworks')
    .where('id', '=', drawn.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ title: 'Vase', width_cm: 9, public: false, newcomer: true, version: 2 })
  expect(kept.search).toContain('vase')
  const again = await db.entities((em) => em.findOneOrFail(ArtworkSchema, { id: drawn.id }))
  expect(again.details).toEqual(drawn.details)
  await db.deleteFrom('artworks').where('id', '=', drawn.id).execute()
})

it('says so when the database is away, whatever is asked of it', async () => {
  const orm = createOrm('postgres://sanaa@127.0.0.1:1/sanaa')
  const db = new Database(orm)
  await expect(db.selectFrom('users').selectAll().execute()).rejects.toThrow(Unavailable)
  await expect(db.entities((em) => em.count(SessionSchema))).rejects.toThrow(Unavailable)
  await orm.close(true)
})

it('begins no transaction beside the units of work', async () => {
  await expect(database.db.transaction().execute(() => Promise.resolve())).rejects.toThrow('units of work')
})

it('finds nothing among nothing, and everything beside it', async () => {
  const artists = () => database.db.selectFrom('artists').select('id')
  expect(await artists().where('id', 'in', []).execute()).toEqual([])
  expect(await artists().where('id', 'not in', []).execute()).toEqual(await artists().execute())
})
