const key = 'loaded-anew'
/** Milliseconds. */
const patience = 10_000

/**
 * Loads the page anew, but never the same address again and again: what a second try does not mend is another matter.
 * @returns whether it is loaded
 */
export function loadAnew(): boolean {
  const address = window.location.pathname + window.location.search
  const [last, at] = JSON.parse(sessionStorage.getItem(key) ?? '["",0]') as [string, number]
  if (last === address && Date.now() - at < patience) return false
  sessionStorage.setItem(key, JSON.stringify([address, Date.now()]))
  window.location.reload()
  return true
}

/** A page that stayed open while a new version was put up asks for files that are gone: it is loaded anew then. */
export function reloadForNewBuild(): void {
  window.addEventListener('vite:preloadError', () => {
    // Where there is no network, no file is proof of anything.
    if (navigator.onLine) loadAnew()
  })
}
