// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { onFirstTouch } from './first-touch.ts'

const touch = (sign: string) => window.dispatchEvent(new Event(sign))

it('what a first touch brings begins behind the frame that the touch asks for, and once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  try {
    const told = vi.fn<() => void>()
    onFirstTouch(told)
    touch('click')
    touch('focusin')
    let isPainted = false
    requestAnimationFrame(() => {
      isPainted = true
      expect(told).not.toHaveBeenCalled()
    })
    await vi.runAllTimersAsync()
    touch('keydown')
    await vi.runAllTimersAsync()
    expect(isPainted).toBe(true)
    expect(told).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

it('a finger that scrolls has not begun to use the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  try {
    const told = vi.fn<() => void>()
    const stop = onFirstTouch(told)
    touch('pointerdown')
    await vi.runAllTimersAsync()
    expect(told).not.toHaveBeenCalled()
    stop()
  } finally {
    vi.useRealTimers()
  }
})

it('whoever has stopped listening is told of no touch', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  try {
    const told = vi.fn<() => void>()
    onFirstTouch(told)()
    touch('keydown')
    await vi.runAllTimersAsync()
    expect(told).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
