/** Has the browser keep what the shop needs without a network, once nothing else is waiting. */
export function startOfflineWorker(): void {
  // A page that was kept does not know who sits here; the network does.
  if (document.documentElement.hasAttribute('data-kept'))
    window.addEventListener('online', () => window.location.reload())
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : register())
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
