/** 'ended': the server knows nobody any more, although this tab thought so. */
export type SessionEvent = 'signed in' | 'signed out' | 'ended'

/** What the tabs of one browser tell each other of signing in and out; never who it is. */
export interface SessionNews {
  tell(event: 'signed in' | 'signed out'): void
  /** Tells of other tabs' news and of a session that the server has ended; returns how to stop listening. */
  onNews(listener: (event: SessionEvent) => void): () => void
}
