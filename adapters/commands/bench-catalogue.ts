import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueModule } from '#adapters/composition/catalogue/catalogue.module.ts'
import { catalogueInPostgres } from '#adapters/composition/catalogue/catalogue.postgres.ts'
import { catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { shopOver } from '#adapters/composition/shop-over.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { createOrm, migrate } from '#adapters/postgres/orm.ts'
import { createSql, type Sql } from '#adapters/postgres/sql.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'

const small = 280
const large = 120_000
const rounds = 60

/** Works that nobody made: every tenth for sale, words of all frequencies. */
async function grow(sql: Sql, from: number, to: number): Promise<void> {
  await sql(
    `insert into artworks (id, artist_id, title, category, medium, price_cents, stock, popularity, created_at)
     select gen_random_uuid(), artist.id, 'Study ' || i || ' after ' || left(md5(i::text), 5),
       (array['paintings', 'photography', 'sculpture', 'abstract', 'digital-art'])[1 + i % 5], 'Oil on board',
       case when i % 10 = 0 then 1500 + 100 * (i % 3000) else 0 end, 1, i % 7, now() - i * interval '1 minute'
     from generate_series($1::int, $2::int) i
     join (select id, row_number() over () as number from artists) artist on artist.number = 1 + i % 300`,
    [from, to],
  )
  for (const table of ['artworks', 'artists', 'search_words']) await sql(`vacuum (analyze) ${table}`)
}

const reads = (catalogue: Catalogue): Record<string, () => Promise<unknown>> => ({
  newest: () => catalogue.artworks({}),
  cheapest: () => catalogue.artworks({ sort: 'price-asc' }),
  'popular paintings': () => catalogue.artworks({ category: 'paintings', sort: 'popular' }),
  'under $100': () => catalogue.artworks({ priceMax: 9_999 }),
  'a rare word': () => catalogue.artworks({ q: '240' }),
  'a mistyped word': () => catalogue.artworks({ q: 'stduy 240' }),
})

/** Milliseconds of the median read. */
async function median(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await read()
    times.push(performance.now() - begun)
  }
  return times.toSorted((one, other) => one - other)[rounds / 2]!
}

async function measured(catalogue: Catalogue): Promise<Map<string, number>> {
  const medians = new Map<string, number>()
  for (const [name, read] of Object.entries(reads(catalogue))) medians.set(name, await median(read))
  return medians
}

const folder = await mkdtemp(join(tmpdir(), 'bench-catalogue-'))
const postgres = await startEmbeddedPostgres({ folder, forgetful: true })
const orm = createOrm(postgres.url, { poolSize: 1 })
try {
  await migrate(orm)
  const sql = createSql(orm)
  const catalogue = shopOver(orm, { feePercent: 15, publicUrl: '' }, [
    catalogueModule,
    catalogueInPostgres,
  ]).get(catalogueServices.catalogue)
  await sql(
    `insert into artists (id, name, approval)
     select gen_random_uuid(), 'Artist ' || i, 'approved' from generate_series(1, 300) i`,
  )
  await grow(sql, 1, small)
  const before = await measured(catalogue)
  await grow(sql, small + 1, large)
  const after = await measured(catalogue)
  process.stdout.write(`The median of ${rounds} pages of 24, with ${small} works and with ${large}:\n`)
  for (const [name, milliseconds] of before) {
    const grown = after.get(name) ?? Number.NaN
    const ratio = (grown / milliseconds).toFixed(2)
    process.stdout.write(
      `${name.padEnd(18)} ${milliseconds.toFixed(2)} ms, ${grown.toFixed(2)} ms: × ${ratio}\n`,
    )
  }
} finally {
  await orm.close(true)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
