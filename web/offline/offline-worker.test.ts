import { afterEach, expect, it, vi } from 'vitest'
import { startOfflineWorker } from './offline-worker.ts'

const reload = vi.fn<() => void>()
const replace = vi.fn<(to: string) => void>()
afterEach(() => vi.clearAllMocks())

/** A page that was kept, and what it hears of the network. */
function keptPage(onLine: boolean, pathname: string, search = ''): EventTarget {
  const page = new EventTarget()
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => true } })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', async () => ({ ok: true }))
  vi.stubGlobal('window', {
    location: { reload, replace, pathname, search, href: pathname },
    addEventListener: page.addEventListener.bind(page),
  })
  startOfflineWorker()
  return page
}

it('a kept page shows itself anew once the network is back', () => {
  const page = keptPage(false, '/artwork/tide-bowl')
  vi.stubGlobal('navigator', { onLine: true })
  page.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

it('whoever is told that there is no network comes to what they wanted once it is back', () => {
  const search = '?to=%2Forders%2F4829-1736%3Fkey%3Dsecret'
  keptPage(true, '/offline', search).dispatchEvent(new Event('online'))
  expect(replace).toHaveBeenCalledExactlyOnceWith('/orders/4829-1736?key=secret')
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/..//elsewhere.example',
  'https://elsewhere.example/',
])('leads nobody out of the shop by %j', (to) => {
  keptPage(true, '/offline', `?to=${encodeURIComponent(to)}`).dispatchEvent(new Event('online'))
  expect(replace).toHaveBeenCalledExactlyOnceWith('/')
})

it('a kept page stays where the network has gone again before it heard of it', () => {
  keptPage(false, '/offline').dispatchEvent(new Event('online'))
  expect(replace).not.toHaveBeenCalled()
})

it('a kept page stays where somebody is on the way to another one', () => {
  const page = keptPage(true, '/offline')
  page.dispatchEvent(new Event('beforeunload'))
  page.dispatchEvent(new Event('online'))
  expect(replace).not.toHaveBeenCalled()
})

it('a kept page that somebody came back to goes on once the network is back', () => {
  const page = keptPage(true, '/offline')
  for (const heard of ['beforeunload', 'pageshow', 'online']) page.dispatchEvent(new Event(heard))
  expect(replace).toHaveBeenCalledOnce()
})

it('a kept page shows itself anew, too, where the network was back before anybody listened', async () => {
  keptPage(true, '/artwork/tide-bowl')
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})
