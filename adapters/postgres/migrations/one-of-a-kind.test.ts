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

it('works that were here before are one of a kind where there was never more than one piece', async () => {
  const { sql, orm } = database
  const before = migrations.findIndex(({ name }) => name === '2026-11-22-01-one-of-a-kind') - 1
  await givenArtwork(sql, { title: 'Never sold', stock: 1 })
  await givenArtwork(sql, { title: 'Sold', stock: 0 })
  await givenArtwork(sql, { title: 'Last of three', stock: 1 })
  await givenArtwork(sql, { title: 'Plenty', stock: 7 })
  await sql(`update artworks set popularity = 1 where title = 'Sold'`)
  await sql(`update artworks set popularity = 2 where title = 'Last of three'`)
  await orm.migrator.down({ to: migrations[before]?.name ?? '' })
  await migrate(orm)
  expect(await sql('select title from artworks where is_unique order by title')).toEqual([
    { title: 'Never sold' },
    { title: 'Sold' },
  ])
  await expect(sql('update artworks set stock = 2')).rejects.toThrow(/artworks_unique_check/)
})
