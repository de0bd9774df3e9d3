import { repeatedly } from '#adapters/jobs/repeating.ts'
import type { OnStatement } from '#adapters/postgres/watched-statements.ts'

/** Milliseconds between two looks at whether it is over. */
const usualPause = 5_000

/**
 * Nothing left to work with (53…), files that are gone or cannot be read (58…), also those of an extension, which is "not
 * supported" then (0A000). Whoever asked is told to try again, and nobody else would hear of it.
 */
const codes = /^(53|58)\w{3}$|^0A000$/

const isLack = (error: unknown): error is Error =>
  error instanceof Error && codes.test(String((error as { code?: unknown }).code))

interface Hearing {
  /** Rejects while PostgreSQL cannot work. */
  readonly isWell: () => Promise<void>
  readonly onBegin: (error: Error) => void
  readonly onEnd: () => void
  readonly pause?: number
}

/** Tells once that PostgreSQL has begun to lack something, and once that it is over, however many statements failed meanwhile. */
export function lackSpells({ isWell, onBegin, onEnd, pause = usualPause }: Hearing) {
  let stopLooking: (() => Promise<void>) | undefined
  let isNoted = false

  async function look(): Promise<void> {
    isNoted = false
    await isWell()
    if (isNoted) return
    // Not waited for: this is the turn that it would wait for.
    void stopLooking?.()
    stopLooking = undefined
    onEnd()
  }

  const note: OnStatement = ({ error }) => {
    if (!isLack(error)) return
    isNoted = true
    if (stopLooking) return
    onBegin(error)
    stopLooking = repeatedly(look, pause, () => undefined)
  }
  return { note, close: async () => stopLooking?.() }
}
