// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIntent } from './intent.ts'

const page = `
  <a id="work" href="/artwork/7#more"><b>Weir</b></a>
  <a id="other" href="/artwork/8">Dam</a>
  <a id="here" href="/">Home</a>
  <a id="window" href="/artwork/9" target="_blank">Print</a>
  <a id="file" href="/receipt.pdf" download>Receipt</a>
  <a id="elsewhere" href="https://example.test/">Elsewhere</a>
  <p>Text</p>`

const meant: string[] = []
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = page
  meant.length = 0
  stop = watchIntent(({ pathname }) => meant.push(pathname))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sign = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test.each(['pointerover', 'focusin'])('a link on which %s rests is meant', (type) => {
  sign(type, '#work b')
  expect(meant).toEqual([])
  vi.advanceTimersByTime(65)
  expect(meant).toEqual(['/artwork/7'])
})

test('a finger that comes over a link is not waited for: it presses it, or moves on', () => {
  const over = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' })
  document.querySelector('#work')?.dispatchEvent(over)
  vi.advanceTimersByTime(400)
  expect(meant).toEqual([])
})

test('a link that is passed by is not meant', () => {
  sign('pointerover', '#work')
  vi.advanceTimersByTime(40)
  sign('pointerover', 'p')
  vi.advanceTimersByTime(400)
  expect(meant).toEqual([])
})

test('a pressed link is meant at once', () => {
  sign('pointerdown', '#other')
  expect(meant).toEqual(['/artwork/8'])
})

test.each(['#here', '#window', '#file', '#elsewhere'])('%s leads to no other page of the shop', (link) => {
  sign('pointerdown', link)
  expect(meant).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'on a line with %o nothing is fetched for nothing',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    sign('pointerdown', '#work')
    expect(meant).toEqual([])
  },
)

test('a usual line is no reason to wait', () => {
  vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '4g' } })
  sign('pointerdown', '#work')
  expect(meant).toEqual(['/artwork/7'])
})
