// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { localKeptIds } from './local-kept-ids.ts'

beforeEach(() => localStorage.clear())

test('what is kept is there again on the next visit', () => {
  localKeptIds('favourites').write(['a', 'b'])
  expect(localKeptIds('favourites').read()).toEqual(['a', 'b'])
})

test('reading gives the same array until something changes', () => {
  const kept = localKeptIds('favourites')
  kept.write(['a'])
  expect(kept.read()).toBe(kept.read())
})

test.each(['{', '"a"', '[1]', '{"a":1}'])('what is unreadable (%s) counts as nothing', (text) => {
  localStorage.setItem('favourites', text)
  expect(localKeptIds('favourites').read()).toEqual([])
})

test('listeners hear of changes in this tab and in others, until they stop listening', () => {
  const kept = localKeptIds('favourites')
  const listener = vi.fn<() => void>()
  const stop = kept.onChange(listener)
  kept.write(['a'])
  window.dispatchEvent(new StorageEvent('storage', { key: 'favourites', newValue: '["a","b"]' }))
  expect(listener).toHaveBeenCalledTimes(2)
  expect(kept.read()).toEqual(['a', 'b'])
  stop()
  kept.write([])
  expect(listener).toHaveBeenCalledTimes(2)
})

test('without storage the choice holds for this page', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden')
  })
  const kept = localKeptIds('favourites')
  kept.write(['a'])
  expect(kept.read()).toEqual(['a'])
  setItem.mockRestore()
})
