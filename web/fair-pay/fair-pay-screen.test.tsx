import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BooksView } from '#application/fair-pay/contract.ts'
import { artwork, catalogueOf } from '#web/testing/shop-window.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { fairPayRoutes } from './fair-pay-routes.tsx'

const books: BooksView = {
  feePercent: 15,
  buyersPaid: 73_100,
  artistsReceived: 62_135,
  artistsReceivedThisMonth: 54_400,
  ofArtists: { arrived: 40_000, onItsWay: 10_000, waiting: 12_135 },
  platformKept: 10_965,
  artistsPaid: 2,
  worksSold: 1_203,
  worksSoldThisMonth: 1,
  balance: 0,
  countedAt: '2026-11-21T10:04:00.000Z',
}

function open(
  told: BooksView = books,
  works = [artwork({ id: 'harbour', title: 'Harbour', price: 64_000 })],
) {
  const services = shopServices({
    catalogue: catalogueOf(works),
    fairPay: { terms: async () => ({ feePercent: 15 }), books: async () => told },
  })
  return show(fairPayRoutes(services), '/fair-pay', services)
}

const sums = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

test('the page tells what artists received, and that the books sum to zero', async () => {
  const { complaints } = open()
  await screen.findByRole('heading', { name: 'Fair pay, in the open' })
  const received = screen.getByRole('region', { name: 'What artists have received' })
  expect(within(received).getByText('$621.35')).toBeTruthy()
  expect(sums(received)).toEqual([
    'Has arrived with them $400.00',
    'Is on its way $100.00',
    'Waits for its payday $121.35',
    'This month $544.00',
    'Works sold 1,203',
    'Works sold this month 1',
    'Artists who have sold 2',
  ])
  const account = screen.getByRole('region', { name: 'The books sum to zero' })
  expect(sums(account)).toEqual([
    'Buyers paid -$731.00',
    'Artists received $621.35',
    'Sanaa kept $109.65',
    'All entries together $0.00',
  ])
  expect(within(account).getByText(/^Counted/).textContent).toBe(
    'Counted 21 Nov, 10:04 UTC, over every entry there is.',
  )
  expect(await obstacles()).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

test('the price of a work is split as its fee is, and so is any other that one chooses', async () => {
  open()
  const picture = within(await screen.findByRole('region', { name: 'How a price is split' }))
  expect(picture.getByRole('link', { name: 'Harbour' }).getAttribute('href')).toBe('/artwork/harbour')
  expect(picture.getByText('$544.00')).toBeTruthy()
  fireEvent.change(picture.getByRole('slider', { name: 'Try another price' }), { target: { value: '100' } })
  expect(picture.getByText('$100.00')).toBeTruthy()
  expect(picture.getByText('$85.00')).toBeTruthy()
  expect(picture.getByText('$15.00')).toBeTruthy()
  expect(picture.queryByRole('link', { name: 'Harbour' })).toBeNull()
})

test('books that do not sum to zero say so', async () => {
  open({ ...books, balance: 1 })
  expect(await screen.findByText(/The books do not come to nothing/)).toBeTruthy()
})

test('the split is shown, too, where no work hangs', async () => {
  open(books, [])
  expect(await screen.findByText('A work that costs')).toBeTruthy()
  expect(screen.getByText('$480.00')).toBeTruthy()
})
