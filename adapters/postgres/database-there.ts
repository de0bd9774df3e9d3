import pg from 'pg'
import type { Database } from './database.ts'

/** Milliseconds. */
const patience = 5_000

/**
 * Looks whether there is a database at an address before anything is done in it: the mapper would make one that is not there,
 * and a name with a slip of the pen would open an empty shop.
 * @throws the server's error, 3D000 where there is no such database; with its code 25006 where it can only be read, as a replica
 */
export async function assertDatabaseIsThere(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  await client.connect()
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    if (rows[0]?.transaction_read_only === 'on')
      throw Object.assign(new Error('The database can only be read.'), { code: '25006' })
  } finally {
    await client.end()
  }
}

/**
 * Asks whether PostgreSQL can do its work: that it answers is not enough, as what it has in memory outlives its files. Looks at
 * those of an extension each time, has its library loaded where that was not done yet, and reads a table; costs a millisecond.
 * Nothing is written: with a full disk whoever reads is served, by this server as by any other.
 * @throws Unavailable where it is away or lacks files; what else is wrong, as itself
 */
export async function assertDatabaseIsWell(db: Database, extension = 'pg_trgm'): Promise<void> {
  await db
    .selectFrom(({ fn, val }) =>
      fn<{ path: string }>('pg_extension_update_paths', [val(extension)]).as('files'),
    )
    .select(({ fn, val, exists, selectFrom }) => [
      fn.countAll().as('files'),
      fn<number>('similarity', [val('a'), val('a')]).as('library'),
      exists(selectFrom('artworks').select('id')).as('table'),
    ])
    .execute()
}
