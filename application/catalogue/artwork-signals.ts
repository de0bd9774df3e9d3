/** What people do with works, day by day: views, favourites and sales, out of which trending is reckoned. */
export interface ArtworkSignals {
  /**
   * Counts a look at a public work, once a day for each visitor; anything else is not counted.
   * @param visitor whatever tells visitors apart; only a fingerprint of it is kept, and that until the day is over
   */
  view(artworkId: string, visitor: string, now: Date): Promise<void>
  /** Brings the order of trending works up to date, and forgets what no longer counts. */
  settle(now: Date): Promise<void>
}
