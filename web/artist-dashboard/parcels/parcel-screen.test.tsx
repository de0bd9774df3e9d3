import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DomainError } from '#domain/shared/domain-error.ts'
import { userView } from '#web/testing/accounts.ts'
import { artistServicesOf } from '#web/testing/artist-services.ts'
import { parcel } from '#web/testing/artist-views.ts'
import { fillIn, obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'
import { artistDashboardRoutes } from '../artist-dashboard-routes.ts'

const amina = userView({ id: 'amina', name: 'Amina Njoroge', role: 'artist', artistStatus: 'approved' })

test('a mistyped number is put right while the parcel is on its way, and the focus stays beside it', async () => {
  const sent = { status: 'shipped', carrier: 'DHL', trackingNumber: 'JD0146000054' } as const
  const order = parcel({ number: '4829-1736', ...sent })
  const { services } = artistServicesOf({ orders: [order] })
  const { user } = showDashboard(artistDashboardRoutes, '/dashboard/orders/4829-1736', amina, {
    artistServices: async () => services,
  })
  const panel = within(await screen.findByRole('region', { name: 'On its way' }))
  await user.click(panel.getByRole('button', { name: 'Correct carrier or number' }))
  expect(document.activeElement).toBe(panel.getByLabelText('Carrier'))
  await user.click(panel.getByRole('button', { name: 'Leave it' }))
  expect(panel.getByText('DHL, JD0146000054')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'On its way' }))
  await user.click(panel.getByRole('button', { name: 'Correct carrier or number' }))
  await user.click(panel.getByRole('button', { name: 'Save and tell the buyer' }))
  await screen.findByText('Nothing has changed, and the buyer gets no email.')
  await user.click(await panel.findByRole('button', { name: 'Correct carrier or number' }))
  await user.clear(panel.getByLabelText('Tracking number'))
  await fillIn(user, panel.getByLabelText('Tracking number'), 'JD0146000045')
  expect(await obstacles()).toEqual([])
  await user.click(panel.getByRole('button', { name: 'Save and tell the buyer' }))
  await panel.findByText('DHL, JD0146000045')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'On its way' }))
  await screen.findByText('The buyer gets an email with what is right.')
})

test('a parcel that was sent from another tab is shown as it is, once that is told', async () => {
  const { services } = artistServicesOf({ orders: [parcel({ number: '4829-1736' })] })
  const { user } = showDashboard(artistDashboardRoutes, '/dashboard/orders/4829-1736', amina, {
    artistServices: async () => services,
  })
  const form = within(await screen.findByRole('form', { name: 'Mark as shipped' }))
  await services.dashboard.ship('4829-1736', { carrier: 'DHL', trackingNumber: '42' })
  services.dashboard.ship = async () => {
    throw new DomainError('conflict', 'already-shipped', 'This part of the order is on its way already.')
  }
  await fillIn(user, form.getByLabelText('Carrier'), 'Posta')
  await fillIn(user, form.getByLabelText('Tracking number'), '4711')
  await user.click(form.getByRole('button', { name: 'Mark as shipped' }))
  await screen.findByText('This part of the order is on its way already.')
  expect(await screen.findByText('DHL, 42')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Mark as shipped' })).toBeNull()
})

test.each([
  ['has arrived', { status: 'delivered' }],
  ['is on its way to a buyer who got all back', { status: 'shipped', canBeCorrected: false }],
] as const)('of what %s nothing is corrected', async (_, how) => {
  const order = parcel({ number: '4829-1736', carrier: 'DHL', trackingNumber: '42', ...how })
  const { services } = artistServicesOf({ orders: [order] })
  showDashboard(artistDashboardRoutes, '/dashboard/orders/4829-1736', amina, {
    artistServices: async () => services,
  })
  expect(await screen.findByText('DHL, 42')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Correct carrier or number' })).toBeNull()
})

test('a parcel of which a part was given back asks for what is left, and tells what it earns', async () => {
  const whole = parcel({ number: '4829-1736' })
  const [drift] = whole.items
  if (!drift) throw new Error('The parcel has a work.')
  const order = parcel({
    number: '4829-1736',
    items: [
      { ...drift, quantity: 3, givenBack: 1, inParcel: 2 },
      { ...drift, artworkId: 'kiln', title: 'Kiln', givenBack: 1, inParcel: 0 },
    ],
    subtotal: 40_000,
    refunded: 20_000,
    fee: 3_000,
    artistReceives: 17_000,
  })
  const { services } = artistServicesOf({ orders: [order] })
  showDashboard(artistDashboardRoutes, '/dashboard/orders/4829-1736', amina, {
    artistServices: async () => services,
  })
  expect(await screen.findByText('Qty 3, 1 given back: pack 2')).toBeTruthy()
  expect(screen.getByText('Qty 1, 1 given back: pack none')).toBeTruthy()
  expect(screen.getByText('Given back').nextElementSibling?.textContent).toBe('-$200.00')
  expect(screen.getByText('You receive').nextElementSibling?.textContent).toBe('$170.00')
  expect(screen.getByText('Of $170.00 about $12.50 goes to the carrier.')).toBeTruthy()
  // Nothing else goes onto the slip.
  const slip = within(screen.getByRole('table', { hidden: true }))
  expect(slip.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'ArtworkQuantity',
    'Drift2',
  ])
  expect(await obstacles()).toEqual([])
})
