const key = 'loaded-anew'
/** Milliseconds. */
const patience = 10_000

/** Whether an address may be loaded anew now; without a place to note it nobody could tell the second time. */
function isFirstTry(address: string): boolean {
  try {
    const [last, at] = JSON.parse(sessionStorage.getItem(key) ?? '["",0]') as [string, number]
    if (last === address && Date.now() - at < patience) return false
    sessionStorage.setItem(key, JSON.stringify([address, Date.now()]))
    return true
  } catch {
    return false
  }
}

/**
 * Loads the page anew, but never the same address again and again: what a second try does not mend is another matter.
 * @returns whether it is loaded
 */
export function loadAnew(): boolean {
  if (!isFirstTry(window.location.pathname + window.location.search)) return false
  window.location.reload()
  return true
}

/** Whether there is a shop to load anything from just now. */
const isOpen = (): Promise<boolean> =>
  fetch('/health/ready', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A page that stayed open while a new version was put up asks for files that are gone: it is loaded anew then. Where
 * nobody answers, a missing file is proof of nothing, and what is on the screen is better than an error. What nobody has
 * asked for yet, as `isAhead` says, is missed once it is asked for.
 */
export function reloadForNewBuild(isAhead: () => boolean): void {
  window.addEventListener('vite:preloadError', () => {
    if (!isAhead()) void isOpen().then((open) => open && loadAnew())
  })
}
