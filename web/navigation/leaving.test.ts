// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { memorySteps } from '#web/testing/memory-steps.ts'
import { knownRoutes } from './known-routes.ts'
import { createNavigation } from './navigation.ts'

/** A page with something unsaved, two steps into the history. */
async function unsaved() {
  const steps = memorySteps('/')
  const navigation = createNavigation({
    routes: knownRoutes([{ path: '/' }, { path: '/wall' }, { path: '/form' }]),
    steps,
  })
  await navigation.navigate('/wall')
  await navigation.navigate('/form')
  const asks = vi.fn<() => boolean>(() => true)
  navigation.getBlocker('form', asks)
  return {
    navigation,
    asks,
    blocker: () => navigation.state.blockers.get('form'),
    at: () => [navigation.state.location.pathname, steps.here().pathname],
  }
}

test('whoever has something unsaved stays, until they are let go', async () => {
  const { navigation, blocker, at } = await unsaved()
  await navigation.navigate('/wall')
  expect(at()).toEqual(['/form', '/form'])
  expect(blocker()).toMatchObject({ state: 'blocked', location: { pathname: '/wall' } })
  blocker()?.proceed?.()
  await expect.poll(() => at()).toEqual(['/wall', '/wall'])
  expect(blocker()?.state).toBe('unblocked')
})

test('a step back, too, is taken only by whoever may leave', async () => {
  const { navigation, blocker, at } = await unsaved()
  await navigation.navigate(-2)
  expect(at()).toEqual(['/form', '/form'])
  blocker()?.proceed?.()
  await expect.poll(() => at()).toEqual(['/', '/'])
})

test('who wants to stay after all stays, and is asked the next time', async () => {
  const { navigation, blocker, asks, at } = await unsaved()
  await navigation.navigate(-1)
  blocker()?.reset?.()
  expect(blocker()?.state).toBe('unblocked')
  await navigation.navigate('/wall')
  expect(asks).toHaveBeenCalledTimes(2)
  expect(at()).toEqual(['/form', '/form'])
})

test('nobody is kept by a page that is gone', async () => {
  const { navigation, at } = await unsaved()
  navigation.deleteBlocker('form')
  await navigation.navigate('/wall')
  expect(at()).toEqual(['/wall', '/wall'])
})
