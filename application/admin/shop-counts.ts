/** How many there are of something that stands in some way. */
export interface ShopCount {
  readonly what: 'jobs' | 'mails' | 'orders' | 'payments'
  /** The queue of jobs, the way to pay; empty where there is no such kind. */
  readonly kind: string
  readonly state: string
  /** Where there are more than are counted, as many as are counted. */
  readonly count: number
}

/** Counts what whoever runs the shop watches; costs the same however large the shop is. */
export interface ShopCountsReader {
  counts(): Promise<readonly ShopCount[]>
}
