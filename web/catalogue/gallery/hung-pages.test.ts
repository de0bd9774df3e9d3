import { describe, expect, test } from 'vitest'
import { artwork } from '#web/testing/shop-window.ts'
import { firstPage } from '#web/ui/navigation/list-position.ts'
import {
  beginnings,
  type HungPage,
  keepPages,
  pagesOf,
  placeAfter,
  shownSoFar,
  withPage,
} from './hung-pages.ts'

const page = (number: number, count: number, next: string | null): HungPage => ({
  position: number === 1 ? firstPage : { page: number, cursors: [`to ${number}`] },
  items: Array.from({ length: count }, (_, index) => artwork({ id: `${number}-${index}` })),
  total: 60,
  next,
})

describe('the pages on the wall', () => {
  const pages = [page(1, 24, 'to 2'), page(2, 24, 'to 3')]

  test('begin one behind the other', () => {
    expect([beginnings(pages), shownSoFar(pages)]).toEqual([[0, 24], 48])
  })

  test('are followed by the next of the last, until the end', () => {
    expect(placeAfter(pages)).toEqual({ page: 3, cursors: ['to 2', 'to 3'] })
    expect(placeAfter([...pages, page(3, 12, null)])).toBeNull()
    expect(placeAfter([])).toBeNull()
  })

  test('hang without works that have moved from one page to the next', () => {
    const moved = { ...page(3, 2, null), items: [artwork({ id: '2-23' }), artwork({ id: '3-0' })] }
    const hung = withPage(pages, moved)
    expect([beginnings(hung), shownSoFar(hung)]).toEqual([[0, 24, 48], 49])
  })

  test('are kept for the way back, the last dozen of steps', () => {
    for (let step = 1; step <= 13; step++) keepPages(`step ${step}`, pages)
    expect([pagesOf('step 1'), pagesOf('step 2'), pagesOf('step 13')]).toEqual([undefined, pages, pages])
  })
})
