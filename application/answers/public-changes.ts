/**
 * What an answer was made of, by names: 'work:…' for a work as it is shown, 'set' for which works there are, and so on. It reads
 * the same until one of them is told to have changed.
 */
export interface MadeOf {
  readonly names: ReadonlySet<string>
  /** Lists that end at a place: what moves to this place or above it changes them. By the name of the list's order. */
  readonly ends: ReadonlyMap<string, number>
  /** Until when it is true by the clock: milliseconds since 1970, or infinity. */
  readonly until: number
  /** Whether all that it was made of is known by name. */
  readonly isKnown: boolean
}

/** Knows what answers are made of. */
export interface PublicReads {
  /** Does what answers a request, and says what the answer was made of. */
  watched<Result>(work: () => Promise<Result>): Promise<{ readonly result: Result; readonly madeOf: MadeOf }>
}

/**
 * Names that have changed; 'popular>12' says that something in the order 'popular' came to the place 12. Everything may have,
 * where nobody can say.
 */
export type ChangedNames = readonly string[] | 'everything'

/** What has become true of what public answers are made of, in whatever process or by whatever command it was written. */
export interface PublicChanges {
  /**
   * What has become true since it was asked before: all that was committed before the call, and nothing twice. One call at a
   * time. @throws where the database cannot be asked; the next answer is 'everything' then
   */
  since(): Promise<ChangedNames>
  close(): Promise<void>
}
