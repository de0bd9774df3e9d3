import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminDashboardRoutes } from '#web/admin-dashboard/admin-dashboard-routes.ts'
import { userView } from '#web/testing/accounts.ts'
import { adminServicesOf, adminUser } from '#web/testing/admin-services.ts'
import { showDashboard } from '#web/testing/show-dashboard.ts'

test('an account that another admin has deleted meanwhile cannot be saved, and its page leads on', async () => {
  const backend = adminServicesOf({ users: [adminUser()] })
  const admin = userView({ id: 'ada', name: 'Ada Mensah', role: 'admin' })
  const { user } = showDashboard(adminDashboardRoutes, '/dashboard/admin/users/lena', admin, {
    adminServices: async () => backend.services,
  })
  await user.type(await screen.findByLabelText('Full names'), ' Okoro')
  await backend.services.users.remove('lena')
  await user.click(screen.getByRole('button', { name: 'Save account' }))
  expect(await screen.findByText('There is no such thing.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save account' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Users' })).toBeTruthy()
})
