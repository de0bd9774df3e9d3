import { startServer } from '#adapters/composition/server.ts'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { createOrm, migrate } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenCheapPasswords } from '../cheap-passwords.ts'
import { givenAccount, givenSession } from '../given-accounts.ts'
import { testSettings } from '../test-settings.ts'

/** What a version says once it is open: where, and what it has laid down in the database. */
export interface Opened {
  readonly url: string
  /** A work of which there are as many pieces as it was told. */
  readonly work: string
  /** By role, the cookie of somebody who is signed in. */
  readonly sessions: Readonly<Record<'user' | 'artist' | 'admin', string>>
}

/** What it says then, and with each error that nobody foresaw. */
export type Said = { readonly opened: Opened } | { readonly unforeseen: string }

/**
 * A version of the shop over an empty database: it is run among the sources of that version, all of whose modules and tables are
 * its own. Ends with whoever began it.
 */
const [url = '', stock = ''] = process.argv.slice(2)
process.once('disconnect', () => process.exit(0))
// Whoever began it may have ended while it read its sources.
if (!process.connected) process.exit(0)
const say = (said: Said): void => void process.send?.(said)
const noteUnforeseen = (error: unknown): void =>
  say({ unforeseen: error instanceof Error ? (error.stack ?? error.message) : String(error) })

const orm = createOrm(url)
await migrate(orm)
const sql = createSql(orm)
await installQueues(sql)
const work = await givenArtwork(sql, { title: 'Sold by two versions', stock: Number(stock) })
const sessionOf = async (role: keyof Opened['sessions']) => givenSession(sql, await givenAccount(sql, role))
const sessions = {
  user: await sessionOf('user'),
  artist: await sessionOf('artist'),
  admin: await sessionOf('admin'),
}
const server = await startServer({
  orm,
  settings: { ...testSettings, triesFactor: 1_000 },
  host: '127.0.0.1',
  port: 0,
  values: [givenCheapPasswords],
  onUnexpected: noteUnforeseen,
})
await server.doJobs(noteUnforeseen)
say({ opened: { url: server.url, work, sessions } })
