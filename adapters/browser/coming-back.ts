/** Tells when somebody comes back to this page, or their network does; returns how to stop listening. */
export function onComingBack(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('focus', listener)
  window.addEventListener('online', listener)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('focus', listener)
    window.removeEventListener('online', listener)
  }
}
