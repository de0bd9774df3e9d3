import { afterEach, expect, it, vi } from 'vitest'
import { startOfflineWorker } from './offline-worker.ts'

const reload = vi.fn<() => void>()
afterEach(() => reload.mockClear())

/** A page that was kept, and what it hears of the network. */
function keptPage(onLine: boolean, pathname: string): EventTarget {
  const page = new EventTarget()
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => true } })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', async () => ({ ok: true }))
  vi.stubGlobal('window', {
    location: { reload, pathname, href: pathname },
    addEventListener: page.addEventListener.bind(page),
  })
  startOfflineWorker()
  return page
}

it('a kept page shows itself anew once the network is back', () => {
  keptPage(true, '/offline').dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

it('a kept page stays where the network has gone again before it heard of it', () => {
  keptPage(false, '/offline').dispatchEvent(new Event('online'))
  expect(reload).not.toHaveBeenCalled()
})

it('a kept page stays where somebody is on the way to another one', () => {
  const page = keptPage(true, '/offline')
  page.dispatchEvent(new Event('beforeunload'))
  page.dispatchEvent(new Event('online'))
  expect(reload).not.toHaveBeenCalled()
})

it('a kept page that somebody came back to shows itself anew once the network is back', () => {
  const page = keptPage(true, '/offline')
  for (const heard of ['beforeunload', 'pageshow', 'online']) page.dispatchEvent(new Event(heard))
  expect(reload).toHaveBeenCalledOnce()
})

it('a kept page shows itself anew, too, where the network was back before anybody listened', async () => {
  keptPage(true, '/artwork/tide-bowl')
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})
