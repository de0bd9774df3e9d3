import type { Database } from '../database.ts'

/** What a server goes on from. */
export interface Past {
  /** Drawn when it was made, and copied with it. */
  readonly cluster: string
  /** One more begins whenever a server is promoted. */
  readonly timeline: number
}

/** How far a primary has written. */
export interface Written extends Past {
  readonly position: string
}

/** Everybody may ask for it, as for all that a server's own files say. */
const systemOf = (db: Database) => db.fn<{ system_identifier: string }>('pg_control_system', []).as('system')

/** Where the next record will stand: behind a page's head, when nothing has come yet, which costs a look at the primary. */
export async function writtenBy(primary: Database): Promise<Written> {
  const { cluster, position, file } = await primary
    .selectFrom(systemOf(primary))
    .select(({ fn, cast }) => [
      // A text: a number holds not all of its digits.
      cast<string>('system.system_identifier', 'text').as('cluster'),
      fn<string>('pg_current_wal_insert_lsn', []).as('position'),
      fn<string>('pg_walfile_name', [fn('pg_current_wal_insert_lsn', [])]).as('file'),
    ])
    .executeTakeFirstOrThrow()
  // Such a file's name begins with its timeline.
  return { cluster, position, timeline: Number.parseInt(file.slice(0, 8), 16) }
}

/** How many bytes a replica has come beyond a position; negative where it is behind. */
export async function aheadOf(replica: Database, position: string): Promise<number> {
  const { ahead } = await replica
    .selectNoFrom(({ fn, val }) =>
      fn<string>('pg_wal_lsn_diff', [fn('pg_last_wal_replay_lsn', []), val(position)]).as('ahead'),
    )
    .executeTakeFirstOrThrow()
  return Number(ahead)
}

/**
 * What a replica goes on from; null for a server that follows nobody. What it receives is shown to those alone who may
 * watch PostgreSQL; what its own files say is shown to everybody, and tells of a primary that was promoted a checkpoint later.
 */
export async function pastOf(replica: Database): Promise<Past | null> {
  const { cluster, recovers, received, recovered, checked } = await replica
    .selectFrom([
      systemOf(replica),
      replica.fn<{ received_tli: number | null }>('pg_stat_get_wal_receiver', []).as('receiver'),
      replica.fn<{ min_recovery_end_timeline: number }>('pg_control_recovery', []).as('recovery'),
      replica.fn<{ timeline_id: number }>('pg_control_checkpoint', []).as('checkpoint'),
    ])
    .select(({ fn, cast }) => [
      cast<string>('system.system_identifier', 'text').as('cluster'),
      fn<boolean>('pg_is_in_recovery', []).as('recovers'),
      'receiver.received_tli as received',
      'recovery.min_recovery_end_timeline as recovered',
      'checkpoint.timeline_id as checked',
    ])
    .executeTakeFirstOrThrow()
  return recovers ? { cluster, timeline: Math.max(received ?? 0, recovered, checked) } : null
}
