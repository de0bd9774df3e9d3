import { afterEach, beforeEach, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { database as databaseTokens } from '#adapters/composition/tokens.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { watched } from '#adapters/postgres/testing/watched.ts'
import { givenSample, type Sample, sampleCalls } from './testing/sample.ts'
import { columnChanges, readTables, sweep } from './testing/swept-columns.ts'
import { openShop } from './testing/two-shops.ts'

let database: TestDatabase
let sample: Sample
beforeEach(async () => {
  database = await testDatabase()
  sample = await givenSample(database.sql)
})
afterEach(() => database.close())

it('tells of every column as it is, whoever has changed it', async () => {
  const shop = await openShop(database)
  try {
    expect(await sweep(shop, sampleCalls(sample), await columnChanges(database, sample))).toEqual([])
  } finally {
    await shop.close()
  }
}, 180_000)

it('reads no table that is not swept, and nothing twice', async () => {
  const { asked, db } = watched(database)
  const shop = await openShop(database, {}, [given(databaseTokens.queries, db)])
  try {
    for (const path of sampleCalls(sample)) await shop.ask(path)
    const once = asked.length
    for (const path of sampleCalls(sample)) await shop.ask(path)
    expect(asked.slice(once)).toEqual([])
  } finally {
    await shop.close()
  }
  const read = asked.flatMap((text) =>
    [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name ?? ''),
  )
  const tables = new Set([...database.orm.getMetadata()].map(({ tableName }) => tableName))
  expect([...new Set(read)].filter((name) => tables.has(name)).toSorted()).toEqual(readTables)
})
