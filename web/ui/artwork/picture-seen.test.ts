// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pictureSeen } from './picture-seen.ts'

/** Says what stands on the screen, as a browser does of the largest that it shows. */
let say: (element: Element) => void = () => undefined

class Watching {
  static supportedEntryTypes = ['largest-contentful-paint']
  constructor(heard: (list: { getEntries(): readonly { element: Element }[] }) => void) {
    say = (element) => heard({ getEntries: () => [{ element }] })
  }
  observe() {}
}

const frame = 16

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, frame))
  vi.stubGlobal('PerformanceObserver', Watching)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

it.each([
  ['where something larger is what the browser speaks of', picture()],
  ['where it cannot be shown', picture(() => Promise.reject(new Error('damaged')))],
  ['where there is none', null],
])('is not waited for without end %s', async (_, image) => {
  const isSeen = watch(image)
  await vi.advanceTimersByTimeAsync(2 * frame + 199)
  expect(isSeen()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSeen()).toBe(true)
})

it('is waited for by two frames where no browser says so', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  const isSeen = watch(picture())
  await vi.advanceTimersByTimeAsync(2 * frame - 1)
  expect(isSeen()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSeen()).toBe(true)
})
