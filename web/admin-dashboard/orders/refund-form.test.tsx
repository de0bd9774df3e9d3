import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OrderView } from '#application/orders/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { WebServices } from '#web/services.ts'
import { userView } from '#web/testing/accounts.ts'
import { adminOrder, adminServicesOf } from '#web/testing/admin-services.ts'
import { obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'
import { adminDashboardRoutes } from '../admin-dashboard-routes.ts'

const ada = userView({ id: 'ada', name: 'Ada Mensah', role: 'admin' })
const whole = adminOrder()
/** After one of two pieces was given back. */
const less = adminOrder({
  items: whole.items.map((item) => (item.artworkId === 'salt' ? { ...item, givenBack: 1 } : item)),
  payment: { method: 'card', status: 'partly-refunded' },
  left: 68_550,
  refunds: [{ at: '2026-11-22T10:00:00.000Z', amount: 4_550, lines: [{ artworkId: 'salt', quantity: 1 }] }],
  fulfilments: whole.fulfilments.map((part) =>
    part.artist.id === 'brook' ? { ...part, kept: 4_550, artistReceives: 3_868 } : part,
  ),
})

async function open() {
  let order: OrderView = whole
  const { services } = adminServicesOf({ orders: [order] })
  vi.spyOn(services.orders, 'order').mockImplementation(async () => order)
  const refund = vi.spyOn(services.orders, 'refund')
  const routes = (all: WebServices) => adminDashboardRoutes(all)
  const page = showDashboard(routes, '/dashboard/admin/orders/4829-1736', ada, {
    adminServices: async () => services,
  })
  const form = within(await screen.findByRole('form', { name: 'Give money back' }))
  return {
    ...page,
    form,
    refund,
    becomes: (now: OrderView) => {
      order = now
    },
  }
}

const sum = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('a piece goes back after it was said who gives what, and asked once more', async () => {
  const { user, form, refund, becomes } = await open()
  const salt = within(form.getByRole('group', { name: 'Quantity of Salt Geometry' }))
  expect(salt.getByRole('button', { name: 'Decrease quantity' })).toHaveProperty('ariaDisabled', 'true')
  await user.click(salt.getByRole('button', { name: 'Increase quantity' }))
  expect(sum('From Brook Tadesse')).toBe('$38.67')
  expect(sum('From Sanaa')).toBe('$6.83')
  expect(sum('To the buyer')).toBe('$45.50')
  expect(form.getByText('For sale again: 1 × Salt Geometry.')).toBeTruthy()
  expect(await obstacles()).toEqual([])

  await user.click(form.getByRole('button', { name: 'Give back $45.50' }))
  expect(refund).not.toHaveBeenCalled()
  refund.mockImplementation(async () => {
    becomes(less)
    return less
  })
  await user.click(await screen.findByRole('button', { name: 'Yes, give back $45.50' }))
  await screen.findByText('$45.50 of order 4829-1736 goes back.')
  expect(refund.mock.calls).toEqual([
    ['4829-1736', { lines: [{ artworkId: 'salt', quantity: 1 }], left: 73_100 }],
  ])
  await screen.findByText(/0 of 1/, { selector: 'li:nth-child(2) *' })
  expect(screen.getByText('Qty 2, 1 given back')).toBeTruthy()
  expect(screen.getByText('Given back 22 November 2026')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Works')
  expect(await obstacles()).toEqual([])
})

test('an amount that is more than is left says so at its field, and asks nobody', async () => {
  const { user, form, refund } = await open()
  await user.click(form.getByRole('radio', { name: 'An amount' }))
  const field = form.getByLabelText('Amount in dollars')
  await user.type(field, '731.01')
  await user.click(form.getByRole('button', { name: 'Give back' }))
  expect(form.getByText('At most $731.00 is left to give back.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(await obstacles()).toEqual([])
  await user.clear(field)
  await user.type(field, '$100')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(sum('From Amina Njoroge')).toBe('$74.42')
  expect(sum('To the buyer')).toBe('$100.00')
  expect(refund).not.toHaveBeenCalled()
})

test('no work chosen is no refund', async () => {
  const { user, form } = await open()
  await user.click(form.getByRole('button', { name: 'Give back' }))
  expect(form.getByText('Choose at least one work.')).toBeTruthy()
})

test('the rest of all ends the order, and takes the form away', async () => {
  const { user, form, refund, becomes } = await open()
  const ended = adminOrder({ status: 'refunded', payment: { method: 'card', status: 'refunded' }, left: 0 })
  refund.mockImplementation(async () => {
    becomes(ended)
    return ended
  })
  await user.click(form.getByRole('radio', { name: 'All that is left, $731.00' }))
  await user.click(form.getByRole('button', { name: 'Give back $731.00' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, give back $731.00' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Give money back' })).toBeNull())
  expect(refund.mock.calls).toEqual([['4829-1736', { left: 73_100 }]])
})

test('where somebody else was quicker, the order is shown anew, and what was chosen stays', async () => {
  const { user, form, refund, becomes } = await open()
  refund.mockImplementation(async () => {
    becomes(less)
    throw new DomainError('conflict', 'order-changed', 'Somebody else has changed order 4829-1736.')
  })
  const salt = within(form.getByRole('group', { name: 'Quantity of Salt Geometry' }))
  await user.click(salt.getByRole('button', { name: 'Increase quantity' }))
  await user.click(form.getByRole('button', { name: 'Give back $45.50' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, give back $45.50' }))
  expect(await screen.findByText('Somebody else has changed order 4829-1736.')).toBeTruthy()
  await screen.findByText('Qty 2, 1 given back')
  expect(form.getByText('1 of 1')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Give back $45.50' }))
  refund.mockResolvedValue(less)
  await user.click(await screen.findByRole('button', { name: 'Yes, give back $45.50' }))
  await waitFor(() => expect(refund.mock.lastCall?.[1]).toMatchObject({ left: 68_550 }))
})

test('without an answer what was chosen stays, and it can be asked again', async () => {
  const { user, form, refund } = await open()
  refund.mockRejectedValue(new Unavailable('Failed to refund the order'))
  await user.click(form.getByRole('radio', { name: 'All that is left, $731.00' }))
  await user.click(form.getByRole('button', { name: 'Give back $731.00' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, give back $731.00' }))
  expect(await screen.findByText('Failed to refund the order')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Give back $731.00' }))
  await user.click(await screen.findByRole('button', { name: 'Leave it' }))
  expect(refund).toHaveBeenCalledTimes(1)
})
