import type { Pool, PoolClient } from 'pg'

/** A statement that took its time, without its values: those may be somebody's. */
export interface SlowStatement {
  readonly statement: string
  readonly milliseconds: number
}

export interface SlowStatements {
  /** Milliseconds from which on a statement is slow. */
  readonly from: number
  readonly onSlow: (slow: SlowStatement) => void
}

/** As long as a line of a log can be read. */
const longest = 400

const textOf = (asked: unknown): string => {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
  return String(text).replaceAll(/\s+/g, ' ').slice(0, longest)
}

function timed(client: PoolClient, { from, onSlow }: SlowStatements): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const asking = (...given: unknown[]): unknown => {
    const begun = performance.now()
    const answer = query(...given)
    const tell = (): void => {
      const milliseconds = Math.round(performance.now() - begun)
      if (milliseconds >= from) onSlow({ statement: textOf(given[0]), milliseconds })
    }
    // Whoever gives a callback, or reads row by row, is not waited for here.
    if (answer instanceof Promise) answer.then(tell, tell)
    return answer
  }
  Object.assign(client, { query: asking })
}

/** Tells of every statement of a pool that takes long, whoever asks it. */
export function noteSlowStatements(pool: Pool, slow: SlowStatements): void {
  pool.on('connect', (client) => timed(client, slow))
}
