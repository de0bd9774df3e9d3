import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Ordering, OrderView } from '#application/orders/contract.ts'
import { orderingThat, orderView } from '#web/testing/order-window.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { placedOrderRoutes } from './placed-order-routes.tsx'

const waiting = orderView({
  status: 'awaiting-payment',
  payment: {
    method: 'atm',
    status: 'pending',
    instructions: 'We have sent you a link.',
    isToBeConfirmed: true,
  },
})

function openByLink(kept: OrderView, found = waiting) {
  const keepWorks = vi.fn<Ordering['keepWorks']>(async () => kept)
  const ordering = { ...orderingThat(), order: async () => found, keepWorks }
  const services = shopServices({ ordering })
  const routes = placedOrderRoutes(ordering, services.catalogue, services.payments)
  return { keepWorks, ...show(routes, '/orders/4829-1736?key=the-key&confirm=the-secret', services) }
}

test('one press keeps the works, and says how to pay', async () => {
  const instructions = 'Please transfer $731.00.'
  const { user, keepWorks } = openByLink({
    ...waiting,
    payment: { method: 'atm', status: 'pending', instructions },
  })
  const keep = await screen.findByRole('button', { name: 'Keep the works' })
  expect(await obstacles()).toEqual([])
  await user.click(keep)
  expect(await screen.findByText(instructions)).toBeTruthy()
  expect(keepWorks).toHaveBeenCalledExactlyOnceWith('4829-1736', 'the-secret', 'the-key')
  expect(screen.queryByRole('button', { name: 'Keep the works' })).toBeNull()
})

test('where the works are gone the page says so', async () => {
  const { user } = openByLink({
    ...waiting,
    status: 'cancelled',
    payment: { method: 'atm', status: 'failed' },
  })
  await user.click(await screen.findByRole('button', { name: 'Keep the works' }))
  expect(await screen.findByText(/somebody else was faster/)).toBeTruthy()
})

test.each([
  ['link', /its link was opened too late/],
  ['payment', /ended unpaid: the whole of your transfer did not come in time/],
] as const)('where the time of its %s has run out the page says that alone', async (ranOut, sentence) => {
  const ended = orderView({
    status: 'cancelled',
    payment: { method: 'atm', status: 'failed', ranOut },
  })
  openByLink(ended, ended)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByText(/somebody else/)).toBeNull()
})
