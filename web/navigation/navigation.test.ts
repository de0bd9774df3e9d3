// @vitest-environment jsdom
import { data, type RouteObject, type RouterState, redirect } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { memorySteps } from '#web/testing/memory-steps.ts'
import { addRoutes, knownRoutes } from './known-routes.ts'
import { createNavigation } from './navigation.ts'

interface Asked {
  readonly path: string
  readonly signal: AbortSignal
}

/** A shop with a frame that never loads anew, and what its loaders were asked. */
function shop({
  pages = [],
  address = '/',
  ...given
}: Partial<Parameters<typeof createNavigation>[0]> & {
  pages?: RouteObject[]
  address?: string
} = {}) {
  const asked: Asked[] = []
  const loader = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    asked.push({ path: pathname + search, signal: request.signal })
    return pathname + search
  }
  const routes = knownRoutes([
    {
      id: 'frame',
      loader: () => 'frame',
      shouldRevalidate: () => false,
      errorElement: 'It went wrong.',
      children: [
        { id: 'home', path: '/', loader },
        { id: 'wall', path: '/wall', loader },
        { id: 'work', path: '/work/:id', loader },
        ...pages,
      ],
    },
  ])
  const steps = memorySteps(address)
  const shown: RouterState[] = []
  const navigation = createNavigation({ routes, steps, ...given })
  navigation.subscribe((state) => shown.push(state))
  return {
    navigation,
    routes,
    steps,
    shown,
    asked: () => asked.splice(0).map(({ path }) => path),
    lastSignal: () => asked.at(-1)?.signal,
    at: () => {
      const { pathname, search, hash } = navigation.state.location
      return pathname + search + hash
    },
    opened: async () => {
      await expect.poll(() => navigation.state.initialized).toBe(true)
      asked.length = 0
    },
  }
}

/** An answer that comes when it is told to. */
function later<Answer>() {
  let come: (answer: Answer) => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const answer = new Promise<Answer>((resolve, reject) => {
    come = resolve
    fail = reject
  })
  return { answer, come, fail }
}

test('what the server has loaded is shown at once and not asked for again', () => {
  const { navigation, asked } = shop({ loaded: { loaderData: { frame: 'f', home: 'h' } } })
  expect(navigation.state).toMatchObject({ initialized: true, loaderData: { frame: 'f', home: 'h' } })
  expect(asked()).toEqual([])
})

test('an error of the server’s is shown as it is', () => {
  const errors = { frame: { status: 503 } }
  const { navigation, asked } = shop({ loaded: { loaderData: {}, errors } })
  expect(navigation.state).toMatchObject({ initialized: true, errors })
  expect(asked()).toEqual([])
})

test('what the server has not loaded is loaded first', async () => {
  const { navigation, opened } = shop()
  expect(navigation.state).toMatchObject({ initialized: false, renderFallback: true })
  await opened()
  expect(navigation.state.loaderData).toEqual({ frame: 'frame', home: '/' })
})

test('whoever listens late hears what came before', async () => {
  const navigation = createNavigation({
    routes: knownRoutes([{ id: 'home', path: '/', loader: () => 'here' }]),
    steps: memorySteps('/'),
  })
  await expect.poll(() => navigation.state.initialized).toBe(true)
  const hear = vi.fn<(state: RouterState) => void>()
  navigation.subscribe(hear)
  expect(hear.mock.lastCall?.[0].loaderData).toEqual({ home: 'here' })
})

test('a page is shown once it has loaded, and it is told that it is on its way', async () => {
  const { answer, come } = later<string>()
  const { navigation, opened, at } = shop({ pages: [{ id: 'slow', path: '/slow', loader: () => answer }] })
  await opened()
  const shown = navigation.navigate('/slow?a=1#b', { state: 'with it' })
  await expect
    .poll(() => navigation.state.navigation)
    .toMatchObject({ state: 'loading', location: { pathname: '/slow' } })
  expect(at()).toBe('/')
  come('there')
  await shown
  expect(at()).toBe('/slow?a=1#b')
  expect(navigation.state).toMatchObject({
    navigation: { state: 'idle' },
    historyAction: 'PUSH',
    location: { state: 'with it' },
    loaderData: { frame: 'frame', slow: 'there' },
  })
})

test('what is shown already is not loaded again, but where its address asks for something else', async () => {
  const { navigation, opened, asked } = shop()
  await opened()
  await navigation.navigate('/work/1')
  await navigation.navigate('/work/2')
  await navigation.navigate('/work/2?look=closely')
  await navigation.navigate('/work/2?look=closely')
  expect(asked()).toEqual(['/work/1', '/work/2', '/work/2?look=closely', '/work/2?look=closely'])
})

test('a page says itself what loads it anew', async () => {
  const tabs: RouteObject = {
    id: 'tabs',
    path: '/tabs',
    loader: ({ request }) => new URL(request.url).search,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
  }
  const { navigation, opened } = shop({ pages: [tabs] })
  await opened()
  await navigation.navigate('/tabs?tab=1')
  await navigation.navigate('/tabs?tab=2')
  expect(navigation.state.loaderData).toMatchObject({ tabs: '?tab=1' })
})

test('another place on the same page loads nothing', async () => {
  const { navigation, opened, asked, at } = shop()
  await opened()
  await navigation.navigate('#about')
  expect(asked()).toEqual([])
  expect(at()).toBe('/#about')
})

test('a query alone keeps to the page at hand', async () => {
  const { navigation, opened, at } = shop({ address: '/wall' })
  await opened()
  await navigation.navigate('?page=2')
  expect(at()).toBe('/wall?page=2')
  await navigation.navigate({ search: '?page=3' })
  expect(at()).toBe('/wall?page=3')
})

test('an address never leads out of the shop', async () => {
  const { navigation, opened, at } = shop()
  await opened()
  await navigation.navigate('//elsewhere.example/wall')
  expect(at()).toBe('/wall')
})

test('whoever changes their mind gets where they went last, and nobody waits for the other page', async () => {
  const { answer, come } = later<string>()
  let left: AbortSignal | undefined
  const slow: RouteObject = {
    id: 'slow',
    path: '/slow',
    loader: ({ request }) => {
      left = request.signal
      return answer
    },
  }
  const { navigation, opened, at, steps } = shop({ pages: [slow] })
  await opened()
  const first = navigation.navigate('/slow')
  await navigation.navigate('/wall')
  expect(left?.aborted).toBe(true)
  await first
  come('too late')
  await answer
  expect(at()).toBe('/wall')
  expect(steps.here().pathname).toBe('/wall')
})

test.each([
  ['given', () => redirect('/wall?from=old')],
  ['thrown', () => Promise.reject(redirect('/wall?from=old'))],
])('a loader leads elsewhere, by an answer that is %s', async (_, loader) => {
  const { navigation, opened, at, steps } = shop({ pages: [{ id: 'old', path: '/old', loader }] })
  await opened()
  await navigation.navigate('/old')
  expect(at()).toBe('/wall?from=old')
  // The old address is no step of the history.
  await navigation.navigate(-1)
  expect(steps.here().pathname).toBe('/')
})

test('who goes to such an address in place of the page at hand gets the other one in its place', async () => {
  const pages: RouteObject[] = [
    { id: 'oldest', path: '/oldest', loader: () => redirect('/old') },
    { id: 'old', path: '/old', loader: () => redirect('/wall') },
  ]
  const { navigation, opened } = shop({ pages })
  await opened()
  await navigation.navigate('/work/1')
  await navigation.navigate('/oldest', { replace: true })
  expect(navigation.state.historyAction).toBe('REPLACE')
  await navigation.navigate(-1)
  expect(navigation.state.location.pathname).toBe('/')
})

test('an error is shown by the nearest that can, as what it was thrown as', async () => {
  const pages: RouteObject[] = [
    {
      id: 'room',
      errorElement: 'Not in this room.',
      loader: () => 'room',
      children: [
        { id: 'lost', path: '/lost', loader: () => Promise.reject(data('Not found', { status: 404 })) },
      ],
    },
    { id: 'broken', path: '/broken', loader: () => Promise.reject(new Error('broken')) },
  ]
  const { navigation, opened, at } = shop({ pages })
  await opened()
  await navigation.navigate('/lost')
  expect(navigation.state.errors).toEqual({
    room: { status: 404, statusText: '', data: 'Not found', internal: false },
  })
  expect(navigation.state.loaderData).toEqual({ frame: 'frame', room: 'room' })
  await navigation.navigate('/broken')
  expect(navigation.state.errors).toEqual({ frame: new Error('broken') })
  expect(at()).toBe('/broken')
  await navigation.navigate('/')
  expect(navigation.state.errors).toBeNull()
})

test('what went wrong is tried again', async () => {
  const answer = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('back')
  const { navigation, opened } = shop({ pages: [{ id: 'shaky', path: '/shaky', loader: answer }] })
  await opened()
  await navigation.navigate('/shaky')
  expect(navigation.state.errors).not.toBeNull()
  const again = navigation.revalidate()
  expect(navigation.state.revalidation).toBe('loading')
  await again
  expect(navigation.state).toMatchObject({
    errors: null,
    revalidation: 'idle',
    loaderData: { shaky: 'back' },
  })
})

test('what is shown is loaded again without a step, and nothing tells of a way', async () => {
  const { navigation, opened, asked, shown, steps } = shop()
  await opened()
  await navigation.navigate('/wall')
  shown.length = 0
  asked()
  const { key } = steps.here()
  await navigation.revalidate()
  expect(asked()).toEqual(['/wall'])
  expect(shown.map(({ navigation: { state } }) => state)).not.toContain('loading')
  expect(steps.here().key).toBe(key)
})

test('whoever goes on while a page loads again sees nothing old', async () => {
  const { navigation, opened, asked } = shop({ address: '/wall' })
  await opened()
  const again = navigation.revalidate()
  await navigation.navigate('/wall#end')
  await again
  expect(asked()).toEqual(['/wall', '/wall'])
})

test('what is on its way is asked for again where something has changed meanwhile', async () => {
  const { navigation, opened, asked, at } = shop()
  await opened()
  const arrived = navigation.navigate('/wall')
  await navigation.revalidate()
  await arrived
  expect(at()).toBe('/wall')
  expect(asked()).toEqual(['/wall', '/wall'])
})

test('a screen in a file of its own comes beside what it shows, once', async () => {
  const Screen = () => null
  const Component = vi.fn<() => Promise<typeof Screen>>(async () => Screen)
  const screen: RouteObject = {
    id: 'far',
    path: '/far',
    lazy: { Component, loader: async () => () => 'from afar' },
  }
  const { navigation, opened } = shop({ pages: [screen] })
  await opened()
  await navigation.navigate('/far')
  expect(navigation.state.loaderData).toMatchObject({ far: 'from afar' })
  expect(navigation.state.matches.at(-1)?.route.Component).toBe(Screen)
  await navigation.navigate('/')
  await navigation.navigate('/far')
  expect(Component).toHaveBeenCalledOnce()
})

test('a screen that cannot be fetched is an error, and is tried for again', async () => {
  const Screen = () => null
  const Component = vi.fn<() => Promise<typeof Screen>>(async () => Screen)
  Component.mockRejectedValueOnce(new TypeError('gone'))
  const { navigation, opened } = shop({ pages: [{ id: 'far', path: '/far', lazy: { Component } }] })
  await opened()
  await navigation.navigate('/far')
  expect(navigation.state.errors).toEqual({ frame: new TypeError('gone') })
  await navigation.revalidate()
  expect(navigation.state.errors).toBeNull()
})

/** A shop whose desk comes only to whoever asks for it. */
function shopWithDesk(fetched: () => Promise<RouteObject[]>) {
  const opened = shop({
    pages: [{ id: 'nowhere', path: '*', loader: () => Promise.reject(data('Not found', { status: 404 })) }],
    bringRoutes: (path) =>
      path.startsWith('/desk') ? fetched().then((routes) => addRoutes(opened.routes, 'frame', routes)) : null,
  })
  return opened
}

test('addresses that come later are found once somebody goes there', async () => {
  const { answer, come } = later<RouteObject[]>()
  const { navigation, opened } = shopWithDesk(() => answer)
  await opened()
  const arrived = navigation.navigate('/desk')
  expect(navigation.state.navigation.state).toBe('loading')
  come([{ id: 'desk', path: '/desk', loader: () => 'the desk' }])
  await arrived
  expect(navigation.state).toMatchObject({ errors: null, loaderData: { desk: 'the desk' } })
})

test('addresses that cannot be fetched are an error of the page', async () => {
  const { navigation, opened, at } = shopWithDesk(() => Promise.reject(new TypeError('gone')))
  await opened()
  await navigation.navigate('/desk')
  expect(navigation.state.errors).toEqual({ frame: new TypeError('gone') })
  expect(at()).toBe('/desk')
})

test('back and forth lead to what was there, loaded anew', async () => {
  const { navigation, opened, asked, at } = shop()
  await opened()
  await navigation.navigate('/wall')
  await navigation.navigate('/work/1')
  asked()
  await navigation.navigate(-2)
  expect(navigation.state.historyAction).toBe('POP')
  expect(at()).toBe('/')
  await navigation.navigate(1)
  expect(at()).toBe('/wall')
  expect(asked()).toEqual(['/', '/wall'])
})

test('who grows into a page shrinks on the way back, and nobody else', async () => {
  const { navigation, opened } = shop()
  await opened()
  const transitions: boolean[] = []
  navigation.subscribe(({ navigation: { state } }, { viewTransitionOpts }) => {
    if (state === 'idle') transitions.push(viewTransitionOpts !== undefined)
  })
  await navigation.navigate('/wall')
  await navigation.navigate('/work/1', { viewTransition: true })
  await navigation.revalidate()
  await navigation.navigate(-1)
  await navigation.navigate(-1)
  expect(transitions).toEqual([false, true, false, false, true, false])
})
