import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { waitedFor } from '../testing/waited-for.ts'
import { postgresArtworkStock } from './postgres-artwork-stock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('says what is left of works whose hold it notes anew, also of those that were not held, if they are public', async () => {
  const { db, sql, work } = database
  const [held, sold, hidden] = [
    await givenArtwork(sql, { title: 'Held', stock: 3 }),
    await givenArtwork(sql, { title: 'Sold', stock: 0 }),
    await givenArtwork(sql, { title: 'Hidden', stock: 2 }),
  ]
  await sql('update artworks set held_until = now() where id = any($1)', [[held, hidden]])
  await sql(`update artworks set visibility = 'draft' where id = $1`, [hidden])
  const works = [held, sold, hidden, held].map((artworkId) => ({ artworkId }))
  const left = await work.run(() => postgresArtworkStock(db).holdAnew(works))
  expect(left.map(({ id, title, stock }) => `${id} ${title} ${stock}`).toSorted()).toEqual(
    [`${held} Held 3`, `${sold} Sold 0`].toSorted(),
  )
  expect(await sql('select 1 from artworks where held_until is not null')).toEqual([])
})

it('says what is left once whoever was buying has bought', async () => {
  const { db, sql, work } = database
  const artworkId = await givenArtwork(sql, { title: 'Last piece', stock: 1 })
  const stock = postgresArtworkStock(db)
  const taken = Promise.withResolvers<void>()
  const buying = work.run(async () => {
    await stock.take([{ artworkId, quantity: 1 }], new Date('2026-03-01T11:00:00Z'))
    taken.resolve()
    await waitedFor(sql)
  })
  await taken.promise
  const left = work.run(() => stock.holdAnew([{ artworkId }]))
  await buying
  expect(await left).toEqual([expect.objectContaining({ title: 'Last piece', stock: 0 })])
})
