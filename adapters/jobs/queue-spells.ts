import { isUnavailable } from '#application/shared/unavailable.ts'
import type { RunSql } from './pg-boss-queues.ts'

/** pg-boss tells of a failed statement by a copy of its error, which loses its cause and keeps what is hung onto it by a symbol. */
const told = Symbol('told')

interface Hearing {
  /** The queue did not answer. */
  readonly onError: (error: unknown) => void
  /** It does again. */
  readonly onBack: () => void
}

/**
 * Tells once that the queue does not answer, and once that it does again: every kind of job looks every second, and each
 * look of an outage would be a line.
 */
export function queueSpells(runSql: RunSql, { onError, onBack }: Hearing) {
  let isAway = false
  let failures = 0
  return {
    runSql: (async (text, values) => {
      const before = failures
      try {
        const rows = await runSql(text, values)
        // What was answered just before the end says nothing of now.
        if (isAway && failures === before) {
          isAway = false
          onBack()
        }
        return rows
      } catch (error) {
        // A statement that went wrong by itself says nothing of the next one: pg-boss tells of it.
        if (!isUnavailable(error)) throw error
        failures += 1
        if (!isAway) onError(error)
        isAway = true
        throw Object.assign(error, { [told]: true })
      }
    }) satisfies RunSql,
    /** For what pg-boss tells itself. */
    note: (error: object): void => {
      if (!(told in error)) onError(error)
    },
  }
}
