import { formatCount } from '#domain/shared/format-count.ts'

/** '1 artwork', '24 artworks'. */
export const artworksText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'artwork' : 'artworks'}`
