import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { UserView } from '#application/identity/contract.ts'
import type { KeptWaiting } from '#application/waiting/contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { userView } from '#web/testing/accounts.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { TellMeLater } from './tell-me-later.tsx'

const promise = 'You wait for this work: we email you once, as soon as it is back.'
const offer = () => screen.findByRole('button', { name: 'Tell me when it is back' })

function openPlace({
  account = null,
  ...given
}: Partial<KeptWaiting> & { readonly account?: UserView | null } = {}) {
  const ask = vi.fn<KeptWaiting['ask']>(given.ask ?? (async () => {}))
  const takeBack = vi.fn<KeptWaiting['takeBack']>(given.takeBack ?? (async () => {}))
  const waiting = { isWaiting: async () => false, ...given, ask, takeBack }
  const shown = show(
    [{ path: 'work', element: <TellMeLater artworkId="harbour" /> }],
    '/work',
    shopServices({ waiting, account }),
  )
  return { ...shown, ask, takeBack }
}

test('a visitor gives an address, is told that they wait, and may take it back', async () => {
  const { user, ask, takeBack, complaints } = openPlace()
  await user.click(await offer())
  const email = await screen.findByLabelText('Your email')
  expect(document.activeElement).toBe(email)
  expect(await obstacles()).toEqual([])
  await user.type(email, 'lena@example.test{Enter}')
  expect(await screen.findByText(promise)).toBeTruthy()
  expect(ask).toHaveBeenCalledExactlyOnceWith('harbour', 'lena@example.test')
  const back = screen.getByRole('button', { name: 'Don’t tell me after all' })
  expect(document.activeElement).toBe(back)
  expect(await obstacles()).toEqual([])
  await user.click(back)
  expect(takeBack).toHaveBeenCalledExactlyOnceWith('harbour')
  await waitFor(() => expect(screen.queryByText(promise)).toBeNull())
  expect(complaints).not.toHaveBeenCalled()
})

test('whoever is signed in presses once', async () => {
  const { user, ask } = openPlace({ account: userView() })
  await user.click(await offer())
  expect(await screen.findByText(promise)).toBeTruthy()
  expect(ask).toHaveBeenCalledExactlyOnceWith('harbour', undefined)
})

test('whoever waits is told so at once', async () => {
  openPlace({ isWaiting: async () => true })
  expect(await screen.findByText(promise)).toBeTruthy()
})

test('what is wrong with the address stands by it', async () => {
  const fields = { email: 'Enter a valid email address' }
  const { user } = openPlace({
    ask: async () => {
      throw new DomainError('rule-broken', 'address-needed', fields.email, fields)
    },
  })
  await user.click(await offer())
  await user.type(await screen.findByLabelText('Your email'), 'lena{Enter}')
  expect(await screen.findByText(fields.email)).toBeTruthy()
  expect(screen.getByLabelText('Your email').getAttribute('aria-invalid')).toBe('true')
})

test('what comes of nothing is told', async () => {
  const { user } = openPlace({
    account: userView(),
    ask: async () => {
      throw new DomainError('conflict', 'can-be-bought', '“Harbour” is back: you can buy it now.')
    },
  })
  await user.click(await offer())
  expect((await screen.findByRole('alert')).textContent).toContain('you can buy it now')
})
