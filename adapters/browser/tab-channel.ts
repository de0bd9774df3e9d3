import { brand } from '#domain/shared/brand.ts'

/** What all tabs of this browser hear of each other under one name; no tab hears itself. */
export function tabChannel(name: string) {
  const channel = new BroadcastChannel(`${brand.slug}.${name}`)
  return {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel has no other origin to tell
    tell: (news: string): void => channel.postMessage(news),
    /** Tells of the other tabs' news, whichever version of the shop sent them; returns how to stop listening. */
    onNews(listener: (news: unknown) => void): () => void {
      const heard = ({ data }: MessageEvent<unknown>) => listener(data)
      channel.addEventListener('message', heard)
      return () => channel.removeEventListener('message', heard)
    },
  }
}
