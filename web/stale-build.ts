const key = 'reloaded-for-a-new-build'
/** Milliseconds. */
const patience = 10_000

/**
 * A page that stayed open while a new version was put up asks for files that are gone. It is loaded anew then, once: a
 * file that is still missing afterwards is another matter.
 */
export function reloadForNewBuild(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < patience) return
    sessionStorage.setItem(key, String(Date.now()))
    window.location.reload()
  })
}
