import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userView } from '#web/testing/accounts.ts'
import { artistServicesOf } from '#web/testing/artist-services.ts'
import { parcel } from '#web/testing/artist-views.ts'
import { obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'
import { artistDashboardRoutes } from '../artist-dashboard-routes.ts'

const amina = userView({ id: 'amina', name: 'Amina Njoroge', role: 'artist', artistStatus: 'approved' })

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
