import type { Artist } from '#domain/artists/artist.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { type Colour } from '#domain/catalogue/colour.ts'
import { anArtist } from '#domain/testing/artists.ts'
import { aWork } from '#domain/testing/works.ts'
import type { ArtworkReader } from '../artwork-reader.ts'

/** The first picture of a work. Width and height in pixels. */
export interface GivenPicture {
  readonly artworkId: string
  readonly width: number
  readonly height: number
  readonly colour: Colour | null
  /** What the pictures behind it say; one that says nothing hangs nowhere. */
  readonly behind?: readonly string[]
}

/** Hangs works, and gives a reader of them. */
export type SetUp = (
  artists: readonly Artist[],
  artworks: readonly Artwork[],
  pictures: readonly GivenPicture[],
) => Promise<ArtworkReader>

/** @returns an id that says its number */
export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number, 12, 30, 15, 123))

const artist = (number: number, name: string, approved = true): Artist =>
  anArtist({ id: id(number), name, since: day(1), approved })

export const amina = artist(1, 'Amina Njoroge')
export const elodie = artist(2, 'Élodie Perrin')
export const pending = artist(3, 'Pending Person', false)

const work = (number: number, title: string, more: Partial<Artwork> = {}): Artwork =>
  aWork({
    id: id(number),
    artistId: amina.id,
    title,
    medium: 'Oil on board',
    year: 2025,
    edition: '3 of 12',
    unique: false,
    createdAt: day(number),
    ...more,
  })

export const works = [
  work(10, 'Harbour at Dusk', { price: 640_00, dimensions: { widthCm: 70.5, heightCm: 100, depthCm: null } }),
  work(11, 'Salt Geometry', { price: 45_00, category: 'digital-art', popularity: 3 }),
  work(12, 'Copper Orchard', { price: 99_99, medium: 'Patinated copper', category: 'sculpture' }),
  work(13, "Café de l'Étoile", { price: 500_00, artistId: elodie.id, popularity: 3, stock: 0 }),
  work(14, 'Letter to a Lighthouse', { price: 0, description: 'Painted in the old harbour' }),
  work(15, 'Untold Stories 夜 1964', { price: 1500_00, category: 'abstract' }),
  work(16, 'From the Museum', { price: 0, category: 'other', description: 'Given by Mr Cooper' }),
  work(17, 'Salt Geometry', { price: 500_00, popularity: 1 }),
  work(18, 'Hidden Harbour', { visibility: 'hidden' }),
  work(19, 'Drafted Harbour', { visibility: 'draft' }),
  work(20, 'Pending Harbour', { artistId: pending.id }),
]

export const pictures: readonly GivenPicture[] = [
  { artworkId: id(10), width: 800, height: 600, colour: 'blue', behind: ['', 'A detail'] },
  { artworkId: id(11), width: 600, height: 800, colour: 'green' },
  { artworkId: id(12), width: 1000, height: 953, colour: 'brown' },
  { artworkId: id(13), width: 1000, height: 952, colour: 'blue' },
  { artworkId: id(15), width: 800, height: 600, colour: null },
]
