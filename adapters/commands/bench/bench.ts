import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { imageStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { Database } from '#adapters/postgres/database.ts'
import { addArtists, addWorks } from '#adapters/postgres/demo/large-gallery.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { freshStatistics } from '#adapters/postgres/fresh-statistics.ts'
import { createOrm, migrate } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { fillDemo } from '../demo/fill-demo.ts'
import { inOwnProcess } from '../own-process.ts'
import { checkoutBench } from './checkout-bench.ts'
import { coldAnswersBench } from './cold-answers-bench.ts'
import { growthBench } from './growth-bench.ts'
import { keptAnswersBench } from './kept-answers-bench.ts'
import { bundleShop, endHelpers, type Helper, startShop } from './processes.ts'
import { startBench } from './start-bench.ts'

/** What is measured, and what a measurement needs of it. */
export interface Bench {
  /** The shop with the demo's catalogue and thousands of works behind it, in a process of its own. */
  readonly shop: Helper
  /** Its database: where it is, a way in, and the folder of its cluster. */
  readonly url: string
  readonly db: Database
  readonly data: string
  /** The ids of a work that hangs, of one with pieces enough for all buyers, and of an artist. */
  readonly work: string
  readonly plentiful: string
  readonly artist: string
  /** How many works there are where it is looked at how answers grow with them. */
  readonly sizes: readonly number[]
  /** For how long the shop is kept busy where that is what is looked at. */
  readonly seconds: number
  write(text: string): void
}

/** Each prints a table; another is one line more. */
const benches: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  kept: keptAnswersBench,
  cold: coldAnswersBench,
  checkout: checkoutBench,
  growth: growthBench,
  start: startBench,
}

/** `--only kept,cold` for some of the tables, `--sizes 300,100000,1000000`, `--seconds 600`. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(benches).join() },
    sizes: { type: 'string', default: '300,100000' },
    seconds: { type: 'string', default: '10' },
  },
})

const pieces = 100_000

/** So many works hang in all; those beside the demo's are invented. */
const works = 10_000
/** So few that they do not fill a page of artists. */
const inventedArtists = 2
/** An invented work is as many minutes old as its number: the demo's are newer, and stand on the pages that are measured. */
const firstInvented = 1_000_000

await inOwnProcess(join(import.meta.dirname, '../build-process.ts'))
await bundleShop()
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const postgres = await startEmbeddedPostgres({ folder, forgetful: true })
const orm = createOrm(postgres.url)
try {
  await migrate(orm)
  await installQueues(createSql(orm))
  await fillDemo(orm, imageStoreAt(join(folder, 'media')), { feePercent: 15, secretKey: '' }, new Date())
  const db = new Database(orm)
  const { demo } = await db
    .selectFrom('artworks')
    .where('public', '=', true)
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('demo'))
    .executeTakeFirstOrThrow()
  await addArtists(db, inventedArtists)
  await addWorks(db, firstInvented, firstInvented + works - demo - 1)
  const [work, other] = await db
    .selectFrom('artworks')
    .select(['id', 'artist_id'])
    .where('public', '=', true)
    .where('price_cents', '>', 0)
    .where('stock', '>', 1)
    // As most are: what another order holds costs its buyer a statement more.
    .where('held_until', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute()
  if (!work || !other) throw new Error('The demo has works that can be bought.')
  await db.updateTable('artworks').set({ stock: pieces }).where('id', '=', other.id).execute()
  const shop = await startShop(postgres.url, join(folder, 'media'))
  // Right behind what wrote them, PostgreSQL does not know yet that all see these works, and looks each up to count it.
  await freshStatistics(db, ['artworks'])
  const bench: Bench = {
    shop,
    url: postgres.url,
    db,
    data: join(folder, 'cluster'),
    work: work.id,
    plentiful: other.id,
    artist: work.artist_id,
    sizes: values.sizes.split(',').map(Number),
    seconds: Number(values.seconds),
    write: (text) => void process.stdout.write(text),
  }
  bench.write(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}\n\n`,
  )
  for (const name of values.only.split(',')) await benches[name]?.(bench)
} finally {
  await endHelpers()
  await orm.close(true)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
