import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { UserView } from '#application/identity/contract.ts'
import { useServices } from '#web/services.ts'
import { type SessionKeeper, type SessionState, sessionKeeper } from './session-keeper.ts'

const SessionContext = createContext<SessionKeeper | null>(null)

/** Keeps one session for all screens inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { accounts, session, sessionNews } = useServices()
  const [keeper] = useState(() => sessionKeeper({ accounts, session, sessionNews }))
  useEffect(() => keeper.start(), [keeper])
  return <SessionContext value={keeper}>{children}</SessionContext>
}

function useKeeper(): SessionKeeper {
  const keeper = use(SessionContext)
  if (!keeper) throw new Error('The session was asked for outside of its SessionProvider')
  return keeper
}

/** Who is signed in, how far signing in has come, and what can be asked of the session. */
export function useSession(): SessionState & Omit<SessionKeeper, 'read' | 'onChange' | 'start'> {
  const keeper = useKeeper()
  const state = useSyncExternalStore(keeper.onChange, keeper.read, keeper.read)
  return useMemo(() => ({ ...keeper, ...state }), [keeper, state])
}

/** Who is signed in; null for a visitor. */
export const useAccount = (): UserView | null => useSession().account
