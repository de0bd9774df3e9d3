import { useMemo, useSyncExternalStore } from 'react'
import type { UserView } from '#application/identity/contract.ts'
import { useServices } from '#web/services.ts'
import type { PageSession } from './page-session.ts'
import type { SessionState } from './session-actor.ts'

/** Who is signed in, how far signing in has come, and what can be asked of the session. */
export function useSession(): SessionState & PageSession {
  const { session } = useServices()
  const state = useSyncExternalStore(session.onChange, session.view, session.view)
  return useMemo(() => ({ ...session, ...state }), [session, state])
}

/** Who is signed in; null for a visitor. */
export function useAccount(): UserView | null {
  const { session } = useServices()
  return useSyncExternalStore(session.onChange, session.current, session.current)
}
