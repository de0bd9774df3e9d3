import { expect, test } from 'vitest'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import { heroOf, smallShare } from './hero.ts'

const work = (id: string, artist: string, widthCm: number, heightCm: number): ArtworkView => ({
  ...blankDetails,
  id,
  title: id,
  price: 10_000,
  category: 'paintings',
  images: [{ imageUrl: `/media/${id}/800`, width: widthCm * 10, height: heightCm * 10, alt: '' }],
  artist: { id: artist, name: artist },
  dimensions: { widthCm, heightCm, depthCm: null },
  artistReceives: 8_500,
  availability: 'available',
  heldUntil: null,
  createdAt: '2026-01-01T00:00:00Z',
})

test('a tall work hangs beside a smaller one by someone else', () => {
  const { large, small } = heroOf([
    work('wide', 'a', 120, 60),
    work('tall, with nothing small enough', 'd', 45, 76),
    work('tall', 'b', 70, 100),
    work('same hand', 'b', 60, 40),
    work('too large beside it', 'a', 90, 90),
    work('fits', 'c', 60, 60),
  ])
  expect([large?.id, small?.id]).toEqual(['tall', 'fits'])
})

test('the two are drawn to one scale', () => {
  expect(smallShare(work('tall', 'a', 70, 100), work('fits', 'b', 60, 60))).toBe(0.6)
})

test('sculptures and works of unknown size do not hang', () => {
  const sculpture: ArtworkView = { ...work('s', 'a', 40, 80), category: 'sculpture' }
  const unknown: ArtworkView = { ...work('u', 'b', 40, 80), dimensions: null }
  expect(heroOf([sculpture, unknown])).toEqual({ large: null, small: null })
})
