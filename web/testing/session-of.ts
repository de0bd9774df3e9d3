import type { UserView } from '#application/identity/contract.ts'
import type { AccountSession } from '#application/identity/sessions/account-session.ts'
import { userView } from './accounts.ts'

/** A life that a test leads: signing in and out, coming back, and what was said. */
export function sessionOf(initial: string | null) {
  let user: UserView | null = initial === null ? null : userView({ id: initial })
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  const said: string[] = []
  const become = (next: UserView | null) => {
    user = next
    for (const listener of listeners) listener()
  }
  const session: AccountSession = {
    current: () => user,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const onComingBack = (listener: () => void) => {
    waiting.add(listener)
    return () => waiting.delete(listener)
  }
  return {
    /** What an account's things live with. */
    life: { session, onComingBack },
    say: (text: string) => void said.push(text),
    said,
    signIn: (id: string) => become(userView({ id })),
    signOut: () => become(null),
    comeBack: () => {
      for (const listener of waiting) listener()
    },
  }
}
