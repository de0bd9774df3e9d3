import { type Expression, expressionBuilder, sql } from 'kysely'
import type { Tables } from './schemas.ts'

const eb = expressionBuilder<Tables>()

/** A time as text in UTC. @param pattern in the signs of `to_char` */
export const utcText = <Time extends Date | null>(time: Expression<Time>, pattern: string) =>
  eb.fn<Time extends Date ? string : null>('to_char', [
    eb.fn('timezone', [sql.lit('utc'), time]),
    sql.lit(pattern),
  ])

/** A time as whole milliseconds since 1970. */
export const epochMilliseconds = (time: Expression<unknown>) =>
  eb.fn<number>('round', [eb(eb.fn<number>('date_part', [sql.lit('epoch'), time]), '*', eb.lit(1000))])

/** The time that lies so many milliseconds after 1970. */
export const timeAt = (milliseconds: Expression<unknown>) =>
  eb.fn<Date>('to_timestamp', [eb(eb.cast<number>(milliseconds, 'float8'), '/', eb.lit(1000))])
