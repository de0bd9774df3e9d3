/** What a document tells of itself beside its words. */
export interface PaperFacts {
  readonly title: string
  readonly subject: string
  /** When what it says became true, not when it was printed: the same document has the same bytes. */
  readonly created: Date
  readonly changed: Date
  /** At the foot of every sheet. */
  readonly foot: string
  /** What it tells of: all names and titles in it can be printed. */
  readonly view: unknown
  /** Where it goes, if that is known: the same Chinese signs are written otherwise in Japan and in Korea. */
  readonly country?: string
}
