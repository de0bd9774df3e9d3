/** Calls when the browser has nothing else to do; soon where it does not tell. */
export const whenIdle = (listener: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(listener)
  else setTimeout(listener)
}
