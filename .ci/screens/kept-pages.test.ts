import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtFrom, webPart } from '#adapters/commands/built-from.ts'
import { builtWeb } from '#adapters/commands/serve.ts'
import { given } from '#adapters/composition/assembly.ts'
import { database as databaseTokens } from '#adapters/composition/tokens.ts'
import { givenSample, type Sample } from '#adapters/http/answers/testing/sample.ts'
import {
  type ColumnChange,
  columnChanges,
  filledTables,
  readTables,
  sweep,
} from '#adapters/http/answers/testing/swept-columns.ts'
import { openShop, type Shop } from '#adapters/http/answers/testing/two-shops.ts'
import { Database } from '#adapters/postgres/database.ts'
import { statementsOf } from '#adapters/postgres/statements.ts'
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
/** So many statements were asked so far for what pages show. */
let asked = 0
beforeAll(async () => {
  postgres = await startTestPostgres()
  database = await createTestDatabase(postgres.adminUrl)
  sample = await givenSample(database.sql)
  const { NODE_ENV } = process.env
  // React reads it once: with its checks for developers it takes twice as long for a page.
  process.env.NODE_ENV = 'production'
  const run = statementsOf(database.orm)
  const counting = new Database(database.orm, (statement) => {
    asked += 1
    return run(statement)
  })
  shop = await openShop(database, await builtWeb(builtFrom(webPart).folder), [
    given(databaseTokens.queries, counting),
  ])
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
  expect(changes.length).toBe(readTables.length - filledTables.length)
  expect(await sweep(shop, pages(sample), changes)).toEqual([])
}, 180_000)

/** What a page may ask the database where nothing is kept. */
const mostStatements = 5

it('asks the database little for a page that is made anew', async () => {
  const tooMany: string[] = []
  for (const page of pages(sample)) {
    const counts: number[] = []
    // The first has modules loaded; on a busy machine parts of a page may ask one after the other.
    for (let times = 0; times < 3; times++) {
      asked = 0
      await shop.askAnew(page)
      counts.push(asked)
    }
    const fewest = Math.min(...counts)
    if (fewest === 0 || fewest > mostStatements) tooMany.push(`${page}: ${fewest}`)
  }
  expect(tooMany).toEqual([])
})
