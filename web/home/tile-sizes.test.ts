import { expect, it } from 'vitest'
import { tileSizes } from './tile-sizes.ts'

const image = { imageUrl: '/media/x/800', ground: '#dddddd', alt: '' }

it.each([
  ['a square', 800, 800, '(min-width: 900px) 30vw, 66vw'],
  ['higher than wide', 600, 800, '(min-width: 900px) 30vw, 66vw'],
  ['wider than high', 1400, 700, '(min-width: 900px) 60vw, 132vw'],
])('a picture that is %s is fetched as wide as the tile shows it', (_, width, height, sizes) => {
  expect(tileSizes({ ...image, width, height })).toBe(sizes)
})
