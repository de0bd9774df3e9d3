import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import { Database } from './database.ts'
import { createOrm } from './orm.ts'
import { prepared, preparedByShape } from './prepared.ts'
import { givenArtwork } from './testing/given-artworks.ts'
import { testDatabase } from './testing/test-database.ts'
import type { TestDatabase } from './testing/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await givenArtwork(database.sql, { title: 'Kiln', price: 12_000 })
})
afterAll(() => database.close())

const titled = prepared((db, { title }: { title: string }) =>
  db.selectFrom('artworks').where('title', '=', title).select('price_cents'),
)

it('prepares a statement once for a connection, and runs it inside and outside of units of work', async () => {
  const orm = createOrm(database.url, { poolSize: 1 })
  const db = new Database(orm)
  for (const title of ['Kiln', 'Vase', 'Kiln'])
    expect(await titled(db, { title })).toEqual(title === 'Kiln' ? [{ price_cents: 12_000 }] : [])
  await database.work.run(async () => {
    expect(await titled(database.db, { title: 'Kiln' })).toHaveLength(1)
  })
  const { rows } = await db.executeQuery<{ uses: number }>({
    ...db.selectNoFrom((eb) => eb.lit(1).as('one')).compile(),
    sql: 'select generic_plans + custom_plans as uses from pg_prepared_statements',
  })
  expect(rows).toEqual([{ uses: 3 }])
  await orm.close(true)
})

it('builds a query once for each of its shapes, and has only those planned once that are named', async () => {
  const orm = createOrm(database.url, { poolSize: 1 })
  const db = new Database(orm)
  const built: object[] = []
  const works = preparedByShape(
    (on, given: { title?: string; dearest?: number | undefined }, shape: { limit: number }) => {
      built.push({ ...shape, given: Object.keys(given) })
      let chosen = on.selectFrom('artworks').select('title').limit(sql.lit(shape.limit))
      if (given.title !== undefined) chosen = chosen.where('title', '=', given.title)
      return given.dearest === undefined ? chosen : chosen.where('price_cents', '<=', given.dearest)
    },
    (given) => !given.has('dearest'),
  )
  const kiln = [{ title: 'Kiln' }]
  expect(await works(db, {}, { limit: 1 })).toEqual(kiln)
  expect(await works(db, { dearest: undefined }, { limit: 1 })).toEqual(kiln)
  expect(await works(db, { title: 'Kiln' }, { limit: 1 })).toEqual(kiln)
  expect(await works(db, { title: 'Vase' }, { limit: 1 })).toEqual([])
  expect(await works(db, { dearest: 12_000 }, { limit: 1 })).toEqual(kiln)
  expect(await works(db, { dearest: 11_999 }, { limit: 1 })).toEqual([])
  expect(await works(db, { title: 'Kiln', dearest: 12_000 }, { limit: 1 })).toEqual(kiln)
  expect(await works(db, { dearest: 11_999, title: 'Kiln' }, { limit: 1 })).toEqual([])
  expect(await works(db, {}, { limit: 2 })).toEqual(kiln)
  expect(built).toEqual([
    { limit: 1, given: [] },
    { limit: 1, given: ['title'] },
    { limit: 1, given: ['dearest'] },
    { limit: 1, given: ['dearest', 'title'] },
    { limit: 2, given: [] },
  ])
  const { rows } = await db.executeQuery<{ named: number }>({
    ...db.selectNoFrom((eb) => eb.lit(1).as('one')).compile(),
    sql: 'select count(*)::int as named from pg_prepared_statements',
  })
  expect(rows).toEqual([{ named: 3 }])
  await orm.close(true)
})

it('says so when the database is away', async () => {
  const orm = createOrm('postgres://sanaa@127.0.0.1:1/sanaa')
  await expect(titled(new Database(orm), { title: '' })).rejects.toThrow(Unavailable)
  await orm.close(true)
})
