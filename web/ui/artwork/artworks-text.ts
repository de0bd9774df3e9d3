/** '1 artwork', '24 artworks'. */
export const artworksText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'artwork' : 'artworks'}`
