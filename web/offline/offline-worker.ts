import { offlinePage } from '#application/shared/addresses.ts'

/** A work's page that was kept does not know who sits here; the network does. */
function showAnewOnceOnline(): void {
  let isLeft = false
  // Whoever has pressed a link is on the way: showing this page anew would keep them where they were.
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  window.addEventListener('pageshow', () => {
    isLeft = false
  })
  // A network that comes and goes may have gone again before this is heard.
  const showAnew = () => {
    if (navigator.onLine && !isLeft) window.location.reload()
  }
  window.addEventListener('online', showAnew)
  // It may have come back before anybody listened. The page that says 'No network' is the same from there.
  if (navigator.onLine && window.location.pathname !== offlinePage)
    void fetch(window.location.href, { method: 'HEAD' }).then(
      ({ ok }) => ok && showAnew(),
      () => undefined,
    )
}

/** Has the browser keep what the shop needs without a network, once nothing else is waiting. */
export function startOfflineWorker(): void {
  if (document.documentElement.hasAttribute('data-kept')) showAnewOnceOnline()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : register())
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
