/**
 * What a transaction looked for in vain is there once it has its locks, and would be locked in the wrong order now: to be done
 * anew, as one that PostgreSQL gives up. Named as PostgreSQL names a transaction that saw what is true no more.
 */
export class SeenTooEarly extends Error {
  readonly code = '40001'
}

/** Deadlocks and lost races, at a replica with what it follows: the transaction was ended so that another goes on. Nothing of it has happened. */
export const wasGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['40P01', '40001'].includes(String((error as { code?: unknown }).code))

const attempts = 4

/** Does a whole transaction, and does it again where it was given up for another. */
export async function untilNotGivenUp<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await transaction()
    } catch (error) {
      if (attempt === attempts || !wasGivenUp(error)) throw error
    }
}
