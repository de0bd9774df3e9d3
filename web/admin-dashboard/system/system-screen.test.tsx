import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminDashboardRoutes } from '#web/admin-dashboard/admin-dashboard-routes.ts'
import { userView } from '#web/testing/accounts.ts'
import { adminServicesOf } from '#web/testing/admin-services.ts'
import { obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'

const ada = userView({ id: 'ada', name: 'Ada Mensah', role: 'admin' })

function open(system: Parameters<typeof adminServicesOf>[0] & object) {
  const { services } = adminServicesOf(system)
  return showDashboard(adminDashboardRoutes, '/dashboard/admin/system', ada, {
    adminServices: async () => services,
  })
}

const at = { signedInAt: '2026-11-20T08:00:00.000Z', lastSeenAt: '2026-11-21T10:00:00.000Z' }
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const sessions = [
  { ...at, id: 'here', adminId: 'ada', name: 'Ada Mensah', device: firefox, current: true },
  { ...at, id: 'there', adminId: 'bola', name: 'Bola', device: firefox, current: false },
]
const job = {
  id: 'job',
  kind: 'take-payment',
  about: '4829-1736',
  at: '2026-11-21T10:00:00.000Z',
  tries: 1001,
  reason: 'Error: nobody answers',
}

test('what was given up is told with why, and tried anew on a press', async () => {
  const { user } = open({ system: { jobs: [job] } })
  const row = await screen.findByRole('row', { name: /^Taking a payment 4829-1736/ })
  expect(row.textContent).toContain('Error: nobody answers')
  expect(await obstacles()).toEqual([])
  await user.click(within(row).getByRole('button', { name: 'Again: Taking a payment 4829-1736' }))
  expect(await screen.findByText('Every job was done, or is still tried.')).toBeTruthy()
})

test('an admin is signed out of another browser once asked, never out of this one', async () => {
  const { user } = open({ system: { sessions } })
  const row = await screen.findByRole('row', { name: /^Bola Firefox on Linux/ })
  expect(screen.queryByRole('button', { name: /^Sign out Ada/ })).toBeNull()
  await user.click(within(row).getByRole('button', { name: 'Sign out Bola, Firefox on Linux' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, sign out' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Bola/ })).toBeNull())
  expect(screen.getByText('This browser')).toBeTruthy()
})

test('it says aloud that no mail leaves, and only then', async () => {
  const mails = { leave: false, waiting: 0, kept: 3, givenUp: 0 }
  open({ system: { mails } })
  expect(await screen.findByText(/^No mail leaves the shop/)).toBeTruthy()
})

test('whether the books agree, what is free and what runs are told', async () => {
  open({ system: { check: { at: '2026-11-23T02:40:00.000Z', differences: 2 } } })
  expect(await screen.findByText('2 differences')).toBeTruthy()
  expect(screen.getByText('of 64 GB on shop-1')).toBeTruthy()
  expect(screen.getByText('50, the last 50-admin-system')).toBeTruthy()
  expect(screen.queryByText(/^No mail leaves the shop/)).toBeNull()
})
