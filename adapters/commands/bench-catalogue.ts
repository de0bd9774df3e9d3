import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueModule } from '#adapters/composition/catalogue/catalogue.module.ts'
import { catalogueInPostgres } from '#adapters/composition/catalogue/catalogue.postgres.ts'
import { catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { shopOver } from '#adapters/composition/shop-over.ts'
import { Database } from '#adapters/postgres/database.ts'
import { addArtists, addWorks } from '#adapters/postgres/demo/large-gallery.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { createOrm, migrate } from '#adapters/postgres/orm.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'

const small = 280
const large = 120_000
const rounds = 60

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
  const db = new Database(orm)
  const catalogue = shopOver(orm, { feePercent: 15, publicUrl: '' }, [
    catalogueModule,
    catalogueInPostgres,
  ]).get(catalogueServices.catalogue)
  await addArtists(db, 300)
  await addWorks(db, 1, small)
  const before = await measured(catalogue)
  await addWorks(db, small + 1, large)
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
