/** A file that somebody sends: a browser's own File is one. Its type is only what the sender says. */
export interface SentFile {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  stream(): AsyncIterable<Uint8Array>
}
