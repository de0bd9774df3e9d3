import { useCallback } from 'react'
import { refusal } from '#web/identity/refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useSession } from './use-session.ts'

/** Signs out; says so, or why it could not be done. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession()
  return useCallback(async () => {
    try {
      await signOut()
      toast.success('You are signed out.')
    } catch (error) {
      toast.error(refusal(error, 'You could not be signed out. Please try again.').text)
    }
  }, [signOut])
}
