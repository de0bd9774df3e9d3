import { type Expression, type RawBuilder, sql } from 'kysely'

/** SQL for a time as the API tells it: ISO 8601, UTC. */
export const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The same in a typed query: for what leaves the database as JSON, which knows no times. */
export const isoText = <Time extends Date | null>(
  time: Expression<Time>,
): RawBuilder<Time extends Date ? string : null> =>
  sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
