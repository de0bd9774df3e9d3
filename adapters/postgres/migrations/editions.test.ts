import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../orm.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { migrations } from './migrations.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

it('works that were here before and name an edition of several are not one of a kind', async () => {
  const { sql, orm } = database
  const before = migrations.findIndex(({ name }) => name === '2026-11-22-15-editions') - 1
  const mediums = [
    'Oil on board',
    'Pigment print, edition of 15',
    'Letterpress, open edition',
    'Etching, Edition of ten',
    'Monotype, edition of 1',
    'Collage of a first edition',
  ]
  for (const medium of mediums) await givenArtwork(sql, { title: medium, medium, stock: 1, unique: true })
  await orm.migrator.down({ to: migrations[before]?.name ?? '' })
  await migrate(orm)
  expect(await sql('select title from artworks where is_unique order by title')).toEqual([
    { title: 'Collage of a first edition' },
    { title: 'Monotype, edition of 1' },
    { title: 'Oil on board' },
  ])
})
