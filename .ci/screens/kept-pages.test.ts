import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtWeb } from '#adapters/commands/serve.ts'
import { givenSample, type Sample } from '#adapters/http/answers/testing/sample.ts'
import {
  type ColumnChange,
  columnChanges,
  readTables,
  sweep,
} from '#adapters/http/answers/testing/swept-columns.ts'
import { openShop, type Shop } from '#adapters/http/answers/testing/two-shops.ts'
import {
  createTestDatabase,
  startTestPostgres,
  type TestDatabase,
  type TestPostgres,
} from '#adapters/postgres/testing/test-postgres.ts'

let postgres: TestPostgres
let database: TestDatabase
let sample: Sample
let shop: Shop
beforeAll(async () => {
  postgres = await startTestPostgres()
  database = await createTestDatabase(postgres.adminUrl)
  sample = await givenSample(database.sql)
  const { NODE_ENV } = process.env
  // React reads it once: with its checks for developers it takes twice as long for a page.
  process.env.NODE_ENV = 'production'
  shop = await openShop(database, await builtWeb())
  process.env.NODE_ENV = NODE_ENV
})
afterAll(async () => {
  await shop.close()
  await database.close()
  await postgres.stop()
})

const pages = ({ work, artist, hidden }: Sample): readonly string[] => [
  '/',
  '/art-gallery?q=harbour',
  `/artwork/${work}`,
  `/artwork/${hidden}`,
  '/artists',
  `/artists/details?name=Amina&id=${artist}`,
  '/fair-pay',
]

/** Pages are drawn by the readers that every column is swept for behind the API; here what each table tells has to reach them. */
const oneOfEachTable = (changes: readonly ColumnChange[]): readonly ColumnChange[] => [
  ...new Map(changes.map((each) => [each.column.split('.')[0], each])).values(),
]

it('shows a change of each table on every page, whoever has made it', async () => {
  const changes = oneOfEachTable(await columnChanges(database, sample))
  expect(changes.length).toBe(readTables.length)
  expect(await sweep(shop, pages(sample), changes)).toEqual([])
}, 180_000)
