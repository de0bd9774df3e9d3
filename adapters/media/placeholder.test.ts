import { expect, it } from 'vitest'
import { placeholderSvg } from './placeholder.ts'

it('fills the ground and lays one field per further colour over it', () => {
  const svg = placeholderSvg('800x600', 'f2ece0-14342f-e3c878')
  expect(svg).toContain('viewBox="0 0 800 600"')
  expect(svg).toContain('<rect width="800" height="600" fill="#f2ece0"/>')
  expect(svg?.match(/<circle/g)).toHaveLength(2)
})

it.each([
  ['800', 'ffffff'],
  ['8x8', 'ffffff'],
  ['9999x9999', 'ffffff'],
  ['800x600', 'red'],
  ['800x600', 'ffffff"/><script>'],
  ['800x600', 'ffffff-'],
])('refuses %s in %s', (size, palette) => {
  expect(placeholderSvg(size, palette)).toBeNull()
})
