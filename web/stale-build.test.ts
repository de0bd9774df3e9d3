import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAnew, reloadForNewBuild } from './stale-build.ts'

const reload = vi.fn<() => void>()
const location = { reload, pathname: '/art-gallery', search: '' }
let page: EventTarget
const ask = vi.fn<() => Promise<{ readonly ok: boolean }>>()

beforeEach(() => {
  const kept = new Map<string, string>()
  page = new EventTarget()
  vi.stubGlobal('window', { location, addEventListener: page.addEventListener.bind(page) })
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  reload.mockClear()
  ask.mockReset()
  location.search = ''
})

/** Misses files so many times, and waits until whatever follows from that has happened. */
async function missFiles(times: number): Promise<void> {
  for (let missed = 0; missed < times; missed++) page.dispatchEvent(new Event('vite:preloadError'))
  await new Promise((done) => setTimeout(done))
}

it('loads a page anew whose files are gone, once and not for ever', async () => {
  ask.mockResolvedValue({ ok: true })
  reloadForNewBuild(() => false)
  await missFiles(2)
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the shop is away', () => Promise.resolve({ ok: false })],
])('leaves a page alone whose files cannot be fetched because %s', async (_, answer) => {
  ask.mockImplementation(answer)
  reloadForNewBuild(() => false)
  await missFiles(1)
  expect(ask).toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('leaves a page alone where what is missing was only fetched ahead', async () => {
  ask.mockResolvedValue({ ok: true })
  reloadForNewBuild(() => true)
  await missFiles(1)
  expect(reload).not.toHaveBeenCalled()
})

it('loads another page anew at once', () => {
  expect(loadAnew()).toBe(true)
  location.search = '?q=boats'
  expect([loadAnew(), loadAnew()]).toEqual([true, false])
})

it('loads nothing anew where the browser keeps nothing, and nobody could tell the second time', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden })
  expect(loadAnew()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
