import { expect, test } from 'vitest'
import { activeIndex, standsAlone } from './navigation.ts'

test.each([
  ['/', 0],
  ['/art-gallery', 1],
  ['/artwork/7', 1],
  ['/artists', 2],
  ['/artists/details', 2],
  ['/about-sanaa', 3],
  ['/cart', -1],
  ['/artisans', -1],
])('%s belongs to section %i', (path, index) => {
  expect(activeIndex(path)).toBe(index)
})

test.each(['/auth', '/register', '/dashboard', '/dashboard/admin', '/dashboard/artworks'])(
  '%s stands alone',
  (path) => {
    expect(standsAlone(path)).toBe(true)
  },
)

test.each(['/', '/login', '/authors', '/artists', '/cart'])('%s has header and footer', (path) => {
  expect(standsAlone(path)).toBe(false)
})
