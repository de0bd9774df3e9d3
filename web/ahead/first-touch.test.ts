// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFirstTouch } from './first-touch.ts'

const touch = (sign: string) => window.dispatchEvent(new Event(sign))
const told = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  told.mockClear()
  stop = onFirstTouch(told)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('what a first touch brings begins behind the frame that the touch asks for, and once', async () => {
  touch('click')
  touch('focusin')
  const toldInFrame = vi.fn<(times: number) => void>()
  requestAnimationFrame(() => toldInFrame(told.mock.calls.length))
  await vi.runAllTimersAsync()
  touch('keydown')
  await vi.runAllTimersAsync()
  expect(toldInFrame.mock.calls).toEqual([[0]])
  expect(told).toHaveBeenCalledOnce()
})

it('a finger that scrolls has not begun to use the page', async () => {
  touch('pointerdown')
  await vi.runAllTimersAsync()
  expect(told).not.toHaveBeenCalled()
})

it('whoever has stopped listening is told of no touch', async () => {
  stop()
  touch('keydown')
  await vi.runAllTimersAsync()
  expect(told).not.toHaveBeenCalled()
})
