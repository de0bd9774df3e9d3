import type { SessionEvent, SessionNews } from '#application/identity/sessions/session-news.ts'
import { tabChannel } from './tab-channel.ts'

/** The news of all tabs, and a way for this tab's own calls to tell that their session has ended. */
export interface TabSessionNews extends SessionNews {
  ended(): void
}

/** Carries the news over a channel that all tabs of this browser share. */
export function tabSessionNews(): TabSessionNews {
  const channel = tabChannel('session')
  const listeners = new Set<(event: SessionEvent) => void>()
  const pass = (event: SessionEvent) => {
    for (const listener of listeners) listener(event)
  }
  channel.onNews((news) => {
    if (news === 'signed in' || news === 'signed out') pass(news)
  })
  return {
    tell: channel.tell,
    onNews: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ended: () => pass('ended'),
  }
}
