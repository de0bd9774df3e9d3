import { afterEach, vi } from 'vitest'

/** Each test leaves clock, globals and, where there is one, the browser's stores as it found them. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
