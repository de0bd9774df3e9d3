/** A page of a list: `limit` 1 to 100, 24 unless told; `cursor` is the `next` of the page before. */
export interface PageRequest {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /**
   * How many items the whole list has. Lists that are kept counted tell it exactly; others are counted up to
   * `countLimit`, which then means 'this many or more'.
   */
  readonly total: number
  /** The cursor of the next page; null at the end. */
  readonly next: string | null
}

export const defaultLimit = 24
export const maximalLimit = 100

/** Counting stops here, so that no request grows with the catalogue. */
export const countLimit = 10_000

/** What waits for somebody is told as a number up to here: whoever has more needs none. */
export const mostCounted = 100
