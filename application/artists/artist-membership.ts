/** An account's life as an artist, as far as the account itself decides it. */
export interface ArtistMembership {
  /**
   * Begins as pending, unless they are an artist already. Inside a unit of work.
   * @returns the new artist's id; null where they are one already
   */
  apply(userId: string, name: string, at: Date): Promise<string | null>
  rename(userId: string, name: string): Promise<void>
  /** Shows nothing of theirs until it is given back: while the account is suspended, or no artist. */
  withhold(userId: string): Promise<void>
  giveBack(userId: string): Promise<void>
  /** Hides the works and forgets what the artist told about themselves; orders keep what was bought. */
  leave(userId: string): Promise<void>
}

/** The name in place of one who has left. */
export const formerArtist = 'Former artist'
