// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { behindFrame } from './behind-frame.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what waits for the frame begins when all of it is drawn', async () => {
  const drawn: string[] = []
  void behindFrame().then(() => drawn.push('behind'))
  requestAnimationFrame(() => drawn.push('the frame'))
  await vi.advanceTimersByTimeAsync(20)
  expect(drawn).toEqual(['the frame', 'behind'])
})

test('a hidden tab, which paints nothing, does not wait for ever', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const waited = behindFrame()
  await vi.advanceTimersByTimeAsync(100)
  await expect(waited).resolves.toBeUndefined()
})
