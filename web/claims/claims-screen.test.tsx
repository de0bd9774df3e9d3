import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Claims, ClaimView, OrderClaimsView } from '#application/claims/contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { rememberUnsent, unsentOf } from '#web/kept/unsent.ts'
import { fillIn, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { claimsRoutes } from './claims-routes.tsx'

const brook = { id: 'brook', name: 'Brook Tadesse' }
const claim: ClaimView = {
  id: 'one',
  artworkId: 'salt',
  title: 'Salt Geometry',
  imageUrl: null,
  artist: brook,
  status: 'open',
  openedAt: '2026-11-22T10:00:00.000Z',
  closedAt: null,
  givenBack: 0,
  messages: [
    {
      id: 'first',
      by: 'buyer',
      name: 'Lena Okoro',
      text: 'It is torn.',
      at: '2026-11-22T10:00:00.000Z',
      isUnread: false,
      photographs: [
        { id: 'p', imageUrl: '/api/claim-photographs/p/480?key=secret', width: 640, height: 480 },
      ],
    },
    {
      id: 'second',
      by: 'artist',
      name: 'Brook Tadesse',
      text: 'I am sorry.',
      at: '2026-11-22T11:00:00.000Z',
      isUnread: true,
      photographs: [],
    },
  ],
}
const fresh: OrderClaimsView = {
  number: '4829-1736',
  items: [{ artworkId: 'salt', title: 'Salt Geometry', quantity: 2, imageUrl: null, artist: brook }],
  claims: [],
}

async function open(seen: OrderClaimsView) {
  const claims = {
    claims: vi.fn<Claims['claims']>(async () => seen),
    open: vi.fn<Claims['open']>(async () => ({ ...seen, items: [], claims: [claim] })),
    answer: vi.fn<Claims['answer']>(async () => seen),
    markRead: vi.fn<Claims['markRead']>(async () => undefined),
  }
  const page = show(claimsRoutes(claims), '/orders/4829-1736/claims?key=secret', shopServices({ claims }))
  await screen.findByRole('heading', { level: 1 })
  return { ...page, claims }
}

test('damage is told in words and on photographs, of which some can be left out again', async () => {
  const { user, claims } = await open(fresh)
  expect(await obstacles()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Report damage' }))
  expect(await screen.findByText('Message is required', { selector: 'form *' })).toBeTruthy()
  expect(claims.open).not.toHaveBeenCalled()
  const text = screen.getByLabelText('What is wrong with it')
  await fillIn(user, text, 'It is torn.')
  expect(text.getAttribute('aria-invalid')).toBeNull()
  const [torn, carton] = ['torn.jpg', 'carton.jpg'].map(
    (name) => new File(['x'], name, { type: 'image/jpeg' }),
  )
  await user.upload(screen.getByLabelText('Add photographs'), [torn!, carton!])
  await user.click(screen.getByRole('button', { name: 'Leave out carton.jpg' }))
  claims.claims.mockResolvedValue({ ...fresh, items: [], claims: [claim] })
  await user.click(screen.getByRole('button', { name: 'Report damage' }))
  await screen.findByRole('heading', { name: 'What you have told us' })
  expect(claims.open.mock.calls).toEqual([
    [
      '4829-1736',
      { artworkId: 'salt', text: 'It is torn.', photographs: [torn] },
      expect.any(String),
      'secret',
    ],
  ])
})

test('a file that is no photograph is named and marked, until it is left out', async () => {
  const { user, claims } = await open(fresh)
  const why = 'This file is not a picture that we can read.'
  const said = `letter.jpg: ${why}`
  claims.open.mockRejectedValueOnce(
    new DomainError('rule-broken', 'picture-unknown', said, { photographs: said, 'photographs.1': why }),
  )
  await fillIn(user, screen.getByLabelText('What is wrong with it'), 'It is torn.')
  const files = ['torn.jpg', 'letter.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
  await user.upload(screen.getByLabelText('Add photographs'), files)
  await user.click(screen.getByRole('button', { name: 'Report damage' }))
  const form = screen.getByRole('form', { name: 'What is wrong' })
  expect(await within(form).findByText(said)).toBeTruthy()
  const listed = () =>
    within(screen.getByRole('list', { name: 'Photographs that go along' }))
      .getAllByRole('listitem')
      .map(({ firstChild }) => firstChild?.textContent)
  expect(listed()).toEqual(['torn.jpg', 'letter.jpg cannot be sent'])
  expect(await obstacles()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Leave out letter.jpg' }))
  expect(listed()).toEqual(['torn.jpg'])
  expect(within(form).queryByText(said)).toBeNull()
  await user.upload(
    screen.getByLabelText('Add photographs'),
    new File([], 'empty.jpg', { type: 'image/jpeg' }),
  )
  await user.click(screen.getByRole('button', { name: 'Report damage' }))
  expect(await within(form).findByText(/^empty\.jpg: This file is empty/)).toBeTruthy()
  expect(listed()).toEqual(['torn.jpg', 'empty.jpg cannot be sent'])
  expect(claims.open).toHaveBeenCalledTimes(1)
})

test('an answer is marked until it is seen, photographs open larger, and more can be written', async () => {
  const { user, claims } = await open({ ...fresh, items: [], claims: [claim] })
  const box = within(screen.getByRole('region', { name: 'Damage to Salt Geometry' }))
  expect(box.getAllByText('Not read:')).toHaveLength(1)
  // React runs effects once the screen is drawn, on a busy machine after it was found.
  await waitFor(() => expect(claims.markRead.mock.calls).toEqual([['4829-1736', 'one', 'secret']]))
  const shown = box.getByRole('link', { name: 'Photograph 1 of 1, by you' })
  expect(shown.getAttribute('href')).toBe('/api/claim-photographs/p/1600?key=secret')
  expect(await obstacles()).toEqual([])
  claims.answer.mockRejectedValueOnce(
    new DomainError('conflict', 'claim-closed', 'This claim has been decided already.'),
  )
  await fillIn(user, box.getByLabelText('Your message'), 'The frame is whole.')
  await user.click(box.getByRole('button', { name: 'Send message' }))
  await screen.findByText('This claim has been decided already.')
  expect(box.getByLabelText('Your message')).toHaveProperty('value', 'The frame is whole.')
  await user.click(box.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Your message is there.')
  const [first, second] = claims.answer.mock.calls.map((call) => call[3])
  expect(second).toBe(first)
})

test('what was half written when the session ran out is there again, until it is sent', async () => {
  rememberUnsent('claim one', 'The frame is ')
  const { user } = await open({ ...fresh, items: [], claims: [claim] })
  const message = await screen.findByDisplayValue('The frame is')
  expect(message).toBe(screen.getByLabelText('Your message'))
  await user.type(message, 'whole.')
  expect(unsentOf('claim one')).toBe('The frame is whole.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Your message is there.')
  expect([screen.getByLabelText('Your message'), unsentOf('claim one')]).toMatchObject([{ value: '' }, null])
})

test('what is decided says what went back, and takes no more', async () => {
  await open({
    ...fresh,
    items: [],
    claims: [{ ...claim, status: 'closed', closedAt: '2026-11-23T10:00:00.000Z', givenBack: 4_550 }],
  })
  expect(screen.getByText('$45.50 went back to the buyer.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
  expect(await obstacles()).toEqual([])
})
