// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ReportData } from '../report/report-data.ts'
import { newDraft } from './draft/draft.ts'
import { plantedMistakes } from './mistakes/planted-mistakes.ts'
import { type Played, play } from './runner/play.ts'
import { playAll } from './runner/play-all.ts'
import { type Playground, usePlayground } from './use-playground.ts'

// Plays end when a test says so.
vi.mock('./runner/play.ts', () => ({ play: vi.fn<typeof play>() }))
vi.mock('./runner/play-all.ts', () => ({ playAll: vi.fn<typeof playAll>(), playablesIn: () => [] }))

const held: Played = { holds: true, runs: [], fault: '' }
const report = { features: [] } as unknown as ReportData
const mistake = plantedMistakes[0]?.id ?? ''

let ending = Promise.withResolvers<Played>()

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})
beforeEach(() => {
  ending = Promise.withResolvers()
  vi.mocked(play).mockImplementation(() => ending.promise)
  vi.mocked(playAll).mockImplementation(async (_, told) => {
    if (told(new Map([['cart/a/b', held]]))) told(new Map([['cart/a/b', await ending.promise]]))
  })
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '#')
})

const opened = () => renderHook(() => usePlayground(report)).result
const end = () => act(async () => ending.resolve(held))

const otherwise: readonly (readonly [string, (playground: Playground) => void])[] = [
  ['is written', ({ change }) => change(newDraft())],
  ['is put back', ({ reset }) => reset()],
  ['is opened', ({ begin }) => begin(null)],
  ['a link leads to', () => void window.dispatchEvent(new Event('hashchange'))],
]

it.each(otherwise)('tells nothing of a play that ends after something else %s', async (_, meanwhile) => {
  const page = opened()
  act(() => void page.current.run())
  expect(page.current.isPlaying).toBe(true)
  act(() => meanwhile(page.current))
  await end()
  expect(page.current).toMatchObject({ played: null, isPlaying: false })
})

it('tells what came of a play, and plays again at once where a rule is broken', async () => {
  const page = opened()
  act(() => void page.current.run())
  await end()
  expect(page.current.played).toBe(held)
  act(() => page.current.toggle(mistake))
  expect(page.current).toMatchObject({ isPlaying: true, broken: [mistake] })
  await end()
})

it('tells how far a long play is, and ends it when it is to stop', async () => {
  const page = opened()
  act(() => void page.current.run())
  expect(page.current.progress).toBeNull()
  const told = vi.mocked(play).mock.lastCall?.[1] ?? (() => null)
  let goesOn = false
  act(() => {
    goesOn = told({ done: 12, of: 1000 }) === true
  })
  expect(goesOn).toBe(true)
  expect(page.current).toMatchObject({ isPlaying: true, progress: { done: 12, of: 1000 } })
  act(() => page.current.halt())
  expect(page.current).toMatchObject({ isPlaying: false, progress: null })
  expect(told({ done: 13, of: 1000 })).toBe(false)
  await end()
  expect(page.current).toMatchObject({ played: null, isPlaying: false, progress: null })
})

it('says nothing of all that was half played when a rule is broken', async () => {
  const page = opened()
  act(() => void page.current.runAll())
  expect(page.current).toMatchObject({ isPlayingAll: true, all: new Map([['cart/a/b', held]]) })
  act(() => page.current.toggle(mistake))
  await end()
  expect(page.current).toMatchObject({ isPlayingAll: false, all: null })
})

it.each(otherwise)(
  'says nothing of all that was half played when something else %s',
  async (_, meanwhile) => {
    const page = opened()
    act(() => void page.current.runAll())
    act(() => meanwhile(page.current))
    await end()
    expect(page.current).toMatchObject({ isPlayingAll: false, all: null })
  },
)

it.each([
  ['#try=no/such/thing', 'This link leads to a scenario that is none of these.'],
  ['#text=RmVhdHV', 'This link is not whole: what was written in it cannot be read.'],
  ['', ''],
])('says what is wrong with a link such as %s, until something is written', (hash, lost) => {
  history.replaceState(null, '', hash || '#')
  const page = opened()
  expect(page.current.lost).toBe(lost)
  act(() => page.current.change(newDraft()))
  expect(page.current.lost).toBe('')
})
