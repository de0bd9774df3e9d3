/** A page that was kept does not know who sits here; the network does. */
function showAnewOnceOnline(): void {
  const showAnew = () => window.location.reload()
  window.addEventListener('online', showAnew)
  // It may have come back before anybody listened. A shop that does not answer is not asked again and again.
  if (navigator.onLine)
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
