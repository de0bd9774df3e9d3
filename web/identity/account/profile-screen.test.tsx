import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Accounts, SessionView } from '#application/identity/contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { identityRoutes } from '#web/identity/identity-routes.tsx'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { announcements } from '#web/testing/announcements.ts'
import { fillIn, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { ownAccountRoutes } from './own-account-routes.ts'

const lena = userView()
const at = { signedInAt: '2026-11-21T10:00:00.000Z', lastSeenAt: '2026-11-21T11:00:00.000Z' }
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0'

function open({
  account = lena,
  address = '/profile',
  ...given
}: Partial<Accounts> & { account?: typeof lena | null; address?: string } = {}) {
  const browsers: SessionView[] = [
    { id: 'here', current: true, device: 'Mozilla/5.0 (X11; Linux) Chrome/131.0', ...at },
    { id: 'there', current: false, device: firefox, ...at },
  ]
  const accounts = accountsOf(account ?? lena, {
    sessions: async () =>
      accounts.user
        ? [...browsers]
        : Promise.reject(new DomainError('not-signed-in', 'not-signed-in', 'Please sign in first.')),
    endSession: async (id) =>
      void browsers.splice(
        browsers.findIndex((each) => each.id === id),
        1,
      ),
    endOtherSessions: async () => void browsers.splice(1),
    ...given,
  })
  accounts.user = account
  const services = shopServices({ account, accounts })
  return {
    accounts,
    services,
    ...show([...identityRoutes(services), ...ownAccountRoutes(services)], address, services),
  }
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('a visitor signs in first, and comes back', async () => {
  const { router } = open({ account: null })
  await screen.findByRole('button', { name: 'Sign In' })
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/auth?mode=login&returnTo=%2Fprofile',
  )
})

test('everything about an account stands on one page, for everybody', async () => {
  const { complaints } = open()
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/profile/orders')
  expect(screen.getByRole('link', { name: 'Favourites' }).getAttribute('href')).toBe('/favourites')
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Become an artist' }).getAttribute('href')).toBe(
    '/dashboard/become-an-artist',
  )
  expect(await obstacles()).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

describe('own details', () => {
  test('wait, as they are typed, for who loads the page again, or has to sign in again', async () => {
    const first = open()
    const details = await section('Your details')
    for (const [label, text] of [
      ['Full names', 'Lena Adeyemi'],
      ['Phone', '8012345679'],
    ] as const) {
      await first.user.clear(details.getByLabelText(label))
      await fillIn(first.user, details.getByLabelText(label), text)
    }
    // What is typed is kept, and brought back, behind what is drawn.
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('8012345679'))
    // A tab that is loaded again forgets nothing; a form that is left does.
    const kept = Object.entries(sessionStorage)
    cleanup()
    for (const [name, text] of kept) sessionStorage.setItem(name, String(text))
    const { user } = open({ updateProfile: async (changes) => ({ ...lena, ...changes }) })
    const again = await section('Your details')
    await waitFor(() =>
      expect(again.getByLabelText<HTMLInputElement>('Full names').value).toBe('Lena Adeyemi'),
    )
    expect(again.getByLabelText<HTMLInputElement>('Phone').value).toBe('8012345679')
    await user.click(again.getByRole('button', { name: 'Save details' }))
    await waitFor(() =>
      expect(Object.keys(sessionStorage).filter((name) => name.includes('details'))).toEqual([]),
    )
  })

  test('are changed, the phone behind its prefix', async () => {
    const asked = vi.fn<Accounts['updateProfile']>(async (changes) => ({ ...lena, ...changes }))
    const { user, services } = open({ updateProfile: asked })
    const details = await section('Your details')
    expect(details.getByLabelText<HTMLInputElement>('Phone').value).toBe('8012345678')
    await user.clear(details.getByLabelText('Full names'))
    await fillIn(user, details.getByLabelText('Full names'), 'Lena Adeyemi')
    await user.click(details.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText('Your details are saved.')).toBeTruthy()
    expect(asked).toHaveBeenCalledWith({ name: 'Lena Adeyemi', country: 'NG', phone: '+2348012345678' })
    expect(services.session.current()?.name).toBe('Lena Adeyemi')
  })

  test('that are refused are marked', async () => {
    const text = 'Please fill the name field!'
    const { user } = open({
      updateProfile: () =>
        Promise.reject(new DomainError('rule-broken', 'profile-refused', text, { name: text })),
    })
    const details = await section('Your details')
    await user.click(details.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(announcements()).toEqual([text]))
    expect(details.getByLabelText('Full names').getAttribute('aria-invalid')).toBe('true')
  })
})

test('an address that is not verified can be sent its link again', async () => {
  const { user } = open({ sendVerification: async () => {} })
  await user.click((await section('Email')).getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('A link is on its way to lena@example.test.')).toBeTruthy()
})

describe('the password', () => {
  test('is changed with the current one, and the fields are empty afterwards', async () => {
    const asked = vi.fn<Accounts['changePassword']>(async () => {})
    const { user } = open({ changePassword: asked })
    const password = await section('Password')
    await fillIn(user, password.getByLabelText('Current password'), 'made-by-hand')
    await fillIn(user, password.getByLabelText('New password'), 'harbour at dusk')
    await user.click(password.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText(/^Your password was changed/)).toBeTruthy()
    expect(asked).toHaveBeenCalledWith({ currentPassword: 'made-by-hand', password: 'harbour at dusk' })
    expect(password.getByLabelText<HTMLInputElement>('New password').value).toBe('')
  })

  test('that is missing is asked for', async () => {
    const { user } = open()
    const password = await section('Password')
    await user.click(password.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(announcements()).toEqual(['Please fill the password field!']))
    expect(document.activeElement).toBe(password.getByLabelText('Current password'))
  })
})

describe('the browsers one is signed in to', () => {
  test('are named, and each other one can be signed out', async () => {
    const { user } = open()
    const list = await section('Where you are signed in')
    const names = () =>
      list.getAllByRole('listitem').map(({ textContent }) => textContent?.split('Signed')[0])
    expect(names()).toEqual(['Chrome on Linux', 'Firefox on Windows'])
    await user.click(list.getByRole('button', { name: /^Sign out Firefox on Windows/ }))
    await waitFor(() => expect(names()).toEqual(['Chrome on Linux']))
    expect(list.queryByRole('button')).toBeNull()
  })

  test('can all be signed out but this one', async () => {
    const { user } = open()
    const list = await section('Where you are signed in')
    await user.click(list.getByRole('button', { name: 'Sign out all others' }))
    expect(await screen.findByText('All other browsers are signed out.')).toBeTruthy()
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBe(1))
  })
})

describe('leaving for good', () => {
  test('asks for the password, and then nothing is left', async () => {
    const asked = vi.fn<Accounts['deleteAccount']>(async () => {})
    const { user, router, services } = open({ deleteAccount: asked })
    const leave = await section('Delete account')
    await user.click(leave.getByRole('button', { name: 'Delete account' }))
    await fillIn(user, leave.getByLabelText(/^Your password/), 'made-by-hand')
    await user.click(leave.getByRole('button', { name: 'Delete my account for good' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(asked).toHaveBeenCalledWith('made-by-hand')
    await waitFor(() => expect(services.session.current()).toBeNull())
  })

  test('asks for the password where the keyboard is, and comes back to the button', async () => {
    const { user } = open()
    const leave = await section('Delete account')
    await user.click(leave.getByRole('button', { name: 'Delete account' }))
    expect(document.activeElement).toBe(leave.getByLabelText(/^Your password/))
    await user.click(leave.getByRole('button', { name: 'Keep it' }))
    expect(document.activeElement).toBe(leave.getByRole('button', { name: 'Delete account' }))
  })

  test('with a wrong password changes nothing', async () => {
    const text = 'This is not your password'
    const { user, services } = open({
      deleteAccount: () =>
        Promise.reject(new DomainError('rule-broken', 'wrong-password', text, { password: text })),
    })
    const leave = await section('Delete account')
    await user.click(leave.getByRole('button', { name: 'Delete account' }))
    await user.type(leave.getByLabelText(/^Your password/), 'nonsense')
    await user.click(leave.getByRole('button', { name: 'Delete my account for good' }))
    await waitFor(() => expect(announcements()).toEqual([text]))
    expect(services.session.current()).toBe(lena)
  })
})

test('signing out leaves the page, and what the tab remembers', async () => {
  const { user, router, accounts } = open()
  sessionStorage.setItem('unsent checkout', '{}')
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(accounts.user).toBeNull()
  expect(sessionStorage.length).toBe(0)
})
