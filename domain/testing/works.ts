import { type Artwork, newArtwork } from '#domain/catalogue/artwork.ts'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'

/** A painting on show, of which there is one piece at $100.00, but for what a test says. */
export const aWork = (work: Partial<Artwork> = {}): Artwork =>
  newArtwork({
    ...blankDetails,
    id: 'harbour',
    artistId: 'amina',
    title: 'Harbour at Dusk',
    category: 'paintings',
    price: 100_00,
    stock: 1,
    createdAt: new Date('2026-01-01T10:00:00Z'),
    ...work,
  })
