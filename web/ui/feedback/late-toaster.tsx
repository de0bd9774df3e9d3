import { useEffect, useState } from 'react'
import { onFirstTouch } from '#web/ahead/first-touch.ts'
import { whenToastsWait } from './toast.tsx'
import type { Toaster } from './toaster.tsx'

/** The place where toasts appear, fetched when the page begins to be used or has something to tell. */
export function LateToaster() {
  const [Loaded, setLoaded] = useState<typeof Toaster | null>(null)
  useEffect(() => {
    const load = async () => {
      try {
        const { Toaster: found } = await import('./toaster.tsx')
        setLoaded(() => found)
      } catch {
        // Out of reach just now: the next toast tries again, and all that wait are shown then.
      }
    }
    const want = () => void load()
    const stops = [whenToastsWait(want), onFirstTouch(want)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return Loaded && <Loaded />
}
