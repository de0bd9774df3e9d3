import type { ListedArtist } from '#application/artists/contract.ts'

/** How wide each of them is shown at most, for the `sizes` attribute. */
export const shownSizes = '240px'

/** The works that stand before an artist's face in a list: those with a picture, three at most. */
export const shownWorks = ({ artworks = [] }: ListedArtist): NonNullable<ListedArtist['artworks']> =>
  artworks.filter(({ images }) => images.length > 0).slice(0, 3)
