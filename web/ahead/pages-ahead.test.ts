// @vitest-environment jsdom
import type { RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { knownRoutes } from '#web/navigation/known-routes.ts'
import { createNavigation } from '#web/navigation/navigation.ts'
import { memorySteps } from '#web/testing/memory-steps.ts'
import { pagesAhead } from './pages-ahead.ts'

const { origin } = window.location

/** A shop of three pages under a frame that never loads anew, with somebody on its first one. */
async function shop(answer: (path: string) => Promise<unknown> = async (path) => path) {
  const loaded: string[] = []
  const brought = vi.fn<() => Promise<null>>(async () => null)
  const loader = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    loaded.push(pathname + search)
    return answer(pathname + search)
  }
  const routes: RouteObject[] = [
    {
      id: 'frame',
      path: '/',
      loader: () => void loaded.push('frame'),
      shouldRevalidate: () => false,
      children: [
        { index: true, loader },
        { id: 'wall', path: 'wall', loader, lazy: { Component: brought } },
        { id: 'till', path: 'till', loader },
      ],
    },
  ]
  let time = 0
  const ahead = pagesAhead(
    routes,
    (path) => path !== '/till',
    () => time,
  )
  const router = createNavigation({ routes: knownRoutes(routes), steps: memorySteps('/') })
  await expect.poll(() => router.state.initialized).toBe(true)
  loaded.length = 0
  return {
    loaded,
    brought,
    router,
    ahead,
    mean: (path: string) => ahead.fetch(new URL(path, origin), router.state.matches),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('whoever goes where they meant to gets what was fetched, and nothing is asked for twice', async () => {
  const { mean, router, loaded, brought } = await shop()
  await mean('/wall?page=2')
  expect(brought).toHaveBeenCalled()
  await router.navigate('/wall?page=2')
  expect(router.state.loaderData).toMatchObject({ wall: '/wall?page=2' })
  expect(loaded).toEqual(['/wall?page=2'])
})

test('what is still on its way at the click is waited for', async () => {
  const answers: ((found: string) => void)[] = []
  const { mean, router, loaded } = await shop((path) =>
    path === '/' ? Promise.resolve(path) : new Promise((resolve) => answers.push(resolve)),
  )
  void mean('/wall')
  const arrived = router.navigate('/wall')
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  answers[0]?.('in time')
  await arrived
  expect(router.state.loaderData).toMatchObject({ wall: 'in time' })
  expect(loaded).toEqual(['/wall'])
})

test('an answer is given once: who comes again asks again', async () => {
  const { mean, router, loaded } = await shop()
  await mean('/wall')
  await router.navigate('/wall')
  await router.navigate('/')
  await router.navigate('/wall')
  expect(loaded).toEqual(['/wall', '/', '/wall'])
})

test('what is meant twice is fetched once, until it is too old', async () => {
  const { mean, router, loaded, pass } = await shop()
  await mean('/wall')
  await mean('/wall')
  expect(loaded).toEqual(['/wall'])
  pass(10_000)
  await router.navigate('/wall')
  expect(loaded).toEqual(['/wall', '/wall'])
})

test('nothing is given that was fetched before this browser changed something', async () => {
  const { mean, router, loaded, ahead } = await shop()
  await mean('/wall')
  ahead.forget()
  await router.navigate('/wall')
  expect(loaded).toEqual(['/wall', '/wall'])
})

test('what has failed is asked for again at the click', async () => {
  let isAway = true
  const { mean, router, loaded } = await shop(async (path) => {
    if (isAway && path !== '/') throw new Error('away')
    return path
  })
  await mean('/wall')
  isAway = false
  await router.navigate('/wall')
  expect(router.state.errors).toBeNull()
  expect(loaded).toEqual(['/wall', '/wall'])
})

test('what is not the same for everybody is not fetched ahead', async () => {
  const { mean, loaded } = await shop()
  await mean('/till')
  expect(loaded).toEqual([])
})

test('no more than two pages are on their way at once', async () => {
  const { mean, loaded } = await shop((path) =>
    path === '/' ? Promise.resolve(path) : new Promise(() => undefined),
  )
  for (const number of [1, 2, 3]) void mean(`/wall?page=${number}`)
  await expect.poll(() => loaded).toEqual(['/wall?page=1', '/wall?page=2'])
})

test('a screen that is missing is missed at the click', async () => {
  const { mean, router, brought, ahead } = await shop()
  brought.mockRejectedValueOnce(new TypeError('gone'))
  const meant = mean('/wall')
  expect(ahead.isFetching()).toBe(true)
  await meant
  expect(ahead.isFetching()).toBe(false)
  await router.navigate('/wall')
  expect(router.state.errors).toBeNull()
  expect(brought).toHaveBeenCalledTimes(2)
})

test('the screen of a page can come alone, takes no place of a page, and is missed by nobody where it does not', async () => {
  const { ahead, mean, loaded, brought } = await shop((path) =>
    path === '/' ? Promise.resolve(path) : new Promise(() => undefined),
  )
  brought.mockRejectedValueOnce(new TypeError('gone'))
  const bringing = ahead.bring('/wall')
  expect([ahead.isFetching(), loaded]).toEqual([true, []])
  await bringing
  expect(ahead.isFetching()).toBe(false)
  void ahead.bring('/wall')
  for (const number of [1, 2]) void mean(`/wall?page=${number}`)
  await expect.poll(() => loaded).toEqual(['/wall?page=1', '/wall?page=2'])
})

test('of many pages the last ones are kept', async () => {
  const { mean, router, loaded } = await shop()
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await mean(`/wall?page=${number}`)
  loaded.length = 0
  await router.navigate('/wall?page=7')
  await router.navigate('/wall?page=1')
  expect(loaded).toEqual(['/wall?page=1'])
})
