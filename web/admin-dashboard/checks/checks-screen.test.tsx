import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PaymentCheckView } from '#application/orders/payment-checks-contract.ts'
import { adminDashboardRoutes } from '#web/admin-dashboard/admin-dashboard-routes.ts'
import { userView } from '#web/testing/accounts.ts'
import { adminServicesOf } from '#web/testing/admin-services.ts'
import { paymentCheck } from '#web/testing/check-services.ts'
import { obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'

function open(checks: readonly PaymentCheckView[], search = '') {
  const { services } = adminServicesOf({ checks })
  const ada = userView({ name: 'Ada Mensah', role: 'admin' })
  return showDashboard(adminDashboardRoutes, `/dashboard/admin/payment-checks${search}`, ada, {
    adminServices: async () => services,
  })
}

const held = 'stripe holds $640.00 for order 4829-1736, which needs no more.'
const amiss = paymentCheck({ differences: [{ sentence: held, orderNumber: '4829-1736' }] })

test('says what differs, leads to the order, and counts it in the dashboard', async () => {
  open([amiss])
  expect(await screen.findByText(/1 difference to see to/)).toBeTruthy()
  expect(screen.getByText(held)).toBeTruthy()
  expect(screen.getByRole('link', { name: '4829-1736' }).getAttribute('href')).toBe(
    '/dashboard/admin/orders/4829-1736',
  )
  expect(screen.getByRole('link', { name: /^Checks.*1/ })).toBeTruthy()
  expect(await obstacles()).toEqual([])
})

test('compares when it is asked to, and shows what that comes to', async () => {
  const { user } = open([amiss])
  await user.click(await screen.findByRole('button', { name: 'Compare now' }))
  expect(await screen.findByText(/Orders, books and providers agree\./)).toBeTruthy()
  expect(screen.queryByText(held)).toBeNull()
  expect(screen.getByRole('row', { name: /1 difference/ })).toBeTruthy()
  expect(await screen.findByText('Compared.')).toBeTruthy()
})

test('tells of what was once found no more than that it was', async () => {
  open([amiss], '?cursor=earlier')
  expect(await screen.findByRole('row', { name: /1 difference/ })).toBeTruthy()
  expect(screen.queryByText(held)).toBeNull()
})

test('says that nothing was compared so far', async () => {
  open([])
  expect(await screen.findByText('Nothing compared so far')).toBeTruthy()
})
