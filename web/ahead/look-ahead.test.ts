// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNavigation } from '#web/navigation/navigation.ts'
import { memorySteps } from '#web/testing/memory-steps.ts'
import { lookAhead } from './look-ahead.ts'
import type { PagesAhead } from './pages-ahead.ts'

const brought: string[] = []
const fetched: string[] = []
let stop: () => void
const ahead: PagesAhead = {
  fetch: async ({ pathname }) => void fetched.push(pathname),
  bring: async (path) => void brought.push(path),
  isFetching: () => false,
  forget: () => undefined,
}

/** Somebody on a page whose browser has nothing else to do. */
function lookingAround(path: string): void {
  window.history.replaceState(null, '', path)
  stop = lookAhead(ahead, createNavigation({ routes: [], steps: memorySteps(path) }))
}

beforeEach(() => {
  brought.length = 0
  fetched.length = 0
  document.body.innerHTML = '<a href="/art-gallery?category=paintings">Gallery</a>'
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test.each(['/art-gallery?sort=popular', '/artists/details?artist=7'])(
  'before the wall of %s the screen of a work comes without being asked for',
  (path) => {
    lookingAround(path)
    expect(brought).toEqual(['/artwork/any'])
  },
)

test('it comes with the wall that somebody means to go to, and not before', () => {
  lookingAround('/')
  expect(brought).toEqual([])
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(fetched).toEqual(['/art-gallery'])
  expect(brought).toEqual(['/artwork/any'])
})

test('on a line where data is to be saved nothing comes for nothing', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  lookingAround('/art-gallery')
  expect(brought).toEqual([])
})

test('a browser that does not tell when it is idle brings the screen with the click', () => {
  vi.unstubAllGlobals()
  lookingAround('/art-gallery')
  expect(brought).toEqual([])
})
