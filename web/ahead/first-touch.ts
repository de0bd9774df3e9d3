import { behindFrame } from './behind-frame.ts'

/** By what somebody begins to use a page: a finger that only rests on it may be about to scroll. */
const signs = ['click', 'keydown', 'focusin'] as const

/**
 * Calls once somebody begins to use the page, behind the frame that shows them what they did.
 * @returns how to stop
 */
export function onFirstTouch(listener: () => void): () => void {
  const waiting = new AbortController()
  const begin = () => {
    waiting.abort()
    void behindFrame().then(listener)
  }
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
