import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { IncomingMoneyView } from '#application/orders/incoming-money-contract.ts'
import { adminDashboardRoutes } from '#web/admin-dashboard/admin-dashboard-routes.ts'
import { userView } from '#web/testing/accounts.ts'
import { adminServicesOf } from '#web/testing/admin-services.ts'
import { incomingMoney } from '#web/testing/money-services.ts'
import { obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'

function open(money: readonly IncomingMoneyView[] = []) {
  const { services } = adminServicesOf({ money })
  const ada = userView({ name: 'Ada Mensah', role: 'admin' })
  return showDashboard(adminDashboardRoutes, '/dashboard/admin/money', ada, {
    adminServices: async () => services,
  })
}

test('a statement is brought in by being chosen, and what came of it is said', async () => {
  const { user } = open()
  expect(await screen.findByText('Nothing to see to')).toBeTruthy()
  expect(await obstacles()).toEqual([])
  const choice = screen.getByLabelText('Bring in a statement')
  await user.upload(choice, new File(['a'], 'statement.csv', { type: 'text/csv' }))
  expect(
    await screen.findByText(
      '2 payments paid orders. 1 payment names no order that waits for it, may be known already, or was taken back.',
    ),
  ).toBeTruthy()
  const row = await screen.findByRole('row', { name: /^Mateo Silva BE68 5390 0754 7034 For the picture/ })
  expect(row.textContent).toContain(
    'Place it on its order, or send it back; it needs nothing if it is for none',
  )
  expect(row.textContent).toContain('€731.00')
  expect(await obstacles()).toEqual([])
})

test('a statement that cannot be read says where, and can be chosen again', async () => {
  const { user } = open()
  const choice = await screen.findByLabelText('Bring in a statement')
  await user.upload(choice, new File(['a'], 'statement.xml', { type: 'text/xml' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Line 3 is no XML. Nothing of it was brought in.',
  )
  await user.upload(choice, new File(['a'], 'statement.csv', { type: 'text/csv' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a payment is placed on its order; a number that is none is told where it is typed', async () => {
  const { user } = open([incomingMoney()])
  await user.click(await screen.findByRole('button', { name: 'Place' }))
  const dialog = screen.getByRole('dialog', { name: 'What order are €731.00 for?' })
  const field = within(dialog).getByLabelText('Order number')
  await user.type(field, '1234')
  await user.click(within(dialog).getByRole('button', { name: 'Place it' }))
  expect(await within(dialog).findByText('There is no order 1234.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(await obstacles()).toEqual([])
  await user.clear(field)
  await user.type(field, '4829-1736')
  await user.click(within(dialog).getByRole('button', { name: 'Place it' }))
  expect(await screen.findByText('Order 4829-1736 is paid.')).toBeTruthy()
  expect(await screen.findByText('Nothing to see to')).toBeTruthy()
})

test('money that goes back is asked about first; what waits for the rest of its order stays', async () => {
  const { user } = open([
    incomingMoney({ id: 'surplus', standing: 'to-send-back', back: 9_00, text: 'Too much' }),
    incomingMoney({
      id: 'part',
      standing: 'waits',
      lacks: 31_00,
      text: 'Too little',
      order: { number: '4829-1736', status: 'awaiting-payment' },
    }),
  ])
  const [asked, ...others] = await screen.findAllByRole('button', { name: 'Sent back' })
  expect(others).toEqual([])
  expect(screen.getByText('Send €9.00 back: it was too much')).toBeTruthy()
  expect(screen.getByText(/^Waits for the rest: €31\.00 are still to come/)).toBeTruthy()
  await user.click(asked!)
  const dialog = screen.getByRole('dialog', { name: 'Has €9.00 been sent back?' })
  await user.click(within(dialog).getByRole('button', { name: 'Yes, €9.00 has left' }))
  expect(await screen.findByText('Noted as sent back.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Too much')).toBeNull())
})

test('what the bank took back is neither placed nor sent back, but seen to', async () => {
  const { user } = open([incomingMoney({ text: 'Taken back by the bank · Order 4829-1736' })])
  await user.click(await screen.findByRole('button', { name: 'Needs nothing' }))
  expect([
    screen.queryByRole('button', { name: 'Place' }),
    screen.queryByRole('button', { name: 'Sent back' }),
  ]).toEqual([null, null])
  const dialog = screen.getByRole('dialog', { name: 'Why do €731.00 need nothing?' })
  expect(dialog.textContent).toContain('say so once you have seen to what it had paid')
  await user.click(within(dialog).getByRole('button', { name: 'I have seen to it' }))
  expect(await screen.findByText('Noted as seen to.')).toBeTruthy()
})

test('of a refused payment that its order was paid with in part it is said what still goes back', async () => {
  const { user } = open([incomingMoney({ id: 'in-part', standing: 'to-send-back', back: 731_00 })])
  await user.click(await screen.findByRole('button', { name: 'Needs nothing' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('the rest still goes back, and stays listed')
  await user.click(within(dialog).getByRole('button', { name: 'It was told of before' }))
  expect(
    await screen.findByText('Noted as what its order was paid with; €10.00 of it still goes back.'),
  ).toBeTruthy()
})

test('money that pays no order is said to need nothing, and why; nothing goes back', async () => {
  const { user } = open([
    incomingMoney({ id: 'interest', text: 'Interest' }),
    incomingMoney({ id: 'refused', standing: 'to-send-back', back: 731_00, text: 'Told of by hand' }),
    incomingMoney({ id: 'surplus', standing: 'to-send-back', back: 9_00, text: 'Too much' }),
  ])
  const [interest, refused, ...others] = await screen.findAllByRole('button', { name: 'Needs nothing' })
  expect(others).toEqual([])
  const asked = () => screen.getByRole('dialog', { name: 'Why do €731.00 need nothing?' })
  await user.click(refused!)
  expect(asked().textContent).toContain('please write to them that it does not')
  expect(within(asked()).queryByRole('button', { name: 'It is for no order' })).toBeNull()
  await user.click(within(asked()).getByRole('button', { name: 'It was told of before' }))
  expect(await screen.findByText('Noted as told of before.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Told of by hand')).toBeNull())
  await user.click(interest!)
  expect(await obstacles()).toEqual([])
  await user.click(within(asked()).getByRole('button', { name: 'It is for no order' }))
  expect(await screen.findByText('Noted as for no order.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Interest')).toBeNull())
})
