// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knownRoutes } from '#web/navigation/known-routes.ts'
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
function lookingAround(path: string) {
  const navigation = createNavigation({
    routes: knownRoutes([{ path: '*', id: 'page' }]),
    steps: memorySteps(path),
    loaded: { loaderData: {} },
  })
  stop = lookAhead(ahead, navigation)
  return navigation
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

test('it comes once, with the first wall that somebody goes to', async () => {
  const navigation = lookingAround('/')
  expect(brought).toEqual([])
  await navigation.navigate('/art-gallery')
  expect(brought).toEqual(['/artwork/any'])
  await navigation.navigate('/art-gallery?page=2')
  expect(brought).toEqual(['/artwork/any'])
})

test('the page of a link that is pressed is fetched', () => {
  lookingAround('/')
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect([fetched, brought]).toEqual([['/art-gallery'], []])
})

test.each([{ onLine: true, connection: { saveData: true } }, { onLine: false }])(
  'on a line like %o nothing comes for nothing, and all the same with the next wall that is better reached',
  async (line) => {
    vi.stubGlobal('navigator', line)
    const navigation = lookingAround('/art-gallery')
    expect(brought).toEqual([])
    vi.stubGlobal('navigator', { onLine: true })
    await navigation.navigate('/art-gallery?page=2')
    expect(brought).toEqual(['/artwork/any'])
  },
)

test('a browser that does not tell when it is idle is not waited for', async () => {
  vi.unstubAllGlobals()
  lookingAround('/art-gallery')
  await expect.poll(() => brought).toEqual(['/artwork/any'])
})
