import type { UserView } from '#application/identity/contract.ts'
import type { AccountSession } from '#application/identity/sessions/account-session.ts'

/** The session of this page, which whoever signs in or out tells of it. */
export interface PageSession extends AccountSession {
  become(user: UserView | null): void
}

/** Begins with whom the server has rendered the page for. */
export function pageSession(initial: UserView | null): PageSession {
  const listeners = new Set<() => void>()
  let user = initial
  return {
    current: () => user,
    become: (next) => {
      if (next === user) return
      user = next
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
