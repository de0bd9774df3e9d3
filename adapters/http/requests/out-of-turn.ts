import { AsyncLocalStorage } from 'node:async_hooks'

const inHand = new AsyncLocalStorage<(error: unknown) => void>()

/** Does something whose errors out of turn, thrown where nobody waits for them, are to end it alone. */
export const endedOutOfTurn = <T>(end: (error: unknown) => void, work: () => Promise<T>): Promise<T> =>
  inHand.run(end, work)

/**
 * Gives errors that nobody has caught to what they belong to: one request ends, not the process.
 * @param orElse what is done about one that belongs to nothing
 */
export function endRequestsOutOfTurn(orElse: (error: unknown) => void): void {
  process.on('uncaughtException', (error) => (inHand.getStore() ?? orElse)(error))
}
