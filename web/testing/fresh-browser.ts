import { afterEach, vi } from 'vitest'

/**
 * Each test leaves clock, globals and, where there is one, the browser as it found them: the files that a process reads
 * share one window.
 */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const changed of [document.documentElement, document.body])
    for (const name of changed.getAttributeNames()) changed.removeAttribute(name)
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/')
})
