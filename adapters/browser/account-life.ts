import type { AccountSession } from '#application/identity/sessions/account-session.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

/** What an account's things in a browser live with. */
export interface AccountLife {
  readonly session: AccountSession
  /** Tells when somebody comes back, so that what another device has done is seen; returns how to stop listening. */
  readonly onComingBack: (listener: () => void) => () => void
  /** Tells the shopper what went wrong. */
  readonly say: (text: string) => void
}

/** Says why a change did not hold; that a session has ended is told by the session itself. */
export function sayWhy(error: unknown, say: (text: string) => void): void {
  if (isDomainError(error) && error.refusal === 'not-signed-in') return
  if (error instanceof Error) say(error.message)
}

/** Does one thing after the other. */
export function inTurn(): {
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly isIdle: () => boolean
} {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    isIdle: () => waiting === 0,
    run(task) {
      waiting += 1
      const turn = last.then(task).finally(() => {
        waiting -= 1
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
