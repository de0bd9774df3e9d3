import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAnew, reloadForNewBuild } from './stale-build.ts'

const reload = vi.fn<() => void>()
const location = { reload, pathname: '/art-gallery', search: '' }
const told = new EventTarget()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', { location, addEventListener: told.addEventListener.bind(told) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
  location.search = ''
})

it('loads a page anew whose files are gone, once and not for ever', () => {
  vi.stubGlobal('navigator', { onLine: true })
  reloadForNewBuild()
  told.dispatchEvent(new Event('vite:preloadError'))
  told.dispatchEvent(new Event('vite:preloadError'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves a page alone whose files cannot be fetched because there is no network', () => {
  vi.stubGlobal('navigator', { onLine: false })
  reloadForNewBuild()
  told.dispatchEvent(new Event('vite:preloadError'))
  expect(reload).not.toHaveBeenCalled()
})

it('loads another page anew at once', () => {
  expect(loadAnew()).toBe(true)
  location.search = '?q=boats'
  expect([loadAnew(), loadAnew()]).toEqual([true, false])
})
