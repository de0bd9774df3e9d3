// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { clientServices } from './client-services.ts'

const emptyCart = { items: [], totalItems: 0, totalPrice: 0, error: null }

/** Gives what waits in a channel the time to arrive. */
const aMoment = () => new Promise((done) => void setTimeout(done, 50))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a tab in view hears of what another one has changed, and of nothing that was only read', async () => {
  vi.stubGlobal('fetch', async () => Response.json(emptyCart))
  const here = clientServices(() => undefined)
  const beside = clientServices(() => undefined)
  const heard: string[] = []
  here.onComingBack(() => heard.push('here'))
  const stop = beside.onComingBack(() => heard.push('beside'))

  await here.accountCart.read()
  await aMoment()
  expect(heard).toEqual([])

  await here.accountCart.remove('harbour')
  await vi.waitFor(() => expect(heard).toEqual(['beside']))

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await here.accountCart.remove('harbour')
  await aMoment()
  expect(heard).toEqual(['beside'])
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual(['beside', 'here', 'beside'])

  stop()
  await here.accountCart.remove('harbour')
  await aMoment()
  expect(heard).toHaveLength(3)
})
