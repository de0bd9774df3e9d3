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

test.each([
  ['that is hidden goes on at once', true, 0],
  ['whose frames do not come does not wait for ever', false, 1_000],
])('a page %s', async (_, hidden, milliseconds) => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  const waited = behindFrame()
  await vi.advanceTimersByTimeAsync(milliseconds)
  await expect(waited).resolves.toBeUndefined()
})
