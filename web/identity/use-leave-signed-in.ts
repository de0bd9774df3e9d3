import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { returnPath } from './addresses.ts'
import { useAccount } from './session-context.tsx'

/** Nobody has to sign in twice: whoever is signed in goes on to where they wanted to be. */
export function useLeaveSignedIn(): void {
  const navigate = useNavigate()
  const account = useAccount()
  const goal = returnPath(useLocation())
  const isSignedIn = account !== null
  useEffect(() => {
    // In the front desk's place: going back must not lead to a form that is done with.
    if (isSignedIn) void navigate(goal, { replace: true })
  }, [isSignedIn, goal, navigate])
}
