import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Accounts } from '#application/identity/contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { fillIn, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { identityRoutes } from './identity-routes.tsx'
import { mailLinkRoutes } from './mail-link-routes.ts'

const lena = userView()
const tooOld = () =>
  Promise.reject(new DomainError('rule-broken', 'token-no-longer-valid', 'This link is no longer valid.'))

function open(address: string, given: Partial<Accounts> = {}, account: typeof lena | null = null) {
  const accounts = accountsOf(lena, given)
  const services = shopServices({ account, accounts })
  return { services, ...show([...identityRoutes(services), ...mailLinkRoutes(services)], address, services) }
}

test('a forgotten password: the answer tells nothing of the account', async () => {
  const asked = vi.fn<Accounts['forgotPassword']>(async () => {})
  const { user } = open('/forgot-password', { forgotPassword: asked })
  await user.click(await screen.findByRole('button', { name: 'Send the link' }))
  expect((await screen.findByRole('note')).textContent).toBe('Please fill the Email field!')
  await fillIn(user, screen.getByLabelText('Email'), 'lena@example.test')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/^If there is an account with lena@example.test/)).toBeTruthy()
  expect(asked.mock.calls).toEqual([['lena@example.test']])
  expect(await obstacles()).toEqual([])
})

describe('choosing a new password', () => {
  test('ends in signing in with it', async () => {
    const asked = vi.fn<Accounts['resetPassword']>(async () => {})
    const { user, router, services } = open('/reset-password?token=t', { resetPassword: asked }, lena)
    await fillIn(user, await screen.findByLabelText('New password'), 'harbour at dusk')
    await user.click(screen.getByRole('button', { name: 'Save password' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(asked).toHaveBeenCalledWith({ token: 't', password: 'harbour at dusk' })
    expect(services.session.current()).toBeNull()
    expect(await screen.findByText('Your password was changed. Please sign in with it.')).toBeTruthy()
  })

  test('with an old link offers a new one', async () => {
    const { user } = open('/reset-password?token=t', { resetPassword: tooOld })
    await fillIn(user, await screen.findByLabelText('New password'), 'harbour at dusk')
    await user.click(screen.getByRole('button', { name: 'Save password' }))
    const title = await screen.findByRole('heading', { name: 'This link is no longer valid' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    expect(await obstacles()).toEqual([])
  })

  test('with a link that was used before is not even begun', async () => {
    const asked = vi.fn<Accounts['isResetLinkValid']>(async () => false)
    open('/reset-password?token=t', { isResetLinkValid: asked })
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(asked.mock.calls).toEqual([['t']])
  })

  test('is begun where nobody could say whether the link is old', async () => {
    open('/reset-password?token=t', { isResetLinkValid: () => Promise.reject(new Error('no line')) })
    expect(await screen.findByLabelText('New password')).toBeTruthy()
  })

  test('without a link offers one', async () => {
    open('/reset-password')
    expect(await screen.findByRole('link', { name: 'Send a new link' })).toBeTruthy()
  })

  test('that is refused says why', async () => {
    const text = 'Use at least 8 characters'
    const { user } = open('/reset-password?token=t', {
      resetPassword: () =>
        Promise.reject(new DomainError('rule-broken', 'password-refused', text, { password: text })),
    })
    await user.type(await screen.findByLabelText('New password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Save password' }))
    await waitFor(() => expect(screen.getByRole('note').textContent).toBe(text))
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('verifying an address', () => {
  test('takes a press, and is known from then on', async () => {
    const asked = vi.fn<Accounts['verifyEmail']>(async () => {})
    const { user, services } = open(
      '/verify-email?token=t',
      { verifyEmail: asked, profile: async () => ({ ...lena, emailVerified: true }) },
      lena,
    )
    const button = await screen.findByRole('button', { name: 'Verify email' })
    expect(asked).not.toHaveBeenCalled()
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeTruthy()
    expect(asked).toHaveBeenCalledWith('t')
    await expect.poll(() => services.session.current()?.emailVerified).toBe(true)
    // What was bought without an account stands there from now on.
    expect(screen.getByRole('link', { name: 'View Order History' }).getAttribute('href')).toBe(
      '/profile/orders',
    )
    expect(await obstacles()).toEqual([])
  })

  test('begins with signing in for whoever is not, and says why', async () => {
    open('/verify-email?token=t', { verifyEmail: tooOld })
    expect(await screen.findByText(/^Sign in to the account that this link was sent for/)).toBeTruthy()
    const way = new URL(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href') ?? '', 'http://x')
    expect([way.pathname, way.searchParams.get('returnTo')]).toEqual(['/auth', '/verify-email?token=t'])
    expect(screen.queryByRole('button', { name: 'Verify email' })).toBeNull()
    expect(await obstacles()).toEqual([])
  })

  test('of another account leads to signing in, and back', async () => {
    const text = 'Sign in to the account that this link belongs to first, then verify.'
    const { user, router, services } = open(
      '/verify-email?token=t',
      {
        verifyEmail: () => Promise.reject(new DomainError('rule-broken', 'sign-in-first', text)),
        profile: async () => lena,
      },
      lena,
    )
    await user.click(await screen.findByRole('button', { name: 'Verify email' }))
    expect(await screen.findByText(text)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Sign in to that account' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe('/verify-email?token=t')
    expect(services.session.current()).toBeNull()
  })

  test('with an old link leads to a new one', async () => {
    const { user } = open('/verify-email?token=t', { verifyEmail: tooOld }, lena)
    await user.click(await screen.findByRole('button', { name: 'Verify email' }))
    expect((await screen.findByRole('link', { name: 'Go to your account' })).getAttribute('href')).toBe(
      '/profile',
    )
  })
})
