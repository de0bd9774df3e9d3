import { describe, expect, test } from 'vitest'
import {
  furtherFilters,
  galleryAddressFrom,
  galleryHref,
  galleryRequest,
  unreadable,
} from './gallery-address.ts'

const read = (query: string) => galleryAddressFrom(new URLSearchParams(query))

describe('the gallery in an address', () => {
  test('everything goes through it and comes back the same', () => {
    const view = read(
      'q=moon&category=sculpture&price=100-500&medium=Oil&width=80&height=120&orientation=square&colour=blue&sort=popular&page=2&cursor=x',
    )
    expect(read(galleryHref(view).split('?')[1] ?? '')).toEqual(view)
  })

  test('what goes without saying is left out', () => {
    expect(galleryHref(read('q=&category=&price=&sort=newest&page=1'))).toBe('/art-gallery')
  })

  test('a search by newest first says so, for its own order is the best match', () => {
    expect(galleryHref(read('q=moon&sort=newest'))).toBe('/art-gallery?q=moon&sort=newest')
    expect(galleryRequest(read('q=moon')).sort).toBeUndefined()
  })

  test.each([
    ['digital', 'digital-art'],
    ['painting', 'paintings'],
    ['abstract', 'abstract'],
  ])('%s is understood as %s', (slug, category) => {
    expect(read(`category=${slug}`).category).toBe(category)
  })

  test('what names nothing is as good as absent', () => {
    expect(
      read(
        'category=furniture&price=cheap&sort=random&page=-3&width=wide&height=-3&orientation=round&colour=gold',
      ),
    ).toEqual(read(''))
  })

  test.each([
    ['category=furniture', 'The gallery knows no category “furniture”; it is left out here.'],
    ['q=moon&price=cheap', 'The gallery knows no price “cheap”; it is left out here.'],
    ['sort=random', 'The gallery knows no sort “random”; it is left out here.'],
    ['width=80&height=-3', 'The gallery knows no height “-3”; it is left out here.'],
    ['orientation=round', 'The gallery knows no orientation “round”; it is left out here.'],
    ['colour=gold&category=abstract', 'The gallery knows no colour “gold”; it is left out here.'],
  ])('%s cannot be read', (query, text) => {
    expect(unreadable(new URLSearchParams(query))).toBe(text)
  })

  test.each([
    '',
    'category=digital&price=under-100&sort=newest&width=80.4',
    'category=&price=&sort=&width=',
    'utm_source=letter&q=moon&page=7',
  ])('%s can be read', (query) => {
    expect(unreadable(new URLSearchParams(query))).toBeNull()
  })

  test('what nobody can type is left out', () => {
    expect(read('q=%00')).toEqual(read(''))
    expect(read('q=mo%00on&medium=%00').q).toBe('moon')
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200)
  })

  test('a wall’s size and what a work looks like are asked for', () => {
    expect(
      galleryRequest(read('width=80.4&height=120&colour=blue&orientation=portrait&medium=Ink')),
    ).toMatchObject({
      maxWidth: 80,
      maxHeight: 120,
      colour: 'blue',
      orientation: 'portrait',
      medium: 'Ink',
    })
  })

  test.each([
    ['', 0],
    ['category=abstract', 0],
    ['width=80&height=90', 1],
    ['colour=red&medium=Ink', 2],
  ])('%j narrows by %d further filters', (query, count) => {
    expect(furtherFilters(read(query))).toBe(count)
  })

  test('a price range asks for its bounds in dollars', () => {
    expect(galleryRequest(read('price=100-500'))).toMatchObject({ priceMin: 10_000, priceMax: 50_000 })
    expect(galleryRequest(read('price=over-1000')).priceMax).toBeUndefined()
  })
})
