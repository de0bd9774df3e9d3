import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReceiptView } from '#application/orders/receipts-contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { receiptRoutes } from './receipt-routes.tsx'

const receipt: ReceiptView = {
  number: '4829-1736',
  email: 'lena@example.test',
  shipping: {
    name: 'Lena Okoro',
    street: '12 Marina Road',
    city: 'Lagos',
    state: 'Lagos State',
    postalCode: '101241',
    country: 'NG',
    phone: '+2348012345678',
  },
  method: 'card',
  placedAt: '2026-11-21T10:04:00.000Z',
  paidAt: '2026-11-21T10:04:02.000Z',
  feePercent: 15,
  parts: [
    {
      artist: { id: 'brook', name: 'Brook Tadesse' },
      lines: [{ artworkId: 'salt', title: 'Salt Geometry', quantity: 2, price: 4_550, total: 9_100 }],
      subtotal: 9_100,
      artistReceives: 7_735,
      fee: 1_365,
      carriage: 1_250,
    },
  ],
  subtotal: 9_100,
  shippingCost: 0,
  total: 9_100,
  artistsReceive: 7_735,
  carriage: 1_250,
  fee: 1_365,
  refunds: [],
  kept: 9_100,
}

function open(shown: ReceiptView | DomainError, address = '/orders/4829-1736/receipt?key=the-key') {
  const asked: unknown[] = []
  const receipts = {
    receipt: async (...question: unknown[]) => {
      asked.push(question)
      if (shown instanceof DomainError) throw shown
      return shown
    },
  }
  const services = shopServices({ receipts })
  return { asked, ...show(receiptRoutes(receipts), address, services) }
}

const sums = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

test('a receipt tells what was paid and who received it', async () => {
  const { asked, complaints } = open(receipt)
  const sheet = await screen.findByRole('article')
  expect(asked).toEqual([['4829-1736', 'the-key']])
  expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Receipt')
  expect(sums(sheet)).toEqual([
    'Order 4829-1736',
    'Paid 21 November 2026',
    'For Lena Okoro',
    'Brook Tadesse receives Of $77.35 about $12.50 goes to the carrier. $77.35',
    'Sanaa’s fee, 15\u00a0% $13.65',
    'Subtotal $91.00',
    'Shipping Free',
    'Total $91.00',
    'The artist receives $77.35',
    'Sanaa keeps $13.65',
  ])
  expect(within(sheet).getByRole('row', { name: /Salt Geometry/ }).textContent).toBe(
    'Salt Geometry2 × $45.50$91.00',
  )
  expect(within(sheet).queryByText('Refunded')).toBeNull()
  expect(await obstacles()).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

test('it is printed, and kept as a file that the same key opens', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  open(receipt)
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Save as PDF' }).getAttribute('href')).toBe(
    '/api/orders/4829-1736/receipt.pdf?key=the-key',
  )
  expect(screen.getByRole('link', { name: 'Order 4829-1736' }).getAttribute('href')).toBe(
    '/orders/4829-1736?key=the-key',
  )
})

test('what went back stands on it with what is left', async () => {
  const refunds = [{ at: '2026-11-25T08:00:00.000Z', amount: 4_550, fromArtists: 3_868, fromPlatform: 682 }]
  open({ ...receipt, refunds, kept: 4_550 })
  const heading = await screen.findByRole('heading', { name: 'Refunded' })
  expect(sums(heading.closest('section') ?? document.body)).toEqual([
    '25 November 2026from artists $38.68, from Sanaa $6.82 -$45.50',
    'Paid in the end $45.50',
  ])
})

test('a receipt tells in shillings, too, what was paid so and what of it went back', async () => {
  const at = '2026-11-29T08:00:00.000Z'
  open({
    ...receipt,
    method: 'mpesa',
    agreed: { currency: 'KES', sum: 11_785, perDollar: 129.5 },
    refunds: [{ at, amount: 4_550, fromArtists: 3_868, fromPlatform: 682, agreedSum: 5_892 }],
    kept: 4_550,
  })
  expect(await screen.findByText('Paid as KES 11,785 at 129.50 shillings for a dollar')).toBeTruthy()
  expect(screen.getByText(/given back as KES 5,892$/)).toBeTruthy()
})
