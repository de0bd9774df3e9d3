import type { Database } from '../database.ts'

/** What a server goes on from. */
export interface Past {
  /** Drawn when it was made, and copied with it; null where it is told to nobody. */
  readonly cluster: string | null
  /** One more begins whenever a server is promoted; null where it is told to nobody. */
  readonly timeline: number | null
}

/** How far a primary has written. */
export interface Written extends Past {
  readonly position: string
}

const systemOf = (db: Database) => db.fn<{ system_identifier: string }>('pg_control_system', []).as('system')
const receiverOf = (db: Database) =>
  db.fn<{ pid: number | null; received_tli: number | null }>('pg_stat_get_wal_receiver', []).as('receiver')

/** Such a file's name begins with its timeline. */
const timelineOf = (file: string): number => Number.parseInt(file.slice(0, 8), 16)

/** Where the next record will stand: behind a page's head, when nothing has come yet, which costs a look at the primary. */
async function writtenByItsFiles(primary: Database): Promise<Written> {
  const { cluster, position, file } = await primary
    .selectFrom(systemOf(primary))
    .select(({ fn, cast }) => [
      // A text: a number holds not all of its digits.
      cast<string>('system.system_identifier', 'text').as('cluster'),
      fn<string>('pg_current_wal_insert_lsn', []).as('position'),
      fn<string>('pg_walfile_name', [fn('pg_current_wal_insert_lsn', [])]).as('file'),
    ])
    .executeTakeFirstOrThrow()
  return { cluster, position, timeline: timelineOf(file) }
}

async function writtenWithoutFiles(primary: Database): Promise<Written> {
  const { position, file } = await primary
    .selectNoFrom(({ fn }) => [
      fn<string>('pg_current_wal_insert_lsn', []).as('position'),
      fn<string>('pg_walfile_name', [fn('pg_current_wal_insert_lsn', [])]).as('file'),
    ])
    .executeTakeFirstOrThrow()
  return { cluster: null, position, timeline: timelineOf(file) }
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
 * What a replica receives is shown to those alone who may watch PostgreSQL; its own files tell of a primary that was promoted a
 * checkpoint later.
 */
async function pastByItsFiles(replica: Database): Promise<Past | null> {
  const { cluster, recovers, received, recovered, checked } = await replica
    .selectFrom([
      systemOf(replica),
      receiverOf(replica),
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

/**
 * Its cluster is told to nobody then, its timeline to those alone who may watch PostgreSQL, while it receives. That it receives is
 * told to everybody: a primary that was brought back to an earlier moment, or made anew, gives nothing to one from before.
 */
async function pastWithoutFiles(replica: Database): Promise<Past | null> {
  const { recovers, receives, received } = await replica
    .selectFrom(receiverOf(replica))
    .select(({ fn, eb }) => [
      fn<boolean>('pg_is_in_recovery', []).as('recovers'),
      eb('receiver.pid', 'is not', null).as('receives'),
      'receiver.received_tli as received',
    ])
    .executeTakeFirstOrThrow()
  return recovers && receives ? { cluster: null, timeline: received } : null
}

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '42501'

/**
 * What a server goes on from, by what its own files say. Everybody may ask for that, unless whoever runs it has taken the right from them, as
 * those who sell PostgreSQL do: then it is known by the rest, for good, and its cluster is null.
 */
export function standingOf(db: Database) {
  let mayAsk = true
  async function asked<Answer>(
    byItsFiles: (db: Database) => Promise<Answer>,
    withoutFiles: (db: Database) => Promise<Answer>,
  ): Promise<Answer> {
    if (!mayAsk) return withoutFiles(db)
    try {
      return await byItsFiles(db)
    } catch (error) {
      if (!isForbidden(error)) throw error
      mayAsk = false
      return withoutFiles(db)
    }
  }
  return {
    /** How far a primary has written. */
    written: () => asked(writtenByItsFiles, writtenWithoutFiles),
    /** What a replica goes on from; null for a server that follows nobody, or receives nothing and may not be asked for its files. */
    past: () => asked(pastByItsFiles, pastWithoutFiles),
  }
}
