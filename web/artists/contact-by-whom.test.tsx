import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UserView } from '#application/identity/contract.ts'
import type { SessionEvent } from '#application/identity/sessions/session-news.ts'
import { unsentOf } from '#web/kept/unsent.ts'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { fillIn, shopServices, show } from '#web/testing/show.tsx'
import { ContactArtist } from './contact-artist.tsx'

const lena = userView()
const mateo = userView({ id: 'mateo', name: 'Mateo Ruiz' })
const text = 'Could you paint another?'

/** A message is half written; `become` and `end` are what another tab does. */
async function beginMessage(account: UserView | null) {
  const accounts = accountsOf(lena)
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
  const artist = { id: 'amina', name: 'Amina Njoroge' }
  const { user } = show([{ path: 'artist', element: <ContactArtist artist={artist} /> }], '/artist', services)
  await user.click(await screen.findByRole('button', { name: 'Contact' }))
  const message = async () =>
    within(await screen.findByRole('dialog')).getByLabelText<HTMLTextAreaElement>('Message').value
  await fillIn(user, within(await screen.findByRole('dialog')).getByLabelText('Message'), text)
  const turn = async (to: UserView | null, event: SessionEvent) => {
    accounts.user = to
    act(() => hear(event))
    await waitFor(() => expect(services.session.current()).toBe(to))
  }
  return {
    message,
    become: (next: UserView) => turn(next, 'signed in'),
    end: () => turn(null, 'ended'),
  }
}

test('whoever signs in instead in another tab neither sees nor sends what somebody else was writing', async () => {
  const { message, become } = await beginMessage(lena)
  await become(mateo)
  expect(await screen.findByText('You write as Mateo Ruiz.')).toBeTruthy()
  expect([await message(), unsentOf('message to amina')]).toEqual(['', null])
})

test('that is so, too, where nobody was signed in between', async () => {
  const { message, become, end } = await beginMessage(lena)
  await end()
  expect(await message()).toBe(text)
  await become(mateo)
  expect(await message()).toBe('')
})

test('a visitor who signs in while they write goes on with their message', async () => {
  const { message, become } = await beginMessage(null)
  await become(lena)
  expect(await message()).toBe(text)
})

test('whose session runs out goes on with their message', async () => {
  const { message, become, end } = await beginMessage(lena)
  await end()
  await become(lena)
  expect(await message()).toBe(text)
})
