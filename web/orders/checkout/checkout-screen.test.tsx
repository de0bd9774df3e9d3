import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { WaysToPay } from '#application/payments/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { WorkShipping } from '#application/shipping/contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { lineOf } from '#web/cart/cart-lines.ts'
import { unsent } from '#web/kept/tab-memory.ts'
import { orderRoutes } from '#web/orders/order-routes.tsx'
import { everyWay, orderingThat, waitingOrder } from '#web/testing/order-window.ts'
import { artwork, catalogueOf, keptIn } from '#web/testing/shop-window.ts'
import { fillIn, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { checkoutName } from './checkout-draft.ts'

const salt = artwork({ id: 'salt', title: 'Salt Geometry', price: 4_550, stock: 3, artistReceives: 3_868 })
const harbour = artwork({
  id: 'harbour',
  title: 'Harbour at Dusk',
  price: 64_000,
  stock: 1,
  artistReceives: 54_400,
})
const kept = [
  { ...lineOf(harbour), quantity: 1 },
  { ...lineOf(salt), quantity: 2 },
]

function openCheckout({
  ordering = orderingThat(),
  items = kept,
  gallery = [harbour, salt],
  ways = everyWay,
  askWays = async () => ways,
  shipping = { ofWorks: async () => [] as readonly WorkShipping[] },
} = {}) {
  const keptCart = keptIn(items)
  const services = shopServices({
    ordering,
    keptCart,
    catalogue: catalogueOf(gallery),
    payments: { ways: askWays },
    shipping,
  })
  const shown = show(
    orderRoutes(services.ordering, services.catalogue, services.payments),
    '/checkout',
    services,
  )
  return { ordering, keptCart, ...shown }
}
type Shown = ReturnType<typeof openCheckout>

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const summary = async () => within(await screen.findByRole('complementary', { name: /^Order summary/ }))
const sums = (bought: Awaited<ReturnType<typeof summary>>) =>
  bought.getAllByRole('definition').map(({ textContent }) => textContent)
const placeOrder = async ({ user }: Shown) =>
  user.click(await screen.findByRole('button', { name: 'Place Order' }))
const messageOf = async (label: string) => {
  const described = (await field(label)).getAttribute('aria-describedby')
  return described ? document.getElementById(described)?.textContent : null
}

async function fillInAddress({ user }: Shown) {
  const texts = {
    'Full name': 'Lena Okoro',
    Email: 'lena@example.test',
    'Street address': '12 Marina Road',
    City: 'Lagos',
    'State/Province': 'Lagos State',
    'Postal code': '101241',
    'Phone number': '+2348012345678',
    Country: 'nigeria',
  }
  for (const [label, text] of Object.entries(texts)) await fillIn(user, await field(label), text)
}

describe('what is bought', () => {
  test('stands beside the form', async () => {
    const { complaints } = openCheckout()
    const bought = await summary()
    expect(bought.getByRole('heading').textContent).toBe('Order summary 3 items')
    expect(bought.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Harbour at DuskQty 1$640.00',
      'Salt GeometryQty 2$91.00',
    ])
    expect(bought.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Subtotal',
      'Shipping',
      'Total',
    ])
    expect(bought.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$731.00',
      'Free',
      '$731.00',
    ])
    expect(bought.getByText(/^By placing/).textContent).toBe(
      'By placing your order you agree to our Terms and Privacy.',
    )
    expect(bought.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
    expect(bought.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('an empty cart leads back to the gallery', async () => {
    const askWays = vi.fn<() => Promise<WaysToPay>>(async () => everyWay)
    openCheckout({ items: [], askWays })
    expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Explore Gallery' }).getAttribute('href')).toBe('/art-gallery')
    expect(askWays).not.toHaveBeenCalled()
  })

  test('what the form needs is asked for once', async () => {
    const askWays = vi.fn<() => Promise<WaysToPay>>(async () => everyWay)
    openCheckout({ askWays })
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeTruthy()
    expect(askWays).toHaveBeenCalledOnce()
  })
})

describe('an incomplete form', () => {
  test('is alerted, takes the focus there, and names every gap under its field', async () => {
    const shown = openCheckout()
    await placeOrder(shown)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe('Please fill in all required shipping information')
    expect(document.activeElement).toBe(alert)
    const messages = {
      'Full name': 'Name is required',
      Email: 'Email is required',
      'Street address': 'Street address is required',
      City: 'City is required',
      'State/Province': 'State/Province is required',
      'Postal code': 'Postal code is required',
      Country: 'Country is required',
      'Phone number': 'Phone number is required',
    }
    for (const [label, text] of Object.entries(messages)) {
      expect(await messageOf(label)).toBe(text)
      expect((await field(label)).getAttribute('aria-invalid')).toBe('true')
    }
    expect(shown.ordering.attempts).toEqual([])
    expect(await obstacles()).toEqual([])
    expect(shown.complaints).not.toHaveBeenCalled()
  })

  test.each([
    ['Card', 'Card number', '4242 4242', 'Card number must be 16 digits'],
    ['Card', 'Cardholder name', '', 'Cardholder name is required'],
    ['Card', 'Expiry date', '13/30', 'Expiry date must be in MM/YY format'],
    ['Card', 'CVV', '12', 'CVV must be 3 or 4 digits'],
    ['M-Pesa', 'M-Pesa phone number', '071234567', 'Enter a valid M-Pesa phone number'],
    ['M-Pesa', 'M-Pesa phone number', '', 'Phone number is required'],
    ['Bank transfer', 'Bank name', '', 'Bank name is required'],
    ['Bank transfer', 'Account number', '', 'Account number is required'],
    ['Bank transfer', 'Account number', '1234567', 'Enter a valid account number'],
  ])('%s: %s with “%s” says “%s”', async (method, label, text, message) => {
    const shown = openCheckout()
    await fillInAddress(shown)
    await shown.user.click(screen.getByRole('radio', { name: method }))
    if (text) await shown.user.type(await field(label), text)
    await placeOrder(shown)
    expect(screen.getByRole('alert').textContent).toBe('Please fill in all required payment information')
    expect(await messageOf(label)).toBe(message)
  })
})

test('the country of an address stands there by its name alone; its prefix stands before the phone number', async () => {
  const shown = openCheckout()
  await shown.user.type(await field('Country'), 'nigeria')
  expect((await field('Country')).value).toBe('Nigeria')
  const phone = await field('Phone number')
  expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe('+234')
})

describe('paying', () => {
  test('by card at first; only the chosen way is open', async () => {
    const { user } = openCheckout()
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Card' })).checked).toBe(true)
    expect(screen.queryByRole('textbox', { name: 'Bank name' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }))
    expect(screen.getByRole('textbox', { name: 'Bank name' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
  })

  test('in the ways that are open alone, with no word of a test where money moves', async () => {
    openCheckout({ ways: { ...everyWay, open: ['phone', 'transfer'], trial: null, phoneAnswersHere: false } })
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'M-Pesa' })).checked).toBe(true)
    expect(screen.getByRole('radio', { name: 'Bank transfer' })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Card' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Fill in the test card' })).toBeNull()
  })

  test('the fields help while one types, and the CVV is masked', async () => {
    const { user } = openCheckout()
    await user.type(await field('Card number'), '4242-4242 4242x4242 99')
    await user.type(await field('Expiry date'), '1230')
    await user.type(await field('CVV'), '12x345')
    expect((await field('Card number')).value).toBe('4242424242424242')
    expect((await field('Expiry date')).value).toBe('12/30')
    expect((await field('CVV')).value).toBe('1234')
    expect((await field('CVV')).type).toBe('password')
  })

  test('what a Japanese keyboard composes is left alone until it is done, and then its digits are ours', async () => {
    openCheckout()
    const number = await field('Card number')
    fireEvent.compositionStart(number)
    fireEvent.input(number, { target: { value: '\uFF14\uFF12' }, isComposing: true })
    expect(number.value).toBe('\uFF14\uFF12')
    fireEvent.compositionEnd(number)
    expect(number.value).toBe('42')
  })

  test('with the test card in one click', async () => {
    const { user } = openCheckout()
    await user.click(await screen.findByRole('radio', { name: 'M-Pesa' }))
    await user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Card' }).checked).toBe(true)
    expect((await field('Card number')).value).toBe('4242424242424242')
  })

  test('browsers may fill in what they know', async () => {
    openCheckout()
    const labels = [
      'Full name',
      'Email',
      'Street address',
      'City',
      'State/Province',
      'Postal code',
      'Country',
      'Phone number',
    ]
    const tokens = await Promise.all(
      labels.map(async (label) => (await field(label)).getAttribute('autocomplete')),
    )
    expect(tokens).toEqual([
      'shipping name',
      'email',
      'shipping address-line1',
      'shipping address-level2',
      'shipping address-level1',
      'shipping postal-code',
      'shipping country-name',
      'shipping tel-national',
    ])
  })
})

describe('a placed order', () => {
  test('is confirmed with its number and total, and the cart is empty', async () => {
    const shown = openCheckout()
    await fillInAddress(shown)
    await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
    await placeOrder(shown)
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '4829-1736',
      '$731.00',
    ])
    expect(screen.getByText(/confirmation email/).textContent).toBe(
      'A confirmation email was sent to lena@example.test. You can track your order status in your account.',
    )
    // A guest has no account yet.
    expect(screen.getByText(/Without one, the link in our mail opens it\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'View Order History' }).getAttribute('href')).toBe(
      '/orders/4829-1736?key=the-key',
    )
    await waitFor(() => expect(shown.keptCart.items).toEqual([]))
    expect(shown.router.state.location.pathname).toBe('/checkout/confirmed')
    expect(shown.router.state.historyAction).toBe('REPLACE')
    expect(sessionStorage.getItem('unsent checkout')).toBeNull()
    expect(await obstacles()).toEqual([])
    expect(shown.complaints).not.toHaveBeenCalled()
  })

  test('is placed once, however often one presses', async () => {
    const shown = openCheckout()
    await fillInAddress(shown)
    await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
    await shown.user.dblClick(await screen.findByRole('button', { name: 'Place Order' }))
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
    expect(shown.ordering.attempts.length).toBe(1)
  })

  test('by M-Pesa waits for the phone, and is confirmed by its answer', async () => {
    const ordering = orderingThat()
    ordering.current = waitingOrder()
    const shown = openCheckout({ ordering })
    await fillInAddress(shown)
    await shown.user.click(screen.getByRole('radio', { name: 'M-Pesa' }))
    await fillIn(shown.user, await field('M-Pesa phone number'), '254712345678')
    await placeOrder(shown)
    expect(await screen.findByRole('heading', { name: 'Confirm on your phone' })).toBeTruthy()
    expect(screen.getByText('Please confirm on your phone.')).toBeTruthy()
    await shown.user.click(screen.getByRole('button', { name: 'Accept on the phone' }))
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
  })
})

describe('a cart that another window empties while its order is sent', () => {
  /** Sends it, and has the answer wait until the cart is empty. */
  async function sendFromCartThatEmpties(ending?: Error) {
    const ordering = orderingThat(...(ending ? [ending] : []))
    const { promise: isEmptied, resolve: emptied } = Promise.withResolvers<void>()
    const answer = ordering.place
    ordering.place = async (request, key) => {
      await isEmptied
      return answer(request, key)
    }
    const shown = openCheckout({ ordering })
    await fillInAddress(shown)
    await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
    await placeOrder(shown)
    await screen.findByRole('button', { name: 'Placing order…' })
    act(() => shown.keptCart.changeElsewhere([]))
    expect(screen.queryByRole('heading', { name: 'Your Cart is Empty' })).toBeNull()
    emptied()
    return shown
  }

  test('still leads to that order', async () => {
    await sendFromCartThatEmpties()
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
  })

  test('can still be asked for it where no answer has come', async () => {
    const { user, ordering } = await sendFromCartThatEmpties(new Unavailable())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not reach the gallery/)
    expect(sums(await summary())).toEqual(['$731.00', 'Free', '$731.00'])
    await user.click(screen.getByRole('button', { name: 'Place Order' }))
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
    expect(new Set(ordering.attempts.map(({ key }) => key)).size).toBe(1)
  })

  test('tells whoever loads the page anew where that order is to be found', async () => {
    sessionStorage.setItem(`${unsent}${checkoutName}`, JSON.stringify({ key: 'open-key' }))
    openCheckout({ items: [] })
    expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toMatch(/^We do not know yet whether your last order/)
  })

  const text = '“Harbour at Dusk” is no longer in your cart: it was ordered or removed elsewhere.'
  test.each([
    ['it was ordered elsewhere', new DomainError('conflict', 'taken-out', text, { harbour: text })],
    [
      'its last piece is sold',
      new DomainError('conflict', 'out-of-stock', 'It is sold out.', { harbour: 'It is sold out.' }),
    ],
    ['its card is declined', new DomainError('payment-refused', 'card-declined', 'Your card was declined.')],
  ])('says why nothing was ordered here: %s', async (_, refused) => {
    await sendFromCartThatEmpties(refused)
    expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(refused.message)
  })

  test('says what has become of it where nothing was sent, at the top', async () => {
    const { keptCart } = openCheckout()
    await screen.findByRole('button', { name: 'Place Order' })
    act(() => keptCart.changeElsewhere([]))
    await screen.findByRole('heading', { name: 'Your Cart is Empty' })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toMatch(/^What was in your cart was ordered or removed in another window/)
    expect(document.activeElement).toBe(alert)
  })

  test('says it of that attempt alone', async () => {
    const declined = new DomainError('payment-refused', 'card-declined', 'Your card was declined.')
    const { keptCart } = await sendFromCartThatEmpties(declined)
    await screen.findByRole('heading', { name: 'Your Cart is Empty' })
    act(() => keptCart.changeElsewhere(kept))
    await screen.findByRole('button', { name: 'Place Order' })
    act(() => keptCart.changeElsewhere([]))
    await screen.findByRole('heading', { name: 'Your Cart is Empty' })
    expect(screen.getByRole('alert').textContent).toMatch(/^What was in your cart was ordered or removed/)
  })
})

describe('works that were ordered from this cart already', () => {
  const text = '“Harbour at Dusk” is no longer in your cart: it was ordered or removed elsewhere.'
  const takenOut = new DomainError('conflict', 'taken-out', text, { harbour: text })

  test('leave it, which is told; the others can be ordered', async () => {
    const shown = openCheckout({ ordering: orderingThat(takenOut) })
    await fillInAddress(shown)
    await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
    await placeOrder(shown)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(text)
    expect(document.activeElement).toBe(alert)
    const bought = await summary()
    await waitFor(() => expect(sums(bought)).toEqual(['$91.00', 'Free', '$91.00']))
    expect(shown.keptCart.items.map(({ id }) => id)).toEqual(['salt'])
    await placeOrder(shown)
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
    expect(shown.ordering.attempts.map(({ request }) => request.items.length)).toEqual([2, 1])
  })
})

describe('a refused order', () => {
  test('says why the card did not pay, and keeps the cart', async () => {
    const declined = new DomainError('payment-refused', 'card-declined', 'Your card was declined.')
    const shown = openCheckout({ ordering: orderingThat(declined) })
    await fillInAddress(shown)
    await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
    await placeOrder(shown)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Your card was declined.')
    expect(document.activeElement).toBe(alert)
    expect(shown.keptCart.items).toEqual(kept)
  })

  test('names the sold out work on top and at its line, counts it no more, and mends the order', async () => {
    const text = '“Harbour at Dusk” is sold out.'
    const soldOut = new DomainError('conflict', 'out-of-stock', text, { harbour: text })
    const gallery = [harbour, salt]
    const shown = openCheckout({ ordering: orderingThat(soldOut), gallery })
    await fillInAddress(shown)
    await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
    gallery[0] = { ...harbour, stock: 0 }
    await placeOrder(shown)
    const bought = await summary()
    const [line] = await bought.findAllByRole('listitem')
    await waitFor(() =>
      expect(line?.textContent).toBe('Harbour at DuskQty 1$640.00“Harbour at Dusk” is sold out.'),
    )
    await waitFor(() => expect(sums(bought)).toEqual(['$91.00', 'Free', '$91.00']))
    expect(bought.getByRole('heading').textContent).toBe('Order summary 2 items')
    const alert = screen.getByRole('alert')
    expect(document.activeElement).toBe(alert)
    expect(alert.textContent).toContain(text)
    await shown.user.click(within(alert).getByRole('button', { name: 'Update my order' }))
    expect(bought.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Salt GeometryQty 2$91.00',
    ])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('a work that is gone and comes back is not bought without having been counted', async () => {
  const text = 'This work is no longer shown.'
  const gone = new DomainError('conflict', 'out-of-stock', text, { harbour: text })
  const gallery = [harbour, salt]
  const shown = openCheckout({ ordering: orderingThat(gone), gallery })
  await fillInAddress(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
  gallery.shift()
  await placeOrder(shown)
  const bought = await summary()
  await waitFor(() => expect(sums(bought)).toEqual(['$91.00', 'Free', '$91.00']))
  gallery.unshift(harbour)
  screen.getByLabelText<HTMLInputElement>('City').focus()
  await placeOrder(shown)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe(
    '“Harbour at Dusk” is no longer shown. Update your order first, so that you see what you pay.Update my order',
  )
  expect(document.activeElement).toBe(alert)
  expect(await obstacles()).toEqual([])
  expect(shown.ordering.attempts.length).toBe(1)
  await shown.user.click(within(alert).getByRole('button', { name: 'Update my order' }))
  expect(sums(bought)).toEqual(['$91.00', 'Free', '$91.00'])
  await placeOrder(shown)
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
  expect(shown.ordering.attempts.map(({ request: { items, total } }) => ({ items, total }))[1]).toEqual({
    items: [{ artworkId: 'salt', quantity: 2, price: 4_550 }],
    total: 9_100,
  })
})

test('a refused order can be updated also where the gallery shows its works again already', async () => {
  const text = '“Harbour at Dusk” is sold out.'
  const soldOut = new DomainError('conflict', 'out-of-stock', text, { harbour: text })
  const shown = openCheckout({ ordering: orderingThat(soldOut) })
  await fillInAddress(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
  await placeOrder(shown)
  await shown.user.click(await screen.findByRole('button', { name: 'Update my order' }))
  await placeOrder(shown)
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
  expect(shown.ordering.attempts.map(({ request }) => request.total)).toEqual([73_100, 73_100])
})

test('what has changed before one comes here is said on top, and the sums are those of now', async () => {
  const shown = openCheckout({
    gallery: [
      { ...harbour, stock: 0 },
      { ...salt, stock: 1, price: 5_000 },
    ],
  })
  const changed = await screen.findByRole('list', { name: 'What has changed' })
  expect(
    within(changed)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '“Harbour at Dusk” is sold out.',
    '“Salt Geometry” now costs $50.00 instead of $45.50.',
    'There is only 1 left of “Salt Geometry”.',
  ])
  const form = document.querySelector('form')
  expect(form && changed.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const bought = await summary()
  expect(sums(bought)).toEqual(['$50.00', 'Free', '$50.00'])
  expect(await obstacles()).toEqual([])
  await shown.user.click(screen.getByRole('button', { name: 'Update my order' }))
  expect(screen.queryByRole('list', { name: 'What has changed' })).toBeNull()
  expect(sums(bought)).toEqual(['$50.00', 'Free', '$50.00'])
})

test('the alert goes when what it asked for is there', async () => {
  const shown = openCheckout()
  await placeOrder(shown)
  expect(screen.getByRole('alert')).toBeTruthy()
  await fillInAddress(shown)
  await shown.user.tab()
  expect(screen.queryByRole('alert')).toBeNull()
  await placeOrder(shown)
  expect(screen.getByRole('alert').textContent).toBe('Please fill in all required payment information')
  await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an order by bank transfer is told to wait for it, and where its mail has gone', async () => {
  const ordering = orderingThat()
  ordering.current = {
    ...waitingOrder(),
    payment: { method: 'atm', status: 'pending', instructions: 'Please transfer $731.00.' },
  }
  const shown = openCheckout({ ordering })
  await fillInAddress(shown)
  await shown.user.click(screen.getByRole('radio', { name: 'Bank transfer' }))
  await shown.user.type(await field('Bank name'), 'Equity')
  await fillIn(shown.user, await field('Account number'), '1234567890')
  await placeOrder(shown)
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy()
  expect(screen.getByText(/^A confirmation email/).textContent).toBe(
    'A confirmation email was sent to lena@example.test. Your order waits for your bank transfer. You can track your order status in your account.',
  )
})

test('an order of nothing but works that are gone cannot be placed, and says why', async () => {
  const shown = openCheckout({
    gallery: [
      { ...harbour, stock: 0 },
      { ...salt, stock: 0 },
    ],
  })
  await fillInAddress(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
  await screen.findByText('Nothing in your order can be bought any more.')
  await placeOrder(shown)
  const button = screen.getByRole('button', { name: 'Place Order' })
  expect([button.getAttribute('aria-disabled'), shown.ordering.attempts]).toEqual(['true', []])
})

test('what was typed survives a reload, but for the card', async () => {
  sessionStorage.setItem(
    'unsent checkout',
    JSON.stringify({ fields: { city: 'Fès', cardNumber: '4242' }, method: 'atm', key: null }),
  )
  openCheckout()
  expect((await field('City')).value).toBe('Fès')
  expect((await field('Card number')).value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bank transfer' }).checked).toBe(true)
})

test('a work that is not sent to the country is named as soon as it is chosen, and can be left out', async () => {
  const eu = { zone: 'eu', days: { from: 5, to: 9 }, carriage: null } as const
  const terms = { artworkId: 'harbour', artistId: 'amina', title: 'Harbour at Dusk', home: 'KE', zones: [eu] }
  const shown = openCheckout({ shipping: { ofWorks: async () => [terms] } })
  await fillInAddress(shown)
  const told = '“Harbour at Dusk” is not sent to Nigeria.'
  expect(await messageOf('Country')).toBe(told)
  expect(await obstacles()).toEqual([])
  await placeOrder(shown)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not everything can be sent/)
  await shown.user.click(screen.getByRole('button', { name: 'Remove Harbour at Dusk' }))
  expect(await screen.findByText('Removed')).toBeTruthy()
  expect(screen.queryByText(told)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await messageOf('Country')).toBe(told)
})

test('where an artist sends no more meanwhile, the line says so, too, and the work can be left out', async () => {
  const days = { from: 5, to: 9 }
  const terms = (zone: 'africa' | 'eu') => [
    {
      artworkId: 'harbour',
      artistId: 'amina',
      title: 'Harbour at Dusk',
      home: 'KE',
      zones: [{ zone, days, carriage: null }],
    },
  ]
  let zone: 'africa' | 'eu' = 'africa'
  const told = '“Harbour at Dusk” is not sent to Nigeria.'
  const ordering = orderingThat(new DomainError('conflict', 'not-sent-there', told))
  const shown = openCheckout({ ordering, shipping: { ofWorks: async () => terms(zone) } })
  await fillInAddress(shown)
  await shown.user.click(screen.getByRole('button', { name: 'Fill in the test card' }))
  expect((await summary()).getByText('Ships to Nigeria in 5–9 days')).toBeTruthy()
  zone = 'eu'
  await placeOrder(shown)
  expect((await screen.findByRole('alert')).textContent).toBe(told)
  await waitFor(async () => expect((await summary()).queryByText(/^Ships to Nigeria/)).toBeNull())
  await shown.user.click(screen.getByRole('button', { name: 'Remove Harbour at Dusk' }))
  expect(screen.queryByText(told)).toBeNull()
})

test('what is sent says how long it takes, and the split what goes to the carrier', async () => {
  const africa = { zone: 'africa', days: { from: 5, to: 9 }, carriage: 3_100 } as const
  const terms = {
    artworkId: 'harbour',
    artistId: 'amina',
    title: 'Harbour at Dusk',
    home: 'KE',
    zones: [africa],
  }
  const shown = openCheckout({ shipping: { ofWorks: async () => [terms] } })
  const bought = await summary()
  expect(bought.queryByText(/^Ships to/)).toBeNull()
  await fillInAddress(shown)
  expect(bought.getByText('Ships to Nigeria in 5–9 days')).toBeTruthy()
  expect(bought.getByText(/about \$31.00 goes to the carrier/)).toBeTruthy()
  expect(await obstacles()).toEqual([])
})
