import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { SessionEvent } from '#application/identity/sessions/session-news.ts'
import { tabIsOf } from '#web/kept/tab-memory.ts'
import { rememberUnsent, unsentOf } from '#web/kept/unsent.ts'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { shopServices, show } from '#web/testing/show.tsx'
import { useAccount } from './use-session.ts'

const lena = userView()

function Orders() {
  return (
    <>
      <p>{`Orders of ${useLoaderData<string>()}`}</p>
      {useAccount() && <Letter />}
    </>
  )
}

/** Goes with its writer. */
function Letter() {
  const [text, setText] = useState('')
  useUnsent('letter', text === '' ? null : text, setText)
  return <input aria-label="Letter" value={text} onChange={({ target }) => setText(target.value)} />
}

/** A tab of Lena's, in which a checkout is half filled; `become` is what another tab does. */
async function open() {
  const accounts = accountsOf(lena)
  accounts.user = lena
  let hear: (event: SessionEvent) => void = () => {}
  const services = shopServices({
    account: lena,
    accounts,
    sessionNews: {
      tell: () => {},
      onNews: (listener) => {
        hear = listener
        return () => {}
      },
    },
  })
  sessionStorage.setItem('checkout', 'Lena’s street')
  const loader = () => accounts.user?.name ?? 'nobody'
  const coming = { path: '/orders/:number', loader: () => new Promise<never>(() => undefined), element: null }
  const { router } = show(
    [{ path: '/profile/orders', loader, Component: Orders }, coming, { path: '/auth', element: null }],
    '/profile/orders',
    services,
  )
  await screen.findByText('Orders of Lena Okoro')
  const become = (user: typeof lena) => {
    accounts.user = user
    act(() => hear('signed in'))
  }
  const end = async () => {
    accounts.user = null
    act(() => hear('ended'))
    await waitFor(() => expect(services.session.current()).toBeNull())
  }
  return { become, end, services, router }
}

test('somebody else who signs in in another tab sees nothing of who was here', async () => {
  const { become } = await open()
  become(userView({ id: 'mateo', name: 'Mateo Ruiz' }))
  expect(await screen.findByText('Orders of Mateo Ruiz')).toBeTruthy()
  expect(Object.entries(sessionStorage)).toEqual([['owner', 'mateo']])
})

test('the same person signing in again keeps what is half done', async () => {
  const { become, services } = await open()
  const again = userView({ phone: '+2348000000000' })
  become(again)
  await waitFor(() => expect(services.session.current()).toBe(again))
  expect(sessionStorage.getItem('checkout')).toBe('Lena’s street')
})

test('whose session has run out finds again what they were writing, and nothing else of theirs stays', async () => {
  const { become, end } = await open()
  fireEvent.change(screen.getByLabelText('Letter'), { target: { value: 'Dear Amina' } })
  await end()
  await waitFor(() => expect(screen.queryByLabelText('Letter')).toBeNull())
  expect([sessionStorage.getItem('checkout'), unsentOf('letter')]).toEqual([null, null])
  become(lena)
  await waitFor(() => expect(unsentOf('letter')).toBe('Dear Amina'))
  expect(sessionStorage.getItem('checkout')).toBeNull()
})

test('nobody who is back is told any more that their session has ended', async () => {
  const { become, end } = await open()
  await end()
  expect(await screen.findByText(/Your session has ended/)).toBeTruthy()
  become(lena)
  // By itself it goes after five seconds.
  await waitFor(() => expect(screen.queryByText(/Your session has ended/)).toBeNull(), { timeout: 2_000 })
})

test('whose session is found to be over on the way to a page comes back to that page', async () => {
  const { end, router } = await open()
  act(() => void router.navigate('/orders/4829-1736'))
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  await end()
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe('/orders/4829-1736')
})

test('whoever comes instead finds nothing of what somebody else was writing', async () => {
  const { become, end, services } = await open()
  rememberUnsent('profile', 'Half a story')
  await end()
  const mateo = userView({ id: 'mateo', name: 'Mateo Ruiz' })
  become(mateo)
  await waitFor(() => expect(services.session.current()).toBe(mateo))
  expect(Object.keys(sessionStorage)).toEqual(['owner'])
  await end()
  become(lena)
  await waitFor(() => expect(services.session.current()).toBe(lena))
  expect(unsentOf('profile')).toBeNull()
})

test.each([
  ['somebody else’s', userView({ id: 'mateo', name: 'Mateo Ruiz' })],
  ['nobody’s', null],
])('what was left in a tab that is opened again as %s is out of their sight', async (_, account) => {
  tabIsOf(lena.id)
  rememberUnsent('profile', 'Half a story')
  sessionStorage.setItem('checkout', 'Lena’s street')
  show([{ path: '/', element: null }], '/', shopServices({ account, accounts: accountsOf(lena) }))
  await waitFor(() => expect([unsentOf('profile'), sessionStorage.getItem('checkout')]).toEqual([null, null]))
})
