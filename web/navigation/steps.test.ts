// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { browserSteps } from './steps.ts'

const place = (pathname: string, key: string) => ({
  pathname,
  search: '?a=1',
  hash: '#b',
  state: { of: key },
  key,
})

beforeEach(() => {
  window.history.pushState(null, '', '/begin')
})

test('a page is found again in the history with what went along', async () => {
  const steps = browserSteps()
  expect(steps.here()).toMatchObject({ pathname: '/begin', state: null, key: 'default' })
  const heard = vi.fn<(taken: number | null) => void>()
  steps.listen(heard)
  steps.push(place('/one', 'k1'))
  steps.push(place('/two', 'k2'))
  steps.replace(place('/three', 'k3'))
  expect(steps.here()).toEqual(place('/three', 'k3'))
  steps.go(-1)
  await expect.poll(() => heard).toHaveBeenLastCalledWith(-1)
  expect(steps.here()).toEqual(place('/one', 'k1'))
  steps.go(1)
  await expect.poll(() => heard).toHaveBeenLastCalledWith(1)
})

test('a step that somebody else wrote has no number', async () => {
  const steps = browserSteps()
  const heard = vi.fn<(taken: number | null) => void>()
  steps.listen(heard)
  window.location.hash = '#elsewhere'
  await expect.poll(() => heard).toHaveBeenCalledWith(null)
})

test('where a browser takes no more steps the page is gone to all the same', () => {
  const steps = browserSteps()
  const refused = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError')
  })
  // jsdom goes to another place on the same page alone.
  const { pathname } = window.location
  steps.push({ pathname, search: '', hash: '#there', state: null, key: 'k' })
  expect(refused).toHaveBeenCalledOnce()
  expect(window.location.hash).toBe('#there')
})
