import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { Database } from '#adapters/postgres/database.ts'
import { addArtists, addWorks } from '#adapters/postgres/demo/large-gallery.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { createOrm, migrate } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import { pastWhatIsKept, sentBy } from './asking.ts'
import type { Bench } from './bench.ts'
import { inRounds, percentile } from './measuring.ts'
import { type Helper, startShop } from './processes.ts'

const ofARound = 100
const turns = 40
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

async function asked(url: string, count: number): Promise<number[]> {
  const milliseconds: number[] = []
  for (let each = 0; each < count; each++) {
    const begun = performance.now()
    // Unpacking it here would take as long again now and then, and be held against the shop.
    const { status } = await sentBy(url, pastWhatIsKept)
    milliseconds.push(performance.now() - begun)
    if (status !== 200) throw new Error(`${url} answered ${status}.`)
  }
  return milliseconds
}

/** A shop, and the first of its works. */
interface Gallery {
  readonly shop: Helper
  readonly work: string
}

/** Starts a shop with so many works. @param ends takes what to do when it is needed no more, the last first */
async function galleryOf(size: number, ends: (() => Promise<unknown>)[]): Promise<Gallery> {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ folder, forgetful: true })
  ends.push(() => postgres.stop())
  const orm = createOrm(postgres.url)
  ends.push(() => orm.close(true))
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
  const shop = await startShop(postgres.url, folder)
  ends.push(() => shop.end())
  return { shop, work: id }
}

/** Milliseconds in the middle of all rounds, and of the 99th of a hundred. */
const timesOf = (rounds: readonly (readonly number[])[]) => ({
  median: percentile(rounds.flat(), 50),
  late: percentile(rounds.flat(), 99),
})

/**
 * How answers grow with the catalogue: each size in a database and a shop of its own, which are asked past what is kept. They take
 * turns: what the machine is busy with besides, and how often rubbish is collected, is as likely to meet the one as the other.
 */
export async function growthBench({ sizes, write }: Bench): Promise<void> {
  const ends: (() => Promise<unknown>)[] = []
  try {
    const galleries: Gallery[] = []
    for (const size of sizes) galleries.push(await galleryOf(size, ends))
    const addresses = galleries.map(({ shop, work }) =>
      Object.entries(paths(work)).map(([name, path]) => [name, `${String(shop.told.url)}${path}`] as const),
    )
    // All of them first: what is compiled late would be held against whichever is measured first.
    for (const [, url] of addresses.flat()) await asked(url, untilWarm)

    write(
      `\nGrowth, ${turns} rounds of ${ofARound} requests one after the other, the sizes in turn: milliseconds in the middle, and of the 99th of a hundred.\n`,
    )
    write(`${'works'.padEnd(24)}${sizes.map((size) => formatCount(size).padEnd(18)).join('')}last : first\n`)
    for (const [place, [name]] of (addresses[0] ?? []).entries()) {
      const inTurn = await inRounds(
        turns,
        Object.fromEntries(
          addresses.map((all, size) => [`${size}`, () => asked(all[place]?.[1] ?? '', ofARound)]),
        ),
      )
      const all = addresses.map((_, size) => timesOf(inTurn[`${size}`] ?? []))
      const [first, last] = [all[0], all.at(-1)]
      const ratio = (part: 'median' | 'late') => ((last?.[part] ?? 0) / (first?.[part] ?? 0)).toFixed(2)
      write(
        `${name.padEnd(24)}${all.map(({ median, late }) => `${median.toFixed(1)}, ${late.toFixed(1)}`.padEnd(18)).join('')}${ratio('median')}, ${ratio('late')}\n`,
      )
    }
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
