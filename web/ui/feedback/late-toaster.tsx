import { useEffect, useState } from 'react'
import { whenToastsWait } from './toast.tsx'
import type { Toaster } from './toaster.tsx'

/** By what somebody begins to use a page. */
const signs = ['pointerdown', 'keydown', 'focusin'] as const

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
    const stop = whenToastsWait(want)
    for (const sign of signs) window.addEventListener(sign, want, { once: true, passive: true })
    return () => {
      stop()
      for (const sign of signs) window.removeEventListener(sign, want)
    }
  }, [])
  return Loaded && <Loaded />
}
