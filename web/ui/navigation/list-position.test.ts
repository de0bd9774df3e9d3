import { describe, expect, test } from 'vitest'
import { firstPage, nextPosition, positionFrom, previousPosition, withPosition } from './list-position.ts'

const read = (address: string) => positionFrom(new URL(address, 'https://sanaa.test').searchParams)

describe('a position in a list', () => {
  test('goes through an address and comes back the same', () => {
    const third = { page: 3, cursors: ['newest~1~a', 'newest~2~b'] }
    const address = withPosition('/art-gallery', new URLSearchParams({ q: 'moon' }), third)
    expect(address).toMatch(/^\/art-gallery\?q=moon&page=3&/)
    expect(read(address)).toEqual(third)
  })

  test('is the first page without a cursor, whatever the page says', () => {
    expect(read('/art-gallery?page=7')).toEqual(firstPage)
    expect(withPosition('/art-gallery', new URLSearchParams(), firstPage)).toBe('/art-gallery')
  })

  test.each(['-1', '1', '1.5', 'x', ''])('counts its own cursors where the page is %j', (page) => {
    expect(read(`/artists?page=${page}&cursor=a&cursor=b`).page).toBe(3)
  })

  test('walks forwards and back the same way', () => {
    const second = nextPosition(firstPage, 'a')
    const third = second && nextPosition(second, 'b')
    expect(third).toEqual({ page: 3, cursors: ['a', 'b'] })
    expect(third && previousPosition(third)).toEqual(second)
    expect(second && previousPosition(second)).toEqual(firstPage)
  })

  test('ends at both ends', () => {
    expect(nextPosition(firstPage, null)).toBeNull()
    expect(previousPosition(firstPage)).toBeNull()
  })

  test('keeps an address short: far in, the way back leads to the beginning in the end', () => {
    let here = firstPage
    for (let page = 2; page <= 60; page++) here = nextPosition(here, String(page)) ?? here
    expect(here.page).toBe(60)
    expect(here.cursors).toHaveLength(30)
    for (let back = previousPosition(here); back; back = previousPosition(here)) here = back
    expect(here).toEqual(firstPage)
  })
})
