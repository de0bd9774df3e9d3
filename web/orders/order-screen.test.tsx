import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { orderingThat, orderView, phoneOf, waitingOrder } from '#web/testing/order-window.ts'
import { artwork, catalogueOf, keptIn } from '#web/testing/shop-window.ts'
import { fillIn, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { orderRoutes } from './order-routes.tsx'
import type { AfterSaleOfOrder } from './order-words.ts'
import { placedOrderRoutes } from './placed-order-routes.tsx'

const harbourAndSalt = [
  artwork({ id: 'harbour', title: 'Harbour at Dusk', stock: 1 }),
  artwork({ id: 'salt', title: 'Salt Geometry', stock: 1 }),
]

const nothingSince = { also: [], hasWithdrawn: false, hasClaimed: false, unread: 0 }

function openOrder(
  order = orderView(),
  address = '/orders/4829-1736?key=the-key',
  gallery: readonly ArtworkView[] = harbourAndSalt,
  afterSale: AfterSaleOfOrder = nothingSince,
) {
  const ordering = orderingThat()
  ordering.current = order
  const keptCart = keptIn([])
  const services = shopServices({
    ordering,
    keptCart,
    trialPhone: phoneOf(ordering),
    catalogue: catalogueOf(gallery),
  })
  return {
    ordering,
    keptCart,
    ...show(
      [
        ...orderRoutes(ordering, services.catalogue, services.payments),
        ...placedOrderRoutes(ordering, services.catalogue, services.payments, async () => afterSale),
      ],
      address,
      services,
    ),
  }
}

const parcels = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('section')?.textContent)

describe('an order', () => {
  test('tells everything: status, way, parcels, sums, address, payment, the artists’ part', async () => {
    const { complaints } = openOrder()
    expect(await screen.findByRole('heading', { name: 'Order 4829-1736' })).toBeTruthy()
    expect(screen.getByText('Placed 21 November 2026')).toBeTruthy()
    const way = within(screen.getByRole('list', { name: 'Where it is' })).getAllByRole('listitem')
    expect(way.map(({ textContent }) => textContent)).toEqual([
      'Order placed21 Nov, 10:04 UTC',
      'Paid21 Nov, 10:04 UTC',
      'Shipped',
      'Delivered',
    ])
    expect(way[1]?.getAttribute('aria-current')).toBe('step')
    expect(parcels()).toEqual([
      'From Amina NjorogePreparingHarbour at DuskQty 1$640.00Being packed',
      'From Brook TadessePreparingSalt GeometryQty 2$91.00Being packed',
    ])
    const side = within(screen.getByRole('complementary', { name: 'Details of the order' }))
    expect(side.getByText(/Lena Okoro/).textContent).toBe(
      'Lena Okoro\n12 Marina Road\nLagos 101241\nLagos State\nNigeria+2348012345678',
    )
    expect(side.getByText('Card, paid')).toBeTruthy()
    expect(side.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(
      '/orders/4829-1736/receipt?key=the-key',
    )
    expect(side.getByText(/85/).textContent).toBe('$621.35 of $731.00 (85\u00a0%)')
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('of which a part was given back says what, when, and what is left', async () => {
    const whole = orderView()
    openOrder(
      orderView({
        payment: { method: 'card', status: 'partly-refunded' },
        items: whole.items.map((item, index) => (index === 1 ? { ...item, givenBack: 1 } : item)),
        left: 68_550,
        refunds: [
          { at: '2026-11-22T10:00:00.000Z', amount: 4_550, lines: [{ artworkId: 'salt', quantity: 1 }] },
        ],
      }),
    )
    expect(await screen.findByText('Qty 2, 1 given back')).toBeTruthy()
    const side = within(screen.getByRole('complementary', { name: 'Details of the order' }))
    expect(side.getByText('Card, partly refunded')).toBeTruthy()
    expect(side.getByText('Given back 22 November 2026').nextElementSibling?.textContent).toBe('-$45.50')
    expect(side.getByText('Left').nextElementSibling?.textContent).toBe('$685.50')
    expect(await obstacles()).toEqual([])
  })

  test('names the carrier of what is on its way, and can then no longer be cancelled', async () => {
    const [one, other] = orderView().fulfilments
    if (!one || !other) throw new Error('The order has two parcels.')
    openOrder(
      orderView({
        fulfilments: [{ ...one, status: 'shipped', carrier: 'EMS', trackingNumber: 'EE 0093' }, other],
      }),
    )
    await screen.findByRole('heading', { name: 'Order 4829-1736' })
    expect(parcels()[0]).toBe(
      'From Amina NjorogeShippedHarbour at DuskQty 1$640.00EMS · EE 0093It has arrived',
    )
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  test('lets the buyer say that a parcel has arrived, and leads the keyboard on', async () => {
    const [one, other] = orderView().fulfilments
    if (!one || !other) throw new Error('The order has two parcels.')
    openOrder(orderView({ fulfilments: [{ ...one, status: 'shipped', carrier: 'EMS' }, other] }))
    const arrived = 'It has arrived: the parcel from Amina Njoroge'
    fireEvent.click(await screen.findByRole('button', { name: arrived }))
    await waitFor(() => expect(parcels()[0]).toContain('Delivered'))
    expect(screen.queryByRole('button', { name: /has arrived/ })).toBeNull()
    expect(document.activeElement?.textContent).toBe('From Amina Njoroge')
    expect(await obstacles()).toEqual([])
  })

  test('by bank transfer says what is left to do', async () => {
    const instructions = 'Please transfer $731.00, and name 4829-1736.'
    openOrder(
      orderView({ status: 'awaiting-payment', payment: { method: 'atm', status: 'pending', instructions } }),
    )
    expect(await screen.findByText(instructions)).toBeTruthy()
    expect(parcels()[0]).toContain('Awaiting paymentHarbour at Dusk')
    expect(screen.getByText('Bank transfer, not paid yet')).toBeTruthy()
  })

  test('by bank transfer gives each value to copy, and a code to scan where it is in euros', async () => {
    const transfer = {
      holder: 'Sanaa',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      bank: 'Commerzbank',
      amount: 731_00,
      currency: 'EUR',
      reference: 'RF4248291736',
    } as const
    const payment = { method: 'atm', status: 'pending', instructions: 'Please transfer.', transfer } as const
    const { user } = openOrder(orderView({ status: 'awaiting-payment', payment }))
    expect(await screen.findByText('DE89 3704 0044 0532 0130 00')).toBeTruthy()
    expect(screen.getByText('€731.00')).toBeTruthy()
    for (const [name, value] of [
      ['IBAN', 'DE89370400440532013000'],
      ['Amount', '731.00'],
      ['Reference', 'RF4248291736'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Copy: ${name}` }))
      expect(await navigator.clipboard.readText()).toBe(value)
    }
    expect(await screen.findByRole('img', { name: 'Code for your bank’s app' })).toBeTruthy()
    expect(await obstacles()).toEqual([])
  })
})

describe('an order of which all went back', () => {
  const [parcel] = orderView().fulfilments
  if (!parcel) throw new Error('The order has a parcel.')
  const refunded = orderView({
    status: 'refunded',
    payment: { method: 'card', status: 'refunded' },
    fulfilments: [{ ...parcel, status: 'shipped' }],
  })
  const links = async (afterSale: AfterSaleOfOrder) => {
    openOrder(refunded, undefined, undefined, afterSale)
    await screen.findByRole('heading', { name: 'Order 4829-1736' })
    return screen
      .queryAllByRole('link', { name: /^(Withdrawals|Something|Damage)/ })
      .map(({ textContent }) => textContent)
  }

  test('offers nothing that nobody has asked for', async () => {
    expect(await links(nothingSince)).toEqual([])
  })

  test('still leads to what was asked for', async () => {
    expect(await links({ also: [], hasWithdrawn: true, hasClaimed: true, unread: 0 })).toEqual([
      'Withdrawals and returns',
      'Damage you have reported',
    ])
  })

  test('says how much was answered meanwhile', async () => {
    const reported = { also: [], hasWithdrawn: false, hasClaimed: true }
    expect(await links({ ...reported, unread: 1 })).toEqual(['Damage you have reported: 1 answer not read'])
    cleanup()
    expect(await links({ ...reported, unread: 2 })).toEqual(['Damage you have reported: 2 answers not read'])
  })
})

describe('cancelling', () => {
  test('asks first, and can be left', async () => {
    const { user, ordering } = openOrder()
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    expect(screen.getByRole('dialog', { name: 'Cancel this order?' })).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Keep the order' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(ordering.current.status).toBe('paid')
  })

  test('refunds what was paid', async () => {
    const { user } = openOrder()
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
    expect(await screen.findByText('Refunded')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  test('that comes too late says so', async () => {
    const { user, ordering } = openOrder()
    ordering.cancel = () =>
      Promise.reject(new DomainError('conflict', 'order-not-cancellable', 'It can no longer be cancelled.'))
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
    expect((await screen.findByRole('alert')).textContent).toBe('It can no longer be cancelled.')
  })
})

describe('an order that came to nothing', () => {
  test('goes back into the cart as a whole, however many works it had', async () => {
    const gallery = Array.from({ length: 30 }, (_, index) => artwork({ id: `work-${index}` }))
    const { price, artist, imageUrl } = {
      price: 10_000,
      artist: { id: 'amina', name: 'Amina' },
      imageUrl: null,
    }
    const items = gallery.map(({ id, title }) => ({
      artworkId: id,
      title,
      quantity: 1,
      price,
      artist,
      imageUrl,
      givenBack: 0,
      inParcel: 1,
    }))
    const { user, keptCart } = openOrder(
      orderView({ status: 'cancelled', items }),
      '/checkout/confirmed?order=4829-1736&key=the-key',
      gallery,
    )
    await user.click(await screen.findByRole('button', { name: 'Put the works back into my cart' }))
    await waitFor(() => expect(keptCart.items).toHaveLength(30))
  })
})

describe('a confirmation', () => {
  test('offers a guest to keep the order in an account with its address', async () => {
    const { user, router } = openOrder(orderView(), '/checkout/confirmed?order=4829-1736&key=the-key')
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    const { pathname, search, state } = router.state.location
    expect([pathname, search, state]).toEqual([
      '/register',
      '?returnTo=%2Fprofile%2Forders',
      { email: 'lena@example.test' },
    ])
  })
})

describe('waiting for the phone', () => {
  test('a declined payment gives the works back, and they can be put into the cart again', async () => {
    const { user, keptCart, router } = openOrder(
      waitingOrder(),
      '/checkout/confirmed?order=4829-1736&key=the-key',
    )
    expect(await screen.findByRole('heading', { name: 'Confirm on your phone' })).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Decline on the phone' }))
    expect(await screen.findByRole('heading', { name: 'Order cancelled' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Put the works back into my cart' }))
    expect(await screen.findByText('Elsewhere')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/cart')
    // One of the two pieces has been sold meanwhile.
    await waitFor(() =>
      expect(keptCart.items.map(({ id, quantity }) => `${quantity} × ${id}`)).toEqual([
        '1 × harbour',
        '1 × salt',
      ]),
    )
  })
})

test('a phone is asked again by its number, in whichever digits and groups that is typed', async () => {
  const { payment, ...order } = waitingOrder()
  const phone = {
    number: '254712345678',
    askedAt: '2026-11-21T10:04:00.000Z',
    isOpen: false,
    sentence: 'The request was declined.',
    againFrom: '2026-11-21T10:06:00.000Z',
  }
  const { user, ordering } = openOrder(
    { ...order, payment: { ...payment, phone } },
    '/checkout/confirmed?order=4829-1736&key=the-key',
  )
  const number = await screen.findByLabelText('M-Pesa phone number')
  await user.clear(number)
  await fillIn(user, number, '+254 \uFF17\uFF11\uFF12-345 679')
  await user.click(screen.getByRole('button', { name: 'Ask my phone again' }))
  await waitFor(() => expect(ordering.current.payment.phone?.number).toBe('254712345679'))
})

test('a confirmation is shown, too, when the gallery does not answer', async () => {
  const ordering = orderingThat()
  const catalogue = { ...catalogueOf([]), artworks: () => Promise.reject(new Unavailable()) }
  const services = shopServices({ ordering, catalogue })
  show(
    orderRoutes(ordering, catalogue, services.payments),
    '/checkout/confirmed?order=4829-1736&key=the-key',
    services,
  )
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
  expect(screen.getByText('4829-1736')).toBeTruthy()
})

test.each([
  ['another key', '/orders/4829-1736?key=wrong'],
  ['no key', '/orders/4829-1736'],
  ['another number', '/orders/0000-0000?key=the-key'],
  ['a confirmation of nothing', '/checkout/confirmed'],
])('%s opens nothing', async (_, address) => {
  const { router } = openOrder(orderView(), address)
  expect(await screen.findByText(/404/)).toBeTruthy()
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }])
})
