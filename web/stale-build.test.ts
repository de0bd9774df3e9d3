import { afterEach, expect, it, vi } from 'vitest'
import { reloadForNewBuild } from './stale-build.ts'

const reload = vi.fn<() => void>()
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

it('loads a page anew whose files are gone, once and not for ever', () => {
  const kept = new Map<string, string>()
  const told = new EventTarget()
  vi.stubGlobal('window', {
    location: { reload },
    addEventListener: told.addEventListener.bind(told),
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  reloadForNewBuild()
  told.dispatchEvent(new Event('vite:preloadError'))
  told.dispatchEvent(new Event('vite:preloadError'))
  expect(reload).toHaveBeenCalledTimes(1)
})
