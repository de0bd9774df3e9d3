import { act, screen, waitFor } from '@testing-library/react'
import { useLoaderData } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { SessionEvent } from '#application/identity/sessions/session-news.ts'
import { rememberUnsent, unsentOf } from '#web/kept/tab-memory.ts'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { shopServices, show } from '#web/testing/show.tsx'

const lena = userView()

function Orders() {
  return <p>{`Orders of ${useLoaderData<string>()}`}</p>
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
  rememberUnsent('artwork new', 'Half a title')
  const loader = () => accounts.user?.name ?? 'nobody'
  show([{ path: '/profile/orders', loader, Component: Orders }], '/profile/orders', services)
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
  return { become, end, services }
}

const writing = () => unsentOf('artwork new')

test('somebody else who signs in in another tab sees nothing of who was here', async () => {
  const { become } = await open()
  become(userView({ id: 'mateo', name: 'Mateo Ruiz' }))
  expect(await screen.findByText('Orders of Mateo Ruiz')).toBeTruthy()
  expect(sessionStorage.length).toBe(0)
})

test('the same person signing in again keeps what is half done', async () => {
  const { become, services } = await open()
  const again = userView({ phone: '+2348000000000' })
  become(again)
  await waitFor(() => expect(services.session.current()).toBe(again))
  expect(sessionStorage.getItem('checkout')).toBe('Lena’s street')
})

test('whose session has run out finds again what they were writing, and nothing else of theirs stays', async () => {
  const { become, end, services } = await open()
  await end()
  await waitFor(() => expect([sessionStorage.getItem('checkout'), writing()]).toEqual([null, null]))
  become(lena)
  await waitFor(() => expect(services.session.current()).toBe(lena))
  expect([sessionStorage.getItem('checkout'), writing()]).toEqual([null, 'Half a title'])
})

test('whoever comes instead finds nothing of what somebody else was writing', async () => {
  const { become, end, services } = await open()
  await end()
  const mateo = userView({ id: 'mateo', name: 'Mateo Ruiz' })
  become(mateo)
  await waitFor(() => expect(services.session.current()).toBe(mateo))
  expect(sessionStorage.length).toBe(0)
  await end()
  become(lena)
  await waitFor(() => expect(services.session.current()).toBe(lena))
  expect(writing()).toBeNull()
})
