import { offlinePage } from '#application/shared/addresses.ts'
import { whenIdle } from '#web/ahead/when-idle.ts'
import { wantedPage } from './wanted-page.ts'

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
    if (!navigator.onLine || isLeft) return
    const { location } = window
    // The page that says 'No network' would say so again.
    if (location.pathname === offlinePage) location.replace(wantedPage(location.search))
    else location.reload()
  }
  window.addEventListener('online', showAnew)
  // It may have come back before anybody listened. Whoever opens the page that says 'No network' stays there.
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
  const registerOnceIdle = () => whenIdle(register)
  if (document.readyState === 'complete') registerOnceIdle()
  else window.addEventListener('load', registerOnceIdle, { once: true })
}
