// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visibleEventSource } from './visible-event-source.ts'

/** A stream that does what it is told to. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = 1
  readonly path: string

  constructor(path: string) {
    super()
    this.path = path
    FakeSource.all.push(this)
  }

  close(): void {
    this.readyState = FakeSource.CLOSED
  }

  refuse(): void {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
}

const lookedAt = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const openOnes = () => FakeSource.all.filter(({ readyState }) => readyState === 1)
const last = (): FakeSource => {
  const source = FakeSource.all.at(-1)
  if (!source) throw new Error('No stream was opened.')
  return source
}

let close: (() => void) | undefined
beforeEach(() => {
  FakeSource.all = []
  vi.stubGlobal('EventSource', FakeSource)
  vi.useFakeTimers()
})
afterEach(() => {
  close?.()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function given() {
  const received: string[] = []
  const stream = visibleEventSource('/api/events')
  close = stream.close
  for (const type of ['happening', 'missed'])
    stream.addEventListener(type, () => {
      received.push(type)
    })
  return received
}

it('is open while the page is looked at, and says that something was missed when it is open again', () => {
  const received = given()
  expect(openOnes().map(({ path }) => path)).toEqual(['/api/events'])
  last().dispatchEvent(new Event('open'))
  last().dispatchEvent(new Event('happening'))
  lookedAt('hidden')
  expect(openOnes()).toEqual([])
  lookedAt('visible')
  expect(openOnes()).toHaveLength(1)
  last().dispatchEvent(new Event('open'))
  expect(received).toEqual(['happening', 'missed'])
})

it('is asked for again after growing pauses where it was refused', () => {
  given()
  for (const seconds of [5, 10, 20]) {
    last().refuse()
    vi.advanceTimersByTime(seconds * 1_000 - 1)
    expect(openOnes()).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(openOnes()).toHaveLength(1)
  }
})

it('is not opened again once nobody wants it', () => {
  given()
  last().refuse()
  close?.()
  vi.advanceTimersByTime(600_000)
  lookedAt('visible')
  expect(FakeSource.all).toHaveLength(1)
})
