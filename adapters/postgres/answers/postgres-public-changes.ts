import pg from 'pg'
import type { ChangedNames, PublicChanges } from '#application/answers/public-changes.ts'
import type { Database } from '../database.ts'
import { epochMilliseconds, timeAt } from '../time-expressions.ts'

/** By one statement, so that what is told and its snapshot are of one moment; the query builder knows no snapshots. */
const question = {
  name: 'public-changes',
  text: `
    select pg_current_snapshot()::text as now,
      coalesce(pg_snapshot_xmin($1::pg_snapshot) < (select before from public_changes_forgotten), true) as forgotten,
      array(
        select tag from public_changes
        where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
      ) as tags`,
}

/** Before everything. */
const never = '1:1:'

interface Told {
  readonly now: string
  readonly forgotten: boolean
  readonly tags: readonly string[]
}

/** Milliseconds after which whoever waits for an answer goes without one. */
const patience = 5_000

/**
 * The journal, read over a connection of its own: it must be the primary's, for a standby takes transactions that still run for
 * ended. A connection that was lost may have been to a server that is no more: then everything may have changed.
 */
export function postgresPublicChanges(url: string): PublicChanges {
  let open: pg.Client | null = null
  let seen = never

  function drop(client: pg.Client): void {
    if (open === client) open = null
    void client.end().catch(() => undefined)
  }

  async function connect(): Promise<pg.Client> {
    seen = never
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    // Without a listener an error would end the process.
    client.on('error', () => drop(client))
    client.on('end', () => drop(client))
    try {
      await client.connect()
      // Its index is the way into the journal at any size, whatever is guessed of it; the query builder sets nothing.
      await client.query('set enable_seqscan = off')
      return client
    } catch (error) {
      drop(client)
      throw error
    }
  }

  return {
    async since(): Promise<ChangedNames> {
      const client = (open ??= await connect())
      try {
        const { rows } = await client.query<Told>({ ...question, values: [seen] })
        const [told] = rows
        if (!told) throw new Error('The journal said nothing.')
        const isEverything = told.forgotten || seen === never
        seen = told.now
        return isEverything || told.tags.includes('everything') ? 'everything' : told.tags
      } catch (error) {
        drop(client)
        throw error
      }
    },
    async close() {
      const client = open
      open = null
      await client?.end().catch(() => undefined)
    },
  }
}

/** Milliseconds: what was noted is kept for so long at least. */
const turn = 120_000

/**
 * Forgets what was noted two turns ago; whoever has not asked since is told so. What is forgotten was noted by transactions
 * that had ended when the last turn began, whatever time they themselves took. Numbers of transactions that are still to come,
 * as another server's are that this database was brought from, are forgotten, too.
 */
export async function forgetPublicChanges(db: Database): Promise<void> {
  const now = db.fn<string>('pg_snapshot_xmin', [db.fn('pg_current_snapshot', [])])
  await db
    .with('turned', (query) =>
      query
        .updateTable('public_changes_forgotten')
        .set(({ fn, ref }) => ({
          before: fn<string>('least', [ref('next_before'), now]),
          next_before: now,
          turned_at: fn<Date>('now', []),
        }))
        .where(({ eb, fn, val }) =>
          eb('turned_at', '<', timeAt(eb(epochMilliseconds(fn('now', [])), '-', val(turn)))),
        )
        .returning('before'),
    )
    .deleteFrom('public_changes')
    .using('turned')
    .where(({ or, eb, fn, ref }) =>
      or([
        eb('xid', '<', ref('turned.before')),
        eb('xid', '>=', fn<string>('pg_snapshot_xmax', [fn('pg_current_snapshot', [])])),
      ]),
    )
    .execute()
}
