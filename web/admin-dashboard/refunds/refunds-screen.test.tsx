import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RefundDueView } from '#application/orders/refunds-due-contract.ts'
import { adminDashboardRoutes } from '#web/admin-dashboard/admin-dashboard-routes.ts'
import { userView } from '#web/testing/accounts.ts'
import { adminServicesOf } from '#web/testing/admin-services.ts'
import { refundDue } from '#web/testing/refund-services.ts'
import { obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'

function open(refunds: readonly RefundDueView[]) {
  const { services } = adminServicesOf({ refunds })
  const ada = userView({ name: 'Ada Mensah', role: 'admin' })
  return showDashboard(adminDashboardRoutes, '/dashboard/admin/refunds-due', ada, {
    adminServices: async () => services,
  })
}

test('says what goes where, and counts it in the dashboard', async () => {
  open([
    refundDue(),
    refundDue({
      id: 'b',
      way: 'transfer',
      phone: null,
      receipt: null,
      payers: [{ name: 'Lena Okoro', iban: 'BE68539007547034', amount: 731_00, currency: 'EUR' }],
      currency: 'EUR',
      amount: 731_00,
    }),
    refundDue({ id: 'c', way: 'transfer', phone: null, receipt: null, currency: 'USD', amount: 4555 }),
    refundDue({
      id: 'e',
      way: 'transfer',
      payers: [
        { name: 'Otto', iban: 'DE89370400440532013000', amount: 40_00, currency: 'USD' },
        { name: null, iban: null, amount: 5_55, currency: 'USD' },
      ],
    }),
    refundDue({ id: 'f', way: 'transfer', phone: null, receipt: null, account: '0011223344, Equity Bank' }),
    refundDue({ id: 'd', way: 'card', phone: null, receipt: null, currency: 'USD', amount: 1000 }),
  ])
  expect(await screen.findByText('M-Pesa, 254712345678, receipt SKL81HGFDT')).toBeTruthy()
  expect(screen.getByText('Lena Okoro, BE68 5390 0754 7034')).toBeTruthy()
  expect(
    screen.getByText(
      'Otto, DE89 3704 0044 0532 0130 00: paid $40.00 · ask the buyer for the account: paid $5.55',
    ),
  ).toBeTruthy()
  expect(screen.getByText('By bank: ask the buyer for the account')).toBeTruthy()
  expect(screen.getByText('By bank: perhaps 0011223344, Equity Bank: ask the buyer')).toBeTruthy()
  expect(screen.getByText('The card did not take it: ask the buyer for an account')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Refunds.*6/ })).toBeTruthy()
  expect(await obstacles()).toEqual([])
})

test('is asked for first, and gone once it has left', async () => {
  const { user } = open([refundDue()])
  await user.click(await screen.findByRole('button', { name: 'Sent to Lena Okoro' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText(/gets a mail then/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: /^Yes, / }))
  expect(await screen.findByText('Nothing to send')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Lena Okoro hears that it is on the way.')).toBeTruthy())
})
