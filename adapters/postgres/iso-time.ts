import { type Expression, type RawBuilder, sql } from 'kysely'

/** A time as the API tells it, for what leaves the database as JSON, which knows no times: ISO 8601, UTC. */
export const isoText = <Time extends Date | null>(
  time: Expression<Time>,
): RawBuilder<Time extends Date ? string : null> =>
  sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
