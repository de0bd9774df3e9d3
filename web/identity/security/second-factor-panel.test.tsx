import { screen, waitFor, within } from '@testing-library/react'
import { useLoaderData } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { SecondFactorState, SecondFactors } from '#application/identity/contract.ts'
import type { PasskeyDevice } from '#application/identity/second-factors/passkey-device.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { noSecondFactors } from '#web/testing/second-factors.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

const wrongCode = () =>
  Promise.reject(new DomainError('rule-broken', 'wrong-code', 'This code is not valid, or was used before.'))

/** An account whose app shows 123456. */
function account(begins: Partial<SecondFactorState> = {}, more: Partial<SecondFactors> = {}) {
  let state: SecondFactorState = {
    authenticatorApp: false,
    recoveryCodesLeft: 0,
    passkeys: [],
    required: false,
    ...begins,
  }
  const withCode = async <Result,>(code: string, change: Partial<SecondFactorState>, result: Result) => {
    if (code !== '123456') return wrongCode()
    state = { ...state, ...change }
    return result
  }
  const codes = { recoveryCodes: ['11111-22222-33333-44444', '55555-66666-77777-88888'] }
  return noSecondFactors({
    state: async () => state,
    beginAuthenticatorApp: async () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Sanaa:lena?secret=JBSWY3DPEHPK3PXP',
      qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
    confirmAuthenticatorApp: (code) =>
      withCode(code, { authenticatorApp: true, recoveryCodesLeft: 2 }, codes),
    newRecoveryCodes: (code) => withCode(code, { recoveryCodesLeft: 2 }, codes),
    removeAuthenticatorApp: (code) => withCode(code, { authenticatorApp: false }, undefined),
    passkeyCreation: async () => ({ challenge: 'c' }),
    addPasskey: async (name) => {
      const passkey = { id: '1', name, createdAt: '2026-03-01T10:00:00Z' }
      state = { ...state, passkeys: [...state.passkeys, passkey] }
      return passkey
    },
    removePasskey: async (id) => {
      state = { ...state, passkeys: state.passkeys.filter((passkey) => passkey.id !== id) }
    },
    ...more,
  })
}

const device = (made: object | null): PasskeyDevice => ({
  isAvailable: () => true,
  create: async () => made,
  ask: async () => null,
})

function Shown() {
  return <SecondFactorPanel state={useLoaderData<SecondFactorState>()} />
}

async function open(secondFactors: SecondFactors, passkeyDevice: PasskeyDevice = device({ id: 'made' })) {
  const routes = [{ path: '/', loader: () => secondFactors.state(), Component: Shown }]
  const shown = show(routes, '/', shopServices({ secondFactors, passkeyDevice }))
  await screen.findByRole('heading', { name: 'Authenticator app' })
  return shown
}

const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('an authenticator app', () => {
  it('is added by scanning and confirming, and its recovery codes are shown once', async () => {
    const { user, complaints } = await open(account())
    expect(screen.getByText('Off')).toBeTruthy()
    await press(user, 'Add an authenticator app')
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    expect(await obstacles()).toEqual([])

    const field = screen.getByLabelText('Enter the code that the app shows')
    await user.type(field, '000000{Enter}')
    expect(await screen.findByText('This code is not valid, or was used before.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.clear(field)
    await user.type(field, '123456{Enter}')

    expect(await screen.findByText('11111-22222-33333-44444')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Your recovery codes')
    expect(await obstacles()).toEqual([])
    const download = screen.getByRole('link', { name: 'Download' })
    expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain('55555-66666-77777-88888')
    await press(user, 'I have kept them')
    expect(screen.queryByText('11111-22222-33333-44444')).toBeNull()
    expect(await screen.findByText('On')).toBeTruthy()
    expect(screen.getByText(/2 recovery codes are left/)).toBeTruthy()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('is not added when one changes one’s mind', async () => {
    const { user } = await open(account())
    await press(user, 'Add an authenticator app')
    await press(user, 'Cancel')
    expect(await screen.findByRole('button', { name: 'Add an authenticator app' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Authenticator app')
  })

  it('says what went wrong when it cannot be added', async () => {
    const refuse = () =>
      Promise.reject(new DomainError('conflict', 'authenticator-app-known', 'There is one already.'))
    const { user } = await open(account({}, { beginAuthenticatorApp: refuse }))
    await press(user, 'Add an authenticator app')
    expect((await screen.findByRole('alert')).textContent).toBe('There is one already.')
  })

  it('is removed with a code', async () => {
    const { user } = await open(account({ authenticatorApp: true, recoveryCodesLeft: 1 }))
    expect(screen.getByText(/1 recovery code is left/)).toBeTruthy()
    await press(user, 'Remove the app')
    await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
    expect(await screen.findByText('Off')).toBeTruthy()
  })

  it('gives new recovery codes for a code', async () => {
    const { user } = await open(account({ authenticatorApp: true }))
    expect(screen.getByText(/No recovery code is left/)).toBeTruthy()
    await press(user, 'New recovery codes')
    // The keyboard is led to what this comes to, and goes on to the code.
    expect(document.activeElement?.textContent).toBe('The recovery codes you have now will work no more.')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Code from your authenticator app'))
    await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
    expect(await screen.findByText('11111-22222-33333-44444')).toBeTruthy()
  })
})

describe('passkeys', () => {
  it('are added by name and removed', async () => {
    const { user } = await open(account())
    await press(user, 'Add a passkey')
    const field = screen.getByLabelText('What do you call this passkey?')
    expect(document.activeElement).toBe(field)
    await press(user, 'Continue')
    expect(await screen.findByText('Please name the passkey!')).toBeTruthy()
    await user.type(field, 'My phone')
    expect(await obstacles()).toEqual([])
    await press(user, 'Continue')
    const item = within(await screen.findByRole('list')).getByRole('listitem')
    expect(item.textContent).toContain('My phone')
    expect(item.textContent).toContain('Added 1 Mar 2026')
    expect(await obstacles()).toEqual([])

    await press(user, 'Remove My phone')
    await user.click(within(screen.getByRole('dialog', { hidden: true })).getByText('Remove'))
    await waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
  })

  it('are not added when the browser’s dialog is closed', async () => {
    const { user } = await open(account(), device(null))
    await press(user, 'Add a passkey')
    await user.type(screen.getByLabelText('What do you call this passkey?'), 'My phone{Enter}')
    expect(await screen.findByText(/No passkey was made/)).toBeTruthy()
  })

  it('are not offered by a browser that knows none', async () => {
    await open(account(), { ...device(null), isAvailable: () => false })
    expect(screen.getByText('This browser knows no passkeys.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })
})

it('says so when a role needs two-step verification and there is none', async () => {
  await open(account({ required: true }))
  expect(screen.getByText(/Your role needs two-step verification/)).toBeTruthy()
})
