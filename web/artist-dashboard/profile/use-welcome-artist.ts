import { useCallback } from 'react'
import { useSession } from '#web/identity/session/use-session.ts'
import { useServices } from '#web/services.ts'

/** Looks again who is signed in: somebody's role has just changed. */
export function useWelcomeArtist(): () => Promise<void> {
  const { accounts } = useServices()
  const { welcome } = useSession()
  return useCallback(async () => welcome(await accounts.profile()), [accounts, welcome])
}
