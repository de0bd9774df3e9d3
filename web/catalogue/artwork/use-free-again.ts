import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Milliseconds between looks at a work whose time is over: what nobody has paid for is given back within a minute. */
const pause = 30_000

/** Loads the page again once a work may be free, and while it is still kept for somebody. */
export function useFreeAgain(heldUntil: string | null): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (heldUntil === null || state !== 'idle') return
    const wait = Math.max(0, Date.parse(heldUntil) - Date.now()) + pause
    const timer = setTimeout(() => void revalidate(), wait)
    return () => clearTimeout(timer)
  }, [heldUntil, state, revalidate])
}
