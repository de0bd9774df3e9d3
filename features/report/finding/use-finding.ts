import { useEffect, useMemo, useState } from 'react'
import type { ReportData } from '../report-data.ts'
import { find, known } from './find.ts'
import { addressOf, everything, type Wanted, wantedIn } from './wanted.ts'

/** What a link leads to; nothing where that cannot be read. */
function targetIn(hash: string): string {
  if (wantedIn(hash) !== null) return ''
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** What is looked for, and found; both stand in the address, as does what a link leads to. */
export function useFinding({ features }: ReportData) {
  const all = useMemo(() => known(features), [features])
  const [wanted, setWanted] = useState<Wanted>(() => wantedIn(location.hash) ?? everything)
  const [target, setTarget] = useState(() => targetIn(location.hash))
  // At once: whoever presses Enter after the last letter means what that letter leaves.
  const found = useMemo(() => find(all, wanted), [all, wanted])

  useEffect(() => {
    const follow = () => {
      // What a link leads to may be hidden by what was looked for.
      setWanted(wantedIn(location.hash) ?? everything)
      setTarget(targetIn(location.hash))
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const want = (change: Partial<Wanted>): void => {
    const next = { ...wanted, ...change }
    history.replaceState(null, '', addressOf(next) || location.href.split('#')[0])
    setTarget('')
    setWanted(next)
  }
  return { wanted, want, found, target }
}
