import type { SessionEvent, SessionNews } from '#application/identity/sessions/session-news.ts'
import { brand } from '#domain/shared/brand.ts'

/** The news of all tabs, and a way for this tab's own calls to tell that their session has ended. */
export interface TabSessionNews extends SessionNews {
  ended(): void
}

/** Carries the news over a channel that all tabs of this browser share. */
export function tabSessionNews(): TabSessionNews {
  const channel = new BroadcastChannel(`${brand.slug}.session`)
  const listeners = new Set<(event: SessionEvent) => void>()
  const pass = (event: SessionEvent) => {
    for (const listener of listeners) listener(event)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed in' || data === 'signed out') pass(data)
  })
  return {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel has no other origin to tell
    tell: (event) => channel.postMessage(event),
    onNews: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ended: () => pass('ended'),
  }
}
