// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { tabChannel } from '#adapters/browser/tab-channel.ts'
import { clientServices } from './client-services.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Two tabs over a server that answers so; `news` counts what a third one has heard, after which both have heard it. */
function open(status: number) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ items: [], message: 'Not now.', code: 'not-now' }, { status }),
  )
  const heard: string[] = []
  const [here, beside] = ['here', 'beside'].map((name) => {
    const services = clientServices(() => undefined)
    return { services, stop: services.onComingBack(() => heard.push(name)) }
  }) as [Tab, Tab]
  let news = 0
  tabChannel('changes').onNews(() => (news += 1))
  const told = (times: number) => expect.poll(() => news).toBe(times)
  return { here, beside, heard, told }
}

interface Tab {
  readonly services: ReturnType<typeof clientServices>
  readonly stop: () => void
}

it('a tab in view hears of what another one has changed', async () => {
  const { here, beside, heard, told } = open(200)
  await here.services.accountCart.read()
  await here.services.visits.seen('harbour')
  await here.services.accountCart.remove('harbour')
  await told(1)
  expect(heard).toEqual(['beside'])

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await here.services.accountCart.remove('harbour')
  await told(2)
  expect(heard).toEqual(['beside'])
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual(['beside', 'here', 'beside'])

  beside.stop()
  await here.services.accountCart.remove('harbour')
  await told(3)
  expect(heard).toHaveLength(3)
})

it('what was refused is told to nobody: two tabs that try again at each news would never end', async () => {
  const { here, heard, told } = open(503)
  await expect(here.services.accountCart.remove('harbour')).rejects.toThrow('Not now.')
  tabChannel('changes').tell('changed')
  await told(1)
  expect(heard.toSorted()).toEqual(['beside', 'here'])
})
