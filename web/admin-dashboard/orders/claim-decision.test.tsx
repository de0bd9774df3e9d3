import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ClaimAdministration, ClaimView } from '#application/claims/contract.ts'
import { rememberUnsent, unsentOf } from '#web/kept/unsent.ts'
import type { WebServices } from '#web/services.ts'
import { userView } from '#web/testing/accounts.ts'
import { adminOrder, adminServicesOf } from '#web/testing/admin-services.ts'
import { fillIn, obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'
import { adminDashboardRoutes } from '../admin-dashboard-routes.ts'

const ada = userView({ id: 'ada', name: 'Ada Mensah', role: 'admin' })
const claim: ClaimView = {
  id: 'one',
  artworkId: 'salt',
  title: 'Salt Geometry',
  imageUrl: null,
  artist: { id: 'brook', name: 'Brook Tadesse' },
  status: 'open',
  openedAt: '2026-11-22T10:00:00.000Z',
  closedAt: null,
  givenBack: 0,
  messages: [],
}

async function open() {
  const { services } = adminServicesOf({ orders: [adminOrder()] })
  let shown = claim
  const close = vi.fn<ClaimAdministration['close']>(async () => {
    shown = { ...claim, status: 'closed' as const, closedAt: '2026-11-23T10:00:00.000Z' }
    return [shown]
  })
  const claims = { ...services.claims, claims: async () => [shown], close }
  const routes = (all: WebServices) => adminDashboardRoutes(all)
  const page = showDashboard(routes, '/dashboard/admin/orders/4829-1736', ada, {
    adminServices: async () => ({ ...services, claims }),
  })
  const box = within(await screen.findByRole('region', { name: 'Damage to Salt Geometry' }))
  return { ...page, box, close }
}

test('a decision that was half written when the session ran out goes on, with a refund too', async () => {
  rememberUnsent('decision one', 'One goes back.')
  const { user, box, close } = await open()
  expect(await box.findByDisplayValue('One goes back.')).toBe(box.getByLabelText('Your decision'))
  await user.click(box.getByRole('button', { name: 'Give back $45.50' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, give back $45.50' }))
  await screen.findByText('Decided')
  expect(close.mock.calls[0]?.[2]).toBe('One goes back.')
  expect(unsentOf('decision one')).toBeNull()
})

test('the damaged piece is chosen already, and goes back with the sentence that stands there when it is sent', async () => {
  const { user, box, close } = await open()
  const form = within(box.getByRole('form', { name: 'Decide with a refund' }))
  await user.click(form.getByRole('button', { name: 'Give back $45.50' }))
  expect(box.getByText('Message is required')).toBeTruthy()
  expect(document.activeElement).toBe(box.getByLabelText('Your decision'))
  await fillIn(user, box.getByLabelText('Your decision'), 'One goes back.')
  expect(await obstacles()).toEqual([])
  await user.click(form.getByRole('button', { name: 'Give back $45.50' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, give back $45.50' }))
  await screen.findByText('Decided')
  expect(close.mock.calls).toEqual([
    [
      '4829-1736',
      'one',
      'One goes back.',
      { lines: [{ artworkId: 'salt', quantity: 1 }], left: expect.any(Number) },
    ],
  ])
})

test('only whoever has sold the damaged work gives for it', async () => {
  const { user, box, close } = await open()
  const form = within(box.getByRole('form', { name: 'Decide with a refund' }))
  expect(form.queryByRole('group', { name: 'Quantity of Harbour at Dusk' })).toBeNull()
  await user.click(form.getByRole('radio', { name: 'An amount' }))
  expect(form.getByText('At most $91.00')).toBeTruthy()
  await user.type(form.getByLabelText('Amount in dollars'), '20')
  expect(form.getByText('From Brook Tadesse').nextElementSibling?.textContent).toBe('$17.00')
  expect(form.queryByText('From Amina Njoroge')).toBeNull()
  await user.click(form.getByRole('radio', { name: 'All that is left of what Brook Tadesse sold, $91.00' }))
  await fillIn(user, box.getByLabelText('Your decision'), 'All of it goes back.')
  await user.click(form.getByRole('button', { name: 'Give back $91.00' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, give back $91.00' }))
  await screen.findByText('Decided')
  expect(close.mock.calls[0]?.[3]).toEqual({ amount: 9_100, left: 73_100 })
})

test('it is decided without money in one press, once there is a sentence', async () => {
  const { user, box, close } = await open()
  await user.click(box.getByRole('button', { name: 'Decide without a refund' }))
  expect(close).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(box.getByLabelText('Your decision'))
  await fillIn(user, box.getByLabelText('Your decision'), 'It was so before.')
  await user.click(box.getByRole('button', { name: 'Decide without a refund' }))
  await screen.findByText('Decided')
  expect(close.mock.calls).toEqual([['4829-1736', 'one', 'It was so before.', null]])
})
