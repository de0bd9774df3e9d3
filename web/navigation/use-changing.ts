import { use } from 'react'
import { UNSAFE_ViewTransitionContext as ViewTransitions } from 'react-router-dom'

/** Whether one page changes into another before people's eyes, and the one at this path is either of them. */
export function useChanging(path: string): boolean {
  const change = use(ViewTransitions)
  return (
    change.isTransitioning && [change.currentLocation.pathname, change.nextLocation.pathname].includes(path)
  )
}
