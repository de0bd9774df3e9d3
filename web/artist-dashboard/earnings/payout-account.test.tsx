import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { artistDashboardRoutes } from '#web/artist-dashboard/artist-dashboard-routes.ts'
import { userView } from '#web/testing/accounts.ts'
import { artistServicesOf } from '#web/testing/artist-services.ts'
import { fillIn, obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'

const amina = userView({ id: 'amina', name: 'Amina Njoroge', role: 'artist', artistStatus: 'approved' })

function open(address: string, backend = artistServicesOf()) {
  const services = { artistServices: async () => backend.services }
  return { backend, ...showDashboard(artistDashboardRoutes, address, amina, services) }
}

test('an artist names where the money goes, and confirms it from the mail', async () => {
  const { user, backend } = open('/dashboard/earnings')
  expect(await screen.findByText(/Nowhere yet/)).toBeTruthy()
  expect(await obstacles()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save and confirm by mail' }))
  // By its field: a toast says it too, and until that has gone there are two.
  expect(await screen.findByText('IBAN is required', { selector: 'form *' })).toBeTruthy()
  await fillIn(user, screen.getByRole('textbox', { name: /IBAN/ }), 'DE89370400440532013000')
  await fillIn(user, screen.getByRole('textbox', { name: /Account holder/ }), 'Amina Njoroge')
  await user.click(screen.getByRole('button', { name: 'Save and confirm by mail' }))
  expect(
    await screen.findByText(/The bank account that ends in 3000 waits for your confirmation/),
  ).toBeTruthy()
  expect(await obstacles()).toEqual([])

  const later = open('/dashboard/earnings?token=from-the-mail', backend)
  await later.user.click(await screen.findByRole('button', { name: 'Yes, confirm it' }))
  expect(await screen.findByText('Your payouts go to the bank account that ends in 3000.')).toBeTruthy()
  expect(later.where()).toBe('/dashboard/earnings')
})
