import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withoutLimits } from '../migrations/without-limits.ts'
import {
  ask,
  inOrderOfReference,
  migrationsDone,
  quoted,
  type ShopSequence,
  type ShopTable,
  shopSequences,
  shopTables,
} from './shop-tables.ts'

/** A database as it was at one moment, while others go on writing. */
export interface Snapshot {
  /** The names of the migrations that have made its tables; none where there is no shop. */
  readonly migrations: readonly string[]
  /** Each behind those that it refers to. */
  readonly tables: readonly ShopTable[]
  readonly sequences: readonly ShopSequence[]
  /** The hashes of all pictures that are noted. */
  readonly pictures: ReadonlySet<string>
  /** The rows of a table as COPY writes them, some whole ones at a time. */
  rowsOf(table: ShopTable): AsyncIterable<{ readonly count: number; readonly bytes: Buffer }>
}

/** Bytes that are given at a time, and somewhat more where a row is long. */
const atATime = 4 * 1024 ** 2

const lineEnd = 0x0a

/** Gathers what comes until it is large enough, up to the end of a row: within a row COPY writes a line's end as \n. */
async function* wholeRows(source: AsyncIterable<Buffer>) {
  let waiting: Buffer[] = []
  let size = 0
  const rows = (bytes: Buffer) => ({
    bytes,
    count: bytes.reduce((count, byte) => (byte === lineEnd ? count + 1 : count), 0),
  })
  for await (const part of source) {
    waiting.push(part)
    size += part.length
    const end = part.lastIndexOf(lineEnd) + 1
    if (size < atATime || end === 0) continue
    waiting.splice(-1, 1, part.subarray(0, end))
    yield rows(Buffer.concat(waiting))
    waiting = [part.subarray(end)]
    size = part.length - end
  }
  if (size > 0) yield rows(Buffer.concat(waiting))
}

/** What values look like as text depends on these. */
const plainText = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1`

async function read(client: pg.Client): Promise<Snapshot> {
  await ask(client, plainText)
  await ask(client, 'begin isolation level repeatable read read only')
  await withoutLimits(client)
  const found = await shopTables(client)
  // Nobody changes a table now; whoever only reads and writes rows is not kept from it.
  for (const { name } of found) await ask(client, `lock table ${quoted(client, name)} in access share mode`)
  const migrations = await migrationsDone(client)
  const isEmpty = migrations.length === 0
  const tables = isEmpty ? [] : await inOrderOfReference(client, await shopTables(client))
  const pictures = isEmpty ? [] : await ask<{ hash: string }>(client, 'select hash from public.kept_pictures')
  return {
    migrations,
    tables,
    // A sequence belongs to no snapshot: it may have gone on, and must not have gone less far.
    sequences: await shopSequences(client),
    pictures: new Set(pictures.map(({ hash }) => hash)),
    rowsOf: ({ name, columns }) => {
      const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      // The query builder copies nothing. Of a table that is kept in parts COPY writes the rows of a query alone.
      return wholeRows(client.query(copyTo(`copy (select ${listed} from ${quoted(client, name)}) to stdout`)))
    },
  }
}

/** Reads from one snapshot of the database at an address, over a connection of its own. */
export async function inSnapshot<Result>(
  url: string,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // Without a listener a lost connection would end the process; whoever reads hears of it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(await read(client))
  } finally {
    await client.end()
  }
}
