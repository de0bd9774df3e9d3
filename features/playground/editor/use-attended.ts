import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether somebody is at it. Where a press takes the keyboard elsewhere, it is left with the end of the press: what folded away
 * before would move what is pressed from under the pointer, and the press would be lost.
 */
export function useAttended<Of extends HTMLElement>(): readonly [RefObject<Of | null>, boolean] {
  const its = useRef<Of>(null)
  const [isAttended, setAttended] = useState(false)
  useEffect(() => {
    const all = new AbortController()
    let isDown = false
    // A click comes right after its pointer is up, and a focus elsewhere right after it is lost here.
    const lookSoon = () =>
      void setTimeout(() => {
        if (!isDown) setAttended(its.current?.matches(':focus-within') ?? false)
      })
    const hear = (kinds: readonly string[], target: EventTarget | null, heard: () => void) => {
      for (const kind of kinds) target?.addEventListener(kind, heard, { capture: true, signal: all.signal })
    }
    hear(['pointerdown'], window, () => {
      isDown = true
    })
    hear(['pointerup', 'pointercancel'], window, () => {
      isDown = false
      lookSoon()
    })
    hear(['focusin'], its.current, () => setAttended(true))
    hear(['focusout'], its.current, lookSoon)
    return () => all.abort()
  }, [])
  return [its, isAttended]
}
