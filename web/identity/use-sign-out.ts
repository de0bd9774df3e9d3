import { useCallback } from 'react'
import { toast } from '#web/ui/toast.tsx'
import { refusal } from './refusal.ts'
import { useSession } from './session-context.tsx'

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
