import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { Database } from '#adapters/postgres/database.ts'
import { addArtists, addWorks } from '#adapters/postgres/demo/large-gallery.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { createOrm, migrate } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { pastWhatIsKept } from './asking.ts'
import type { Bench } from './bench.ts'
import { percentile } from './measuring.ts'
import { type Helper, startShop } from './processes.ts'

const ofARound = 100
const rounds = 15
/** What is asked first is planned, compiled and read from the disk first. */
const untilWarm = 400

const paths = (work: string): Readonly<Record<string, string>> => ({
  list: '/api/artworks',
  'filtered, counted': '/api/artworks?category=paintings&priceMin=100&priceMax=900',
  // All works have the first, so that what is found grows with them; the other finds the 222nd, however many there are.
  'a mistyped word of all': '/api/artworks?q=stduy',
  'a mistyped word of one': '/api/artworks?q=bcbe3+stduy',
  'a work': `/api/artworks/${work}`,
  'the gallery’s page': '/art-gallery',
})

interface Timed {
  readonly median: number
  readonly late: number
}

async function asked(url: string, count: number): Promise<number[]> {
  const milliseconds: number[] = []
  for (let each = 0; each < count; each++) {
    const begun = performance.now()
    const answer = await fetch(url, { headers: pastWhatIsKept })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
    milliseconds.push(performance.now() - begun)
  }
  return milliseconds
}

/** In the middle of several rounds: of one alone the 99th of a hundred tells when rubbish was collected. */
async function timed(shop: Helper, path: string): Promise<Timed> {
  const url = `${String(shop.told.url)}${path}`
  const hundreds: number[][] = []
  for (let round = 0; round < rounds; round++) hundreds.push(await asked(url, ofARound))
  const middleOf = (part: number): number =>
    percentile(
      hundreds.map((milliseconds) => percentile(milliseconds, part)),
      50,
    )
  return { median: middleOf(50), late: middleOf(99) }
}

/** How answers grow with the catalogue: each size in a database of its own, which is asked past what is kept. */
export async function growthBench({ sizes, write }: Bench): Promise<void> {
  const found = new Map<string, Timed[]>()
  for (const size of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'growth-'))
    const postgres = await startEmbeddedPostgres({ folder, forgetful: true })
    const orm = createOrm(postgres.url)
    let shop: Helper | undefined
    try {
      await migrate(orm)
      await installQueues(createSql(orm))
      const db = new Database(orm)
      await addArtists(db, Math.max(24, Math.round(size / 250)))
      await addWorks(db, 1, size)
      const { id } = await db
        .selectFrom('artworks')
        .select('id')
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirstOrThrow()
      shop = await startShop(postgres.url, folder)
      const all = Object.entries(paths(id))
      // All of them first: what is compiled late would be held against whichever is measured first.
      for (const [, path] of all) await asked(`${String(shop.told.url)}${path}`, untilWarm)
      for (const [name, path] of all) found.set(name, [...(found.get(name) ?? []), await timed(shop, path)])
    } finally {
      await shop?.end()
      await orm.close(true)
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
  write(
    `\nGrowth, ${rounds} rounds of ${ofARound} requests one after the other: milliseconds in the middle, and of the 99th.\n`,
  )
  write(
    `${'works'.padEnd(24)}${sizes.map((size) => size.toLocaleString('en').padEnd(18)).join('')}last : first\n`,
  )
  for (const [name, all] of found) {
    const [first, last] = [all[0], all.at(-1)]
    const ratio = (part: keyof Timed) => ((last?.[part] ?? 0) / (first?.[part] ?? 0)).toFixed(2)
    write(
      `${name.padEnd(24)}${all.map(({ median, late }) => `${median.toFixed(1)}, ${late.toFixed(1)}`.padEnd(18)).join('')}${ratio('median')}, ${ratio('late')}\n`,
    )
  }
}
