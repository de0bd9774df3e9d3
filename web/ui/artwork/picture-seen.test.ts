// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pictureSeen } from './picture-seen.ts'

/** Says what stands on the screen now, as a browser does to whoever watches elements and what was shown before. */
let say: (element: Element) => void = () => undefined

type Heard = (list: { getEntries(): readonly { element: Element }[] }) => void

class Watching {
  static supportedEntryTypes = ['element']
  private readonly heard: Heard
  constructor(heard: Heard) {
    this.heard = heard
  }
  observe({ type, buffered }: PerformanceObserverInit) {
    if (type === 'element' && buffered) say = (element) => this.heard({ getEntries: () => [{ element }] })
  }
}

const frame = 16

beforeEach(() => {
  say = () => undefined
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, frame))
  vi.stubGlobal('PerformanceObserver', Watching)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const picture = (decode = () => Promise.resolve()) => Object.assign(document.createElement('img'), { decode })

/** Looks whether a picture is seen. */
function watch(image: HTMLImageElement | null): () => boolean {
  let isSeen = false
  void pictureSeen(image).then(() => {
    isSeen = true
  })
  return () => isSeen
}

it('is seen when the browser says that it stands on the screen, however long after it was drawn', async () => {
  const image = picture()
  const isSeen = watch(image)
  await vi.advanceTimersByTimeAsync(150)
  say(document.body)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSeen()).toBe(false)
  say(image)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSeen()).toBe(true)
})

it('is not waited for without end where the browser says nothing of it', async () => {
  const isSeen = watch(picture())
  await vi.advanceTimersByTimeAsync(2 * frame + 199)
  expect(isSeen()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSeen()).toBe(true)
})

const sayNothing: readonly string[] = []

it.each([
  ['no browser says so', picture(), sayNothing],
  ['it cannot be shown', picture(() => Promise.reject(new Error('damaged'))), Watching.supportedEntryTypes],
  ['there is none', null, Watching.supportedEntryTypes],
])('is waited for by two frames where %s', async (_, image, supportedEntryTypes) => {
  vi.stubGlobal('PerformanceObserver', Object.assign(class extends Watching {}, { supportedEntryTypes }))
  const isSeen = watch(image)
  await vi.advanceTimersByTimeAsync(2 * frame - 1)
  expect(isSeen()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSeen()).toBe(true)
})
