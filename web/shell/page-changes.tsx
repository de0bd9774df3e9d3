import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Location,
  NavigationType,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
} from 'react-router-dom'
import { useChanging } from '#web/navigation/use-changing.ts'
import { keepForOffline } from '#web/offline/seen-works.ts'
import { currentMeta } from '#web/page-of.ts'
import { spoken } from '#web/theme/text.css.ts'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { useSlow } from '#web/ui/feedback/use-slow.ts'
import { keepPlace, returnToPlace } from './kept-places.ts'
import { leadsToDoor } from './navigation.ts'
import * as css from './page-changes.css.ts'
import type { samePage } from './same-page.ts'
import { scrollToTop } from './scrolling.ts'
import { tellAbout } from './tell-about.ts'
import { passBy } from './trail.ts'

/**
 * What a change of page means beyond the screen: the tab's title, the top of the page, the keyboard's focus, and a
 * word for those who listen. */
export function PageChanges() {
  const location = useLocation()
  const matches = useMatches()
  const [announced, setAnnounced] = useState('')
  const shown = useRef(location)
  const way = useNavigationType()
  const isLed = useLed(location.pathname)
  const isReturned = useKeptPlace(location.key, way === NavigationType.Pop)

  useEffect(() => {
    const meta = currentMeta(matches, location)
    const was = shown.current
    shown.current = location
    if (meta) tellAbout(meta)
    if (meta?.kind === 'product') keepForOffline(location.pathname)
    passBy(location.pathname)
    if (location.pathname !== was.pathname && !(way === NavigationType.Replace && isSamePage(location))) {
      if (!isReturned.current) scrollToTop({ isLed: isLed.current })
      document.getElementById('main')?.focus({ preventScroll: true })
      setAnnounced(document.title)
    } else if (
      new URLSearchParams(was.search).get('page') !== new URLSearchParams(location.search).get('page')
    ) {
      if (!isReturned.current) scrollToTop()
      setAnnounced(document.title)
    }
  }, [location, way, matches, isReturned, isLed])

  return (
    <>
      <div role="status">
        <LoadingBar />
      </div>
      <div className={spoken} role="status">
        {announced}
      </div>
    </>
  )
}

const isSamePage = ({ state }: Location<typeof samePage | null>): boolean => state?.isSamePage === true

/**
 * Keeps how far down this step of the history is read. Back and forward lead there again, before anything is painted;
 * every other way begins at the top.
 */
function useKeptPlace(step: string, isWayBack: boolean) {
  const isReturned = useRef(false)
  useLayoutEffect(() => {
    isReturned.current = isWayBack && returnToPlace(step)
    const keep = () => keepPlace(step)
    // Whoever has read on before the scripts came had nobody who noted it.
    if (isWayBack && !isReturned.current) keep()
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [step, isWayBack])
  return isReturned
}

/** Whether something grows into this page, which leads the eye to its top. */
function useLed(path: string) {
  const isGrowing = useChanging(path)
  const isLed = useRef(false)
  useLayoutEffect(() => {
    isLed.current = isGrowing
  }, [isGrowing])
  return isLed
}

function LoadingBar() {
  const { state, location } = useNavigation()
  const isAtDoor = useSlow(location !== undefined && leadsToDoor(location.pathname))
  if (isAtDoor) return <LoadingOverlay text="Loading the page" />
  return state === 'idle' ? null : (
    <div className={css.bar} role="progressbar" aria-label="Loading the page" />
  )
}
