import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderView } from '#application/orders/contract.ts'
import { userView } from '#web/testing/accounts.ts'
import { orderingThat, orderView } from '#web/testing/order-window.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { placedOrderRoutes } from './placed-order-routes.tsx'

const item = (title: string, artist: string): OrderView['items'][number] => ({
  artworkId: title,
  title,
  quantity: 1,
  price: 64_000,
  imageUrl: `/media/${title}/800`,
  artist: { id: artist, name: artist },
  givenBack: 0,
  inParcel: 1,
})
const five = ['Harbour', 'Salt', 'Loom', 'Bell', 'Tide'].map((title, index) => item(title, `Artist ${index}`))

async function openHistory(items: OrderView['items'], account = userView({ emailVerified: true })) {
  const ordering = orderingThat()
  ordering.current = orderView({ items })
  const services = shopServices({ ordering, account })
  const shown = show(
    placedOrderRoutes(services.ordering, services.catalogue, services.payments),
    '/profile/orders',
    services,
  )
  const [row] = await screen.findAllByRole('listitem')
  return { ...shown, row }
}

test.each([
  [1, 'HarbourBy Artist 04829-1736, 21 November 2026Paid$731.00', 1],
  [2, 'Harbour and SaltBy Artist 0 and Artist 14829-1736, 21 November 2026Paid$731.00', 2],
  [5, '+2Harbour and 4 moreBy Artist 0 and 4 more4829-1736, 21 November 2026Paid$731.00', 3],
])('an order of %i works is led by them: %s', async (count, text, pictures) => {
  const { row, complaints } = await openHistory(five.slice(0, count))
  expect(row?.textContent).toBe(text)
  expect(row?.querySelectorAll('img').length).toBe(pictures)
  expect(await obstacles()).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

test.each([
  [false, true],
  [true, false],
])(
  'what was bought without an account is said to come with a verified address: %s',
  async (emailVerified, isSaid) => {
    await openHistory(five.slice(0, 1), userView({ emailVerified }))
    expect(
      screen.queryByText(/Bought something with lena@example.test before you had an account/) !== null,
    ).toBe(isSaid)
    const way = screen.queryByRole('link', { name: 'ask for a new one' })
    expect(way?.getAttribute('href')).toBe(isSaid ? '/profile' : undefined)
  },
)
