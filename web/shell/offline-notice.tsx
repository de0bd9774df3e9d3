import { useSyncExternalStore } from 'react'
import * as css from './offline-notice.css.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says so while there is no network: what is on the screen stays, new pages have to wait. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className={css.notice}>
          You are offline. Your cart is kept; new pages will come when the network is back.
        </p>
      )}
    </div>
  )
}
