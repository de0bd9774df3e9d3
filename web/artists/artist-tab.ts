const tabs = ['artworks', 'about', 'exhibitions'] as const
export type ArtistTab = (typeof tabs)[number]

/** Which of an artist's tabs an address opens: their works, unless it names another. */
export const tabIn = (query: URLSearchParams): ArtistTab =>
  tabs.find((tab) => tab === query.get('tab')) ?? 'artworks'
