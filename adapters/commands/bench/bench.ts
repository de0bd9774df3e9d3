import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { Database } from '#adapters/postgres/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { createOrm, migrate } from '#adapters/postgres/orm.ts'
import { fillDemo } from '../demo/fill-demo.ts'
import { inOwnProcess } from '../own-process.ts'
import { keptAnswersBench } from './kept-answers-bench.ts'
import { type Helper, helper } from './processes.ts'

/** What is measured, and what a measurement needs of it. */
export interface Bench {
  /** The shop with the demo's catalogue, in a process of its own. */
  readonly shop: Helper
  /** The folder of its database's cluster. */
  readonly data: string
  /** The id of a work that hangs. */
  readonly work: string
  write(text: string): void
}

/** Each prints a table; another is one line more. */
const benches: readonly ((bench: Bench) => Promise<void>)[] = [keptAnswersBench]

await inOwnProcess('build-process.ts')
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const postgres = await startEmbeddedPostgres({ folder, forgetful: true })
let shop: Helper | undefined
try {
  const orm = createOrm(postgres.url)
  await migrate(orm)
  await fillDemo(orm, imageStoreAt(join(folder, 'media')), { feePercent: 15, secretKey: '' }, new Date())
  const { id: work } = await new Database(orm)
    .selectFrom('artworks')
    .select('id')
    .where('public', '=', true)
    .where('price_cents', '>', 0)
    .where('stock', '>', 0)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  await orm.close(true)
  shop = await helper('shop-process.ts', postgres.url, join(folder, 'media'))
  const write = (text: string): void => void process.stdout.write(text)
  write(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}\n`,
  )
  for (const measure of benches) await measure({ shop, data: join(folder, 'cluster'), work, write })
} finally {
  shop?.process.kill()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
