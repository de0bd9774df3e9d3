// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { behindFrame } from './behind-frame.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what waits for the frame begins when all of it is drawn', async () => {
  const drawn: string[] = []
  void behindFrame().then(() => drawn.push('behind'))
  requestAnimationFrame(() => drawn.push('the frame'))
  await vi.advanceTimersByTimeAsync(20)
  expect(drawn).toEqual(['the frame', 'behind'])
})

test('a page that is hidden goes on at once', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await expect(behindFrame()).resolves.toBeUndefined()
})

test('a page whose frames do not come waits for a second, and not for ever', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const gone = vi.fn<() => void>()
  void behindFrame().then(gone)
  await vi.advanceTimersByTimeAsync(999)
  expect(gone).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(gone).toHaveBeenCalledOnce()
})
