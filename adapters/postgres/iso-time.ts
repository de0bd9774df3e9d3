import type { Expression } from 'kysely'
import { utcText } from './time-expressions.ts'

/** A time as the API tells it, for what leaves the database as JSON, which knows no times: ISO 8601, UTC. */
export const isoText = <Time extends Date | null>(time: Expression<Time>) =>
  utcText(time, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
