import { useEffect, useEffectEvent } from 'react'
import { rememberUnsent, unsentOf } from './unsent.ts'

/**
 * Remembers in this tab what somebody is writing, until it is sent or they leave the form: loading the page again loses nothing,
 * nor does a session that runs out.
 * @param written what is not sent yet, as JSON can hold it; null for nothing
 * @param bringBack told once, when the form opens, what was remembered
 */
export function useUnsent<Written>(
  name: string,
  written: Written | null,
  bringBack: (written: Written) => void,
): void {
  const found = useEffectEvent(bringBack)
  useEffect(() => {
    const unsent = unsentOf(name) as Written | null
    if (unsent !== null) found(unsent)
    // Whoever leaves the form gives it up; loading the page again does not come by here.
    return () => rememberUnsent(name, null)
  }, [name])
  // A text stays the same however often the form is drawn.
  const text = JSON.stringify(written)
  useEffect(() => rememberUnsent(name, JSON.parse(text)), [name, text])
}
