import pg from 'pg'

/** Milliseconds. */
const patience = 5_000

/**
 * Looks whether there is a database at an address before anything is done in it: the mapper would make one that is not there,
 * and a name with a slip of the pen would open an empty shop.
 * @throws the server's error, 3D000 where there is no such database
 */
export async function assertDatabaseIsThere(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  await client.connect()
  await client.end()
}
