/** Ids that a visitor keeps in the browser: favourite works, artists followed. */
export interface KeptIds {
  /** What is kept: the same array until something changes. */
  read(): readonly string[]
  write(ids: readonly string[]): void
  /** Tells of every change, also of those made in another tab; returns how to stop listening. */
  onChange(listener: () => void): () => void
}
