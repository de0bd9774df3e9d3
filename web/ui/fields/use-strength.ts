import { useDeferredValue, useEffect, useState } from 'react'
import type { Strength } from './strength.ts'

/** How strong a password is; null while that is not known. The meter is fetched when there is something to measure. */
export function useStrength(password: string, known: readonly string[]): Strength | null {
  const [found, setFound] = useState<{ readonly password: string; readonly strength: Strength } | null>(null)
  const measured = useDeferredValue(password)
  const words = known.join('\n')
  useEffect(() => {
    if (measured === '') return
    let isOutdated = false
    import('./strength.ts').then(
      ({ strengthOf }) =>
        isOutdated || setFound({ password: measured, strength: strengthOf(measured, words.split('\n')) }),
      // Without the meter there is no hint; the password is as good.
      () => {},
    )
    return () => {
      isOutdated = true
    }
  }, [measured, words])
  return found && password !== '' ? found.strength : null
}
