/** Where an artist's works have been on show. */
export interface Exhibition {
  readonly title: string
  readonly venue: string
  readonly year: number
}

/** Exhibitions as an artist's page lists them: the latest first, those of one year as the artist put them. */
export const latestFirst = (exhibitions: readonly Exhibition[]): readonly Exhibition[] =>
  exhibitions.toSorted((one, other) => other.year - one.year)
