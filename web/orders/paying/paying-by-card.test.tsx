import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { WaysToPay } from '#application/payments/contract.ts'
import { lineOf } from '#web/cart/cart-lines.ts'
import { orderRoutes } from '#web/orders/order-routes.tsx'
import { placedOrderRoutes } from '#web/orders/placed-order-routes.tsx'
import { keepPaidOn, lastPaidOn } from '#web/orders/use-order.ts'
import { cardClientThat } from '#web/testing/card-client.ts'
import { askedOrder, orderingThat, orderView, phoneOf } from '#web/testing/order-window.ts'
import { artwork, catalogueOf, keptIn } from '#web/testing/shop-window.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'

const salt = artwork({ id: 'salt', title: 'Salt Geometry', price: 4_550, stock: 3 })

const byProvider: Pick<WaysToPay, 'open' | 'trial' | 'phoneAnswersHere' | 'cardClient'> = {
  open: ['card', 'transfer'],
  trial: null,
  phoneAnswersHere: false,
  cardClient: { provider: 'stripe', publishableKey: 'pk_test_1' },
}

function open(address: string, { order = orderView(), isAway = false, hasProvider = true } = {}) {
  const ordering = orderingThat()
  ordering.current = order
  const { provider, cardClients } = cardClientThat({ isAway })
  const usual = shopServices()
  const services = shopServices({
    ordering,
    cardClients,
    keptCart: keptIn([{ ...lineOf(salt), quantity: 2 }]),
    catalogue: catalogueOf([salt]),
    trialPhone: phoneOf(ordering),
    payments: {
      ways: async () => ({ ...(await usual.payments.ways()), ...(hasProvider && byProvider) }),
    },
  })
  const { catalogue, payments } = services
  const routes = [
    ...orderRoutes(ordering, catalogue, payments),
    ...placedOrderRoutes(ordering, catalogue, payments),
  ]
  return { ordering, provider, ...show(routes, address, services) }
}

const orderAddress = '/orders/4829-1736?key=the-key'
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => window.sessionStorage.clear())

describe('the fields of a card’s provider', () => {
  test('stand in the place of ours, for the sum of the order', async () => {
    const { provider, complaints } = open('/checkout')
    expect(await screen.findByText('A card is typed in here.')).toBeTruthy()
    expect(provider.asked).toEqual(['fields for 9100'])
    expect(screen.queryByLabelText('Card number')).toBeNull()
    expect(screen.queryByText(/Test shop/)).toBeNull()
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('that could not be loaded can be tried again', async () => {
    const { provider, user } = open('/checkout', { isAway: true })
    expect((await screen.findByRole('alert')).textContent).toContain('The card form could not be loaded')
    expect(await obstacles()).toEqual([])
    provider.isAway = false
    await user.click(await button('Try again'))
    expect(await screen.findByText('A card is typed in here.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('an order whose buyer is asked by their bank', () => {
  test('leads them there, and looks then how it stands', async () => {
    const { ordering, provider, user, complaints } = open(orderAddress, { order: askedOrder() })
    ordering.lookAtPayment = async () => orderView()
    await screen.findByText(/your bank wants to know that it is you\. Your works are kept/)
    expect(await obstacles()).toEqual([])
    await user.click(await button('Continue with your bank'))
    expect(await screen.findByRole('link', { name: 'Receipt' })).toBeTruthy()
    expect(provider.asked).toEqual(['bank for the-secret'])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('takes another card where that one was refused', async () => {
    const payment = { method: 'card', status: 'pending', cardRefused: 'Your bank said no.' } as const
    const { provider, user } = open(orderAddress, {
      order: orderView({ status: 'awaiting-payment', payment: { ...payment, instructions: 'Waiting.' } }),
    })
    expect(await screen.findByText('Your bank said no.')).toBeTruthy()
    await screen.findByText('A card is typed in here.')
    expect(await obstacles()).toEqual([])
    await user.click(await button('Pay $731.00'))
    expect(await screen.findByRole('link', { name: 'Receipt' })).toBeTruthy()
    expect(provider.asked).toEqual(['fields for 73100', 'token for 73100'])
  })

  test('of a shop that is only tried answers to a stand-in, and types another card into our own fields', async () => {
    const { user } = open('/checkout/confirmed?order=4829-1736&key=the-key', {
      order: askedOrder(),
      hasProvider: false,
    })
    expect(await screen.findByRole('heading', { name: 'Confirm with your bank' })).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(await button('No, it is not'))
    expect(await screen.findByRole('heading', { name: 'Not paid yet' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy()
    await user.click(await button('Pay $731.00'))
    expect(screen.getByText('Card number is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
    for (const [label, text] of Object.entries({
      'Card number': '4242424242424242',
      'Cardholder name': 'Lena Okoro',
      'Expiry date': '1230',
      CVV: '123',
    }))
      await user.type(screen.getByLabelText(label), text)
    await user.click(await button('Pay $731.00'))
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
  })
})

describe('the way back from a bank', () => {
  const back = '/orders/back-from-the-bank?payment_intent=pi_1&redirect_status=succeeded'

  test('leads to the order that was left, without what the bank has added', async () => {
    keepPaidOn({ pathname: '/orders/4829-1736', search: '?key=the-key' })
    const { router } = open(back)
    expect(await screen.findByRole('heading', { name: 'Order 4829-1736' })).toBeTruthy()
    expect(router.state.location.search).toBe('?key=the-key')
  })

  test('points to the mail where this tab knows of no order', async () => {
    open(back)
    expect(await screen.findByRole('heading', { name: 'Back from your bank' })).toBeTruthy()
    expect(await obstacles()).toEqual([])
  })

  test.each(['//elsewhere.test/orders/1', 'https://elsewhere.test/checkout'])(
    'leads nowhere but to a page of ours, such as not to %s',
    async (kept) => {
      keepPaidOn({ pathname: kept, search: '' })
      await waitFor(() => expect(lastPaidOn()).toBeNull())
    },
  )
})
