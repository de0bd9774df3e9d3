import { currentRequestId } from '#adapters/http/request-id.ts'
import { repeatedly } from '#adapters/jobs/repeating.ts'
import { isLack } from '#adapters/postgres/database-away.ts'
import type { OnStatement } from '#adapters/postgres/watched-statements.ts'

/** Milliseconds between two looks at whether it is over: a full disk is noticed by those alone who write, now and then. */
const usualPause = 60_000

interface Hearing {
  /** Rejects while PostgreSQL cannot work. */
  readonly isWell: () => Promise<void>
  readonly onBegin: (error: Error) => void
  readonly onEnd: () => void
  readonly pause?: number
}

/**
 * Tells once that PostgreSQL has begun to lack something, as whoever asked is told to try again, and nobody else would hear of
 * it; and once that it is over: it is well, and no statement has failed for a whole pause.
 */
export function lackSpells({ isWell, onBegin, onEnd, pause = usualPause }: Hearing) {
  let stopLooking: (() => Promise<void>) | undefined
  let isNoted = false
  let told: string | undefined

  async function look(): Promise<void> {
    try {
      await isWell()
      if (isNoted) return
    } finally {
      isNoted = false
    }
    // Not waited for: this is the turn that it would wait for.
    void stopLooking?.()
    stopLooking = undefined
    onEnd()
  }

  const note: OnStatement = ({ error }) => {
    if (!(error instanceof Error && isLack(error))) return
    isNoted = true
    if (stopLooking) return
    told = currentRequestId()
    onBegin(error)
    stopLooking = repeatedly(look, pause, () => undefined)
  }
  return {
    note,
    /** Whether it was a statement of this request with which a spell began: all is told of it that can be. */
    hasToldOf: (requestId: string): boolean => requestId === told,
    close: async () => stopLooking?.(),
  }
}
