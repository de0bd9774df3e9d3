import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { artwork } from '#web/testing/shop-window.ts'
import type { HungPage } from './hung-pages.ts'
import { useViewAfterReload } from './use-view-after-reload.ts'

const works = (...ids: string[]) => ids.map((id) => artwork({ id, title: id }))
const first: HungPage = { position: { page: 1, cursors: [] }, items: works('a', 'b'), total: 6, next: '2' }
const second: HungPage = {
  position: { page: 2, cursors: ['2'] },
  items: works('c', 'd'),
  total: 6,
  next: '3',
}

/** Where the works hang in the window, by their titles; jsdom lays nothing out. */
const tops = new Map<string, number>()
const scrolled = vi.fn<(to: ScrollToOptions) => void>()

beforeEach(() => {
  Object.assign(window, { scrollBy: scrolled })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return DOMRect.fromRect({ y: tops.get(this.textContent ?? '') ?? 0 })
  })
  // jsdom knows nothing of it.
  Object.assign(window.history, { scrollRestoration: 'auto' })
})
afterEach(() => {
  scrolled.mockClear()
})

function Wall({ pages, step }: { pages: readonly HungPage[]; step: string }) {
  const wall = useRef<HTMLDivElement>(null)
  useViewAfterReload(wall, pages, step)
  return (
    <div ref={wall}>
      {pages.flatMap(({ items }) => items.map(({ id, title }) => <p key={id}>{title}</p>))}
    </div>
  )
}

const hang = (place: Record<string, number>, pages: readonly HungPage[], step = 'step') => {
  tops.clear()
  for (const [title, top] of Object.entries(place)) tops.set(title, top)
  render(<Wall pages={pages} step={step} />)
}
const leave = () => {
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
}
const deep = { a: -900, b: -500, c: -100, d: 300 }

test('the work one looked at hangs where it hung before the reload', () => {
  hang(deep, [first, second])
  leave()
  expect(window.history.scrollRestoration).toBe('manual')
  hang({ c: 80, d: 480 }, [second])
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 180, behavior: 'instant' })
  expect(window.history.scrollRestoration).toBe('auto')
})

test.each([
  ['another step of the history', [second], 'other'],
  ['another page of the list', [first], 'step'],
])('%s begins where it begins', (_, pages, step) => {
  hang(deep, [first, second])
  leave()
  hang({ c: 80, d: 480 }, pages, step)
  expect(scrolled).not.toHaveBeenCalled()
})

test('a single page is left to the browser', () => {
  hang(deep, [first])
  leave()
  expect([window.history.scrollRestoration, sessionStorage.length]).toEqual(['auto', 0])
})

test('a page that comes back as it was left is the browser’s again', () => {
  hang(deep, [first, second])
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('auto')
  cleanup()
})
