import { useEffect, useState } from 'react'

/** True once something has been going on for `ms` milliseconds; quick things never show. */
export function useSlow(isGoingOn: boolean, ms = 200): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setSlow(true), ms)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isGoingOn, ms])
  return isGoingOn && isSlow
}
