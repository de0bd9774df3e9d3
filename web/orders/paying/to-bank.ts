import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What goes along from the checkout to the page of its order: that the buyer goes on to the bank. */
export interface ToBank {
  readonly toBank: true
}

const isOnTheWay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toBank' in state && state.toBank === true

/** Whether somebody is on the way to the bank. They are so once: a reload, or the way back from there, leads nowhere by itself. */
export function useOnTheWayToBank(): boolean {
  const { state, pathname, search } = useLocation() as { state: unknown; pathname: string; search: string }
  const navigate = useNavigate()
  const [was] = useState(isOnTheWay(state))
  useEffect(() => {
    if (isOnTheWay(state)) void navigate(`${pathname}${search}`, { replace: true, state: null })
  }, [state, pathname, search, navigate])
  return was
}
