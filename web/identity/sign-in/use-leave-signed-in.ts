import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { becomeArtistPage, homePage } from '#application/shared/addresses.ts'
import { registrationRoleFrom } from '#domain/identity/roles.ts'
import { returnPath } from '#web/identity/addresses.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { dashboardOf } from './dashboard-of.ts'

/**
 * Nobody has to sign in twice: whoever is signed in goes on to where they wanted to be. Who comes with an account and
 * wants to sell goes on to their dashboard, or to where one becomes an artist.
 */
export function useLeaveSignedIn(): void {
  const navigate = useNavigate()
  const account = useAccount()
  const location = useLocation()
  const [cameSignedIn] = useState(account !== null)
  const wantsToSell = registrationRoleFrom(new URLSearchParams(location.search).get('role')) === 'artist'
  const back = returnPath(location)
  const goal =
    account && cameSignedIn && wantsToSell && back === homePage
      ? (dashboardOf(account) ?? becomeArtistPage)
      : back
  const isSignedIn = account !== null
  useEffect(() => {
    // In the form's place: going back must not lead to a form that is done with.
    if (isSignedIn) void navigate(goal, { replace: true })
  }, [isSignedIn, goal, navigate])
}
