import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { SessionEvent } from '#application/identity/sessions/session-news.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { AccountMenu } from './account-menu.tsx'

const lena = userView()

/** The place in the header, which is empty for a visitor. */
function Place() {
  const account = useAccount()
  return account ? <AccountMenu account={account} /> : <p>Login</p>
}

function open({ account = lena, address = '/art-gallery' } = {}) {
  const accounts = accountsOf(account)
  accounts.user = account
  let hear: (event: SessionEvent) => void = () => {}
  const services = shopServices({
    account,
    accounts,
    sessionNews: {
      tell: () => {},
      onNews: (listener) => {
        hear = listener
        return () => {}
      },
    },
  })
  const paths = ['/art-gallery', '/profile', '/favourites']
  const routes = paths.map((path) => ({ path, Component: Place }))
  return {
    accounts,
    hear: (event: SessionEvent) => act(() => hear(event)),
    ...show(routes, address, services),
  }
}
const opener = () => screen.findByRole('button', { name: 'Account of Lena Okoro' })
const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)

describe('the account menu', () => {
  test('leads to everything that is one’s own', async () => {
    const { user } = open()
    await user.click(await opener())
    expect((await opener()).getAttribute('aria-expanded')).toBe('true')
    expect(items()).toEqual(['Lena OkoroYour account', 'Favourites', 'Orders', 'Sign out'])
    const hrefs = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))
    expect(hrefs).toEqual(['/profile', '/favourites', '/profile/orders', null])
    expect(await obstacles()).toEqual([])
  })

  test.each([
    ['artist', '/dashboard'],
    ['admin', '/dashboard/admin'],
  ] as const)('leads an %s to %s', async (role, href) => {
    const { user } = open({ account: userView({ role }) })
    await user.click(await opener())
    expect(screen.getByRole('menuitem', { name: 'Dashboard' }).getAttribute('href')).toBe(href)
  })

  test('is gone through with the keyboard', async () => {
    const { user } = open()
    ;(await opener()).focus()
    const focused = () => document.activeElement?.textContent
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Lena OkoroYour account')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('Orders')
    await user.keyboard('{End}{ArrowDown}')
    expect(focused()).toBe('Lena OkoroYour account')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Sign out')
    await user.keyboard('{Home}f')
    expect(focused()).toBe('Favourites')
    await user.keyboard('{Escape}')
    expect(items()).toEqual([])
    expect(document.activeElement).toBe(await opener())
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Sign out')
    await user.tab()
    expect(items()).toEqual([])
  })

  test('closes when something else is pressed', async () => {
    const { user } = open()
    await user.click(await opener())
    await user.click(document.body)
    expect(items()).toEqual([])
  })

  test('signs out, and stays on a page for everybody', async () => {
    const { user, accounts, router } = open()
    await user.click(await opener())
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByText('Login')).toBeTruthy()
    expect(accounts.user).toBeNull()
    expect(router.state.location.pathname).toBe('/art-gallery')
  })

  test('leaves the keyboard in the page when it goes', async () => {
    const { user } = open()
    await user.click(await opener())
    const main = screen.getByRole('main')
    main.id = 'main'
    main.tabIndex = -1
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await screen.findByText('Login')
    expect(document.activeElement).toBe(main)
  })
})

describe('a session that ends elsewhere', () => {
  const back = async () =>
    within(await screen.findByRole('status')).getByRole('link', { name: 'Sign in again' })

  test('on the server: says so, and offers the way back', async () => {
    const { hear } = open()
    await opener()
    hear('ended')
    expect((await screen.findByText(/^Your session has ended\./)).textContent).toBe(
      'Your session has ended. Sign in again',
    )
    expect((await back()).getAttribute('href')).toBe('/auth?mode=login&returnTo=%2Fart-gallery')
    expect(screen.getByText('Login')).toBeTruthy()
  })

  test('in another tab: leaves what was one’s own', async () => {
    const { hear, router } = open({ address: '/profile' })
    await opener()
    hear('signed out')
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/auth?mode=login&returnTo=%2Fprofile',
      ),
    )
    expect(screen.getByText(/^You were signed out in another tab\./)).toBeTruthy()
  })
})
