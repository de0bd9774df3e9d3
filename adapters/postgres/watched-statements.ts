import type { Pool, PoolClient } from 'pg'

/** A statement that was asked, without its values: those may be somebody's. */
export interface AskedStatement {
  readonly statement: string
  /** That it took. */
  readonly milliseconds: number
  /** Why it failed, where it did. */
  readonly error?: unknown
}

export type OnStatement = (asked: AskedStatement) => void

/** As long as a line of a log can be read. */
const longest = 400

/** The mapper writes values into what it asks, and passes none: addresses, digests of sessions, hashes of passwords. */
const writtenValues = /\bE'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*'|(?<![\w$.])\d+(?:\.\d+)?\b/gi

const textOf = (asked: unknown): string => {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
  // Only then cut: half a value is no value any more that could be told from words.
  return String(text).replaceAll(writtenValues, '?').replaceAll(/\s+/g, ' ').trim().slice(0, longest)
}

function watch(client: PoolClient, onStatement: OnStatement): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const asking = (...given: unknown[]): unknown => {
    const begun = performance.now()
    const answer = query(...given)
    const tell = (failure: Pick<AskedStatement, 'error'>): void =>
      onStatement({
        // Of nearly all it is not asked.
        get statement() {
          return textOf(given[0])
        },
        milliseconds: performance.now() - begun,
        ...failure,
      })
    // Whoever gives a callback, or reads row by row, is not waited for here.
    if (answer instanceof Promise)
      answer.then(
        () => tell({}),
        (error: unknown) => tell({ error }),
      )
    return answer
  }
  Object.assign(client, { query: asking })
}

/** Tells of every statement of a pool, whoever asks it, once it is answered. */
export function watchStatements(pool: Pool, onStatement: OnStatement): void {
  pool.on('connect', (client) => watch(client, onStatement))
}

/** Hears of those alone that take long. @param from milliseconds */
export const slowOnes =
  (from: number, onSlow: (slow: Pick<AskedStatement, 'statement' | 'milliseconds'>) => void): OnStatement =>
  (asked) => {
    const milliseconds = Math.round(asked.milliseconds)
    if (asked.milliseconds >= from) onSlow({ statement: asked.statement, milliseconds })
  }
