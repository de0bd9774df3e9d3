import { brand } from '#domain/shared/brand.ts'

/** What the tabs of one browser tell each other of changes; never which. */
export interface TabChanges {
  /** Tells the other tabs that this one has changed something. */
  tell(): void
  /** Tells of other tabs' changes; returns how to stop listening. */
  onNews(listener: () => void): () => void
}

/** Carries the news over a channel that all tabs of this browser share. */
export function tabChanges(): TabChanges {
  const channel = new BroadcastChannel(`${brand.slug}.changes`)
  return {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel has no other origin to tell
    tell: () => channel.postMessage('changed'),
    onNews(listener) {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
