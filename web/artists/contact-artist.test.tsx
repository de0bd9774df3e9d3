import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { UserView } from '#application/identity/contract.ts'
import type { ArtistMessages } from '#application/messages/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { rememberUnsent, unsentOf } from '#web/kept/unsent.ts'
import { userView } from '#web/testing/accounts.ts'
import { fillIn, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { ContactArtist } from './contact-artist.tsx'

const amina = { id: 'amina', name: 'Amina Njoroge' }

async function openContact(send: ArtistMessages['send'] = async () => {}, account: UserView | null = null) {
  const sent = vi.fn<ArtistMessages['send']>(send)
  const shown = show(
    [{ path: 'artist', element: <ContactArtist artist={amina} /> }],
    '/artist',
    shopServices({ messages: { send: sent }, account }),
  )
  await shown.user.click(await screen.findByRole('button', { name: 'Contact' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to Amina Njoroge' }))
  const write = async () => {
    await fillIn(shown.user, dialog.getByLabelText('Subject'), 'Your boats')
    await fillIn(shown.user, dialog.getByLabelText('Message'), 'Could you paint another?')
    await fillIn(shown.user, dialog.getByLabelText('Your name'), 'Lena')
    await fillIn(shown.user, dialog.getByLabelText('Your email'), 'lena@example.org')
  }
  const submit = () => shown.user.click(dialog.getByRole('button', { name: 'Send message' }))
  return { ...shown, sent, dialog, write, submit }
}

describe('writing to an artist', () => {
  test('sends what was written, and says so', async () => {
    const { sent, write, submit, complaints, user } = await openContact()
    await write()
    await submit()
    expect(await screen.findByRole('heading', { name: 'Your message was sent' })).toBeTruthy()
    expect(sent).toHaveBeenCalledExactlyOnceWith('amina', {
      name: 'Lena',
      email: 'lena@example.org',
      subject: 'Your boats',
      text: 'Could you paint another?',
    })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('asks for no address in the message: the answer comes by email, and shows none', async () => {
    const { dialog } = await openContact()
    const message = dialog.getByLabelText('Message')
    const hint = document.getElementById(message.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('An answer comes to you by email.')
  })

  test('whoever is signed in need not say who they are', async () => {
    const { sent, dialog, submit, user } = await openContact(async () => {}, userView())
    expect([dialog.queryByLabelText('Your name'), dialog.queryByLabelText('Your email')]).toEqual([
      null,
      null,
    ])
    expect(dialog.getByText('You write as Lena Okoro.')).toBeTruthy()
    await fillIn(user, dialog.getByLabelText('Subject'), 'Your boats')
    await fillIn(user, dialog.getByLabelText('Message'), 'Could you paint another?')
    await submit()
    expect(await screen.findByRole('heading', { name: 'Your message was sent' })).toBeTruthy()
    expect(sent).toHaveBeenCalledExactlyOnceWith('amina', {
      name: 'Lena Okoro',
      email: 'lena@example.test',
      subject: 'Your boats',
      text: 'Could you paint another?',
    })
  })

  test('a member with a name longer than a message carries can write all the same', async () => {
    const { sent, dialog, submit, user } = await openContact(
      async () => {},
      userView({ name: 'L'.repeat(120) }),
    )
    await fillIn(user, dialog.getByLabelText('Subject'), 'Your boats')
    await user.type(dialog.getByLabelText('Message'), 'Hello')
    await submit()
    expect(sent.mock.calls[0]?.[1].name).toBe('L'.repeat(100))
  })

  test('what was half written when the session ran out is there again, until it is sent', async () => {
    rememberUnsent('message to amina', { subject: 'Your boats', text: 'Could you ' })
    const { sent, dialog, submit, user } = await openContact(async () => {}, userView())
    expect(await dialog.findByDisplayValue('Your boats')).toBe(dialog.getByLabelText('Subject'))
    await user.type(dialog.getByLabelText('Message'), 'paint another?')
    expect(unsentOf('message to amina')).toEqual({ subject: 'Your boats', text: 'Could you paint another?' })
    await submit()
    await screen.findByRole('heading', { name: 'Your message was sent' })
    expect(sent.mock.calls[0]?.[1].text).toBe('Could you paint another?')
    expect(unsentOf('message to amina')).toBeNull()
  })

  test('names what is missing, field by field, and sends nothing', async () => {
    const { sent, dialog, submit } = await openContact()
    await submit()
    for (const text of [
      'Subject is required',
      'Message is required',
      'Name is required',
      'Email is required',
    ])
      expect(dialog.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('Subject'))
    expect(sent).not.toHaveBeenCalled()
    expect(await obstacles()).toEqual([])
  })

  test('a message once mended is no longer complained about', async () => {
    const { dialog, submit, user } = await openContact()
    await submit()
    await user.type(dialog.getByLabelText('Subject'), 'B')
    expect(dialog.queryByText('Subject is required')).toBeNull()
    expect(dialog.getByText('Message is required')).toBeTruthy()
  })

  test.each([
    [
      'the gallery does not answer',
      new Unavailable('The gallery did not answer.'),
      'The gallery did not answer.',
    ],
    [
      'somebody writes too much',
      new DomainError('too-many-requests', 'too-many', 'You have written a lot. Try again in an hour.'),
      'You have written a lot. Try again in an hour.',
    ],
  ])('keeps what was written when %s', async (_when, error, text) => {
    const { dialog, write, submit } = await openContact(() => Promise.reject(error))
    await write()
    await submit()
    expect((await dialog.findByRole('alert')).textContent).toBe(text)
    expect(dialog.getByLabelText<HTMLInputElement>('Subject').value).toBe('Your boats')
  })

  test('shows what the server finds at a field', async () => {
    const { dialog, write, submit } = await openContact(() =>
      Promise.reject(
        new DomainError('rule-broken', 'not-a-message', 'Please look at the form.', {
          email: 'Enter a valid email address',
        }),
      ),
    )
    await write()
    await submit()
    expect(await dialog.findByText('Enter a valid email address')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('Your email'))
  })

  test('what is written outlives a closed dialog', async () => {
    const { dialog, write, user } = await openContact()
    await write()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Contact' }))
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Could you paint another?')
  })
})
