import { isScarce } from './scarce-line.ts'

/** Milliseconds for which a pointer or the keyboard rests on a link before it counts as meant. */
const rest = 65

/** Where a click would lead within the shop; null where it opens a window, a file or somebody else's page. */
function linkedFrom(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  url.hash = ''
  const { origin, pathname, search } = window.location
  return url.origin === origin && url.href !== origin + pathname + search ? url : null
}

/**
 * Tells where somebody is about to go: a pointer or the keyboard rests on a link, or it is pressed. Nothing is told
 * where the line is slow or data is to be saved.
 * @returns how to stop listening
 */
export function watchIntent(meant: (url: URL) => void): () => void {
  const listening = new AbortController()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const notice = (event: Event) => {
    const { target, type } = event
    clearTimeout(waiting)
    // A finger that is over something presses it.
    if (type === 'pointerover' && (event as PointerEvent).pointerType === 'touch') return
    const url = linkedFrom(target)
    if (!url || isScarce()) return
    if (type === 'pointerdown') meant(url)
    else waiting = setTimeout(() => meant(url), rest)
  }
  for (const sign of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(sign, notice, { passive: true, signal: listening.signal })
  return () => {
    clearTimeout(waiting)
    listening.abort()
  }
}
