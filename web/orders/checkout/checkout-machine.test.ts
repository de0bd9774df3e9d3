import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import type { CartChange } from '#domain/cart/cart-changes.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { lineOf } from '#web/cart/cart-lines.ts'
import { orderingThat, tokensThat } from '#web/testing/order-window.ts'
import { artwork } from '#web/testing/shop-window.ts'
import type { CheckoutInput } from './checkout-context.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutField } from './checkout-form.ts'
import { checkoutMachine } from './checkout-machine.ts'

const items: readonly CartItem[] = [
  { ...lineOf(artwork({ id: 'salt', title: 'Salt Geometry', price: 4_550, stock: 3 })), quantity: 2 },
]

const shown = { items, total: 9100 }

const address = {
  name: 'Lena Okoro',
  street: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos State',
  postalCode: '101241',
  country: 'NG',
  phone: '+2348012345678',
}
const card = { cardNumber: '4242424242424242', cardName: 'Lena Okoro', expiryDate: '12/30', cvv: '123' }
const everything = { ...address, email: 'lena@example.test', ...card }

function startCheckout(given: Partial<CheckoutInput> = {}) {
  let keys = 0
  const checkout = createActor(checkoutMachine, {
    input: {
      ordering: orderingThat(),
      cardTokens: tokensThat(),
      newKey: () => `key-${++keys}`,
      now: () => new Date('2026-11-22T10:00:00Z'),
      phones: numberingPlans,
      isSignedIn: false,
      isCartKnown: () => false,
      cartNow: async () => null,
      draft: null,
      ...given,
    },
  }).start()
  const fillIn = (fields: Partial<Record<CheckoutField, string>>) => {
    for (const [field, text] of Object.entries(fields))
      checkout.send({ type: 'field filled in', field: field as CheckoutField, text })
  }
  const placeOrder = async (changes: readonly CartChange[] = []) => {
    checkout.send({ type: 'place order', shown, changes, notSent: {} })
    await waitFor(checkout, (snapshot) => !snapshot.matches('placing'))
    return checkout.getSnapshot().context
  }
  return { checkout, fillIn, placeOrder, context: () => checkout.getSnapshot().context }
}

describe('what was ordered or removed on another device', () => {
  const gone = '“Salt Geometry” is no longer in your cart: it was ordered or removed elsewhere.'

  test('is not ordered once more, and the page hears of it', async () => {
    const ordering = orderingThat()
    const { checkout, fillIn, placeOrder } = startCheckout({ ordering, cartNow: async () => [] })
    const heard: unknown[] = []
    checkout.on('works were taken out', ({ type: _type, ...news }) => heard.push(news))
    fillIn(everything)
    const { alert, key } = await placeOrder()
    expect(alert).toEqual({ text: gone })
    expect(heard).toEqual([{ text: gone, ids: ['salt'], isTold: false }])
    expect(key).toBeNull()
    expect(ordering.attempts).toEqual([])
  })

  test.each<[string, CheckoutInput['cartNow']]>([
    ['is still there', async () => [{ id: 'salt' }]],
    ['cannot be asked for', () => Promise.reject(new Unavailable())],
  ])('a cart that %s keeps nobody from ordering', async (_, cartNow) => {
    const ordering = orderingThat()
    const { fillIn, placeOrder } = startCheckout({ ordering, cartNow })
    fillIn(everything)
    expect((await placeOrder()).placed).not.toBeNull()
    expect(ordering.attempts).toHaveLength(1)
  })

  test('is looked for again where only the card was refused: nothing was sent by a key yet', async () => {
    const refused = new DomainError('rule-broken', 'card-declined', 'Your card was declined.')
    const { fillIn, placeOrder } = startCheckout({
      cardTokens: tokensThat(refused),
      cartNow: async () => [{ id: 'salt' }],
    })
    fillIn(everything)
    const { alert, key } = await placeOrder()
    expect([alert?.text, key]).toEqual(['Your card was declined.', null])
  })

  test('is asked for by its key where an attempt was never answered: it may have emptied the cart itself', async () => {
    const ordering = orderingThat(new Unavailable())
    let cart: readonly { readonly id: string }[] = items
    const { fillIn, placeOrder } = startCheckout({ ordering, cartNow: async () => cart })
    fillIn(everything)
    await placeOrder()
    cart = []
    expect((await placeOrder()).placed).not.toBeNull()
    expect(ordering.attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  })
})

describe('the cart that is ordered from', () => {
  const text = '“Salt Geometry” is no longer in your cart: it was ordered or removed elsewhere.'

  test.each([true, false])('is an account’s where that knows of all in it (%s)', async (isKnown) => {
    const ordering = orderingThat()
    const { fillIn, placeOrder } = startCheckout({ ordering, isSignedIn: true, isCartKnown: () => isKnown })
    fillIn(everything)
    await placeOrder()
    expect(ordering.attempts.map(({ request }) => request.fromCart)).toEqual([isKnown || undefined])
  })

  test('has lost a work to another order: nothing was bought, the page hears which, and the next attempt is another', async () => {
    const ordering = orderingThat(new DomainError('conflict', 'taken-out', text, { salt: text }))
    const { checkout, fillIn, placeOrder } = startCheckout({ ordering })
    const heard: unknown[] = []
    checkout.on('works were taken out', ({ type: _type, ...news }) => heard.push(news))
    fillIn(everything)
    const { alert, errors, lineErrors, key } = await placeOrder()
    expect([alert, errors, lineErrors, key]).toEqual([{ text }, {}, {}, null])
    expect(heard).toEqual([{ text, ids: ['salt'], isTold: false }])
  })
})

describe('an incomplete form', () => {
  test('is not sent, and every gap is named', async () => {
    const ordering = orderingThat()
    const { placeOrder } = startCheckout({ ordering })
    const { alert, errors } = await placeOrder()
    expect(alert).toEqual({ text: 'Please fill in all required shipping information' })
    expect(errors).toEqual({
      name: 'Name is required',
      street: 'Street address is required',
      city: 'City is required',
      state: 'State/Province is required',
      postalCode: 'Postal code is required',
      country: 'Country is required',
      phone: 'Phone number is required',
      email: 'Email is required',
      cardNumber: 'Card number is required',
      cardName: 'Cardholder name is required',
      expiryDate: 'Expiry date is required',
      cvv: 'CVV is required',
    })
    expect(ordering.attempts).toEqual([])
  })

  test('with the address alone asks for the payment', async () => {
    const { fillIn, placeOrder } = startCheckout()
    fillIn({ ...address, email: 'lena@example.test' })
    const { alert, errors } = await placeOrder()
    expect(alert).toEqual({ text: 'Please fill in all required payment information' })
    expect(Object.keys(errors)).toEqual(['cardNumber', 'cardName', 'expiryDate', 'cvv'])
  })

  test('needs an email address that can be one', async () => {
    const { fillIn, placeOrder } = startCheckout()
    fillIn({ ...everything, email: 'lena at example' })
    const { alert, errors } = await placeOrder()
    expect(alert).toEqual({ text: 'Please fill in all required shipping information' })
    expect(errors).toEqual({ email: 'Enter a valid email address' })
  })

  test('only the chosen way to pay is looked at', async () => {
    const { checkout, fillIn, placeOrder } = startCheckout()
    fillIn({ ...address, email: 'lena@example.test', cardNumber: '12' })
    checkout.send({ type: 'payment method chosen', method: 'atm' })
    expect((await placeOrder()).errors).toEqual({
      bankName: 'Bank name is required',
      accountNumber: 'Account number is required',
    })
    checkout.send({ type: 'payment method chosen', method: 'mpesa' })
    expect((await placeOrder()).errors).toEqual({ phoneNumber: 'Phone number is required' })
    fillIn({ phoneNumber: '071234567' })
    expect((await placeOrder()).errors).toEqual({ phoneNumber: 'Enter a valid M-Pesa phone number' })
  })

  test('a field that is filled in loses its message, the others keep theirs', async () => {
    const { fillIn, placeOrder, context } = startCheckout()
    fillIn({ ...everything, name: '', city: '' })
    await placeOrder()
    fillIn({ city: 'L' })
    expect(context().errors).toEqual({ name: 'Name is required' })
  })

  test('is told again with every attempt', async () => {
    const { placeOrder } = startCheckout()
    const first = (await placeOrder()).alert
    expect((await placeOrder()).alert).not.toBe(first)
  })
})

test.each([
  ['cardNumber', '4242-4242 4242 4242', '4242424242424242'],
  ['expiryDate', '1230', '12/30'],
  ['cvv', '12x345', '1234'],
  ['phoneNumber', '+254 712 345 678', '254712345678'],
  ['city', ' Fès ', ' Fès '],
] as const)('%s helps while one types: %s becomes %s', (field, text, kept) => {
  const { fillIn, context } = startCheckout()
  fillIn({ [field]: text })
  expect(context().fields[field]).toBe(kept)
})

describe('a complete form', () => {
  test('places the order: of the card only its token is sent', async () => {
    const ordering = orderingThat()
    const { fillIn, placeOrder, checkout } = startCheckout({ ordering })
    fillIn(everything)
    const { placed, alert } = await placeOrder()
    expect(checkout.getSnapshot().matches('confirmed')).toBe(true)
    expect(placed?.number).toBe('4829-1736')
    expect(alert).toBeNull()
    expect(ordering.attempts).toEqual([
      {
        key: 'key-1',
        request: {
          items: [{ artworkId: 'salt', quantity: 2, price: 4_550 }],
          shipping: address,
          email: 'lena@example.test',
          payment: { method: 'card', token: 'tok-4242' },
          total: 9_100,
        },
      },
    ])
  })

  test('an account’s order names no address, and who the shop does not know any more is asked who they are', async () => {
    const missing = { email: 'Email is required' }
    const ordering = orderingThat(new DomainError('rule-broken', 'order-incomplete', 'Please', missing))
    const { checkout, fillIn, placeOrder } = startCheckout({ ordering, isSignedIn: true })
    let asked = 0
    checkout.on('account is not known', () => ++asked)
    fillIn(everything)
    const { placed, alert, errors } = await placeOrder()
    expect(placed).toBeNull()
    // It has no field for an address that could be marked.
    expect({ text: alert?.text, errors }).toEqual({
      text: 'Your session has ended, and nothing was bought. Please sign in again: what you typed stays.',
      errors: {},
    })
    expect(asked).toBe(1)
    expect((await placeOrder()).placed).not.toBeNull()
    expect(ordering.attempts.map(({ request }) => request.email)).toEqual([undefined, undefined])
  })

  test.each(['8012345678', '0801 234 5678', '+23408012345678'])(
    'sends the phone number %s with the prefix of its country',
    async (phone) => {
      const ordering = orderingThat()
      const { fillIn, placeOrder } = startCheckout({ ordering })
      fillIn({ ...everything, phone })
      await placeOrder()
      expect(ordering.attempts.map(({ request }) => request.shipping.phone)).toEqual(['+2348012345678'])
    },
  )

  test('an address that nobody can send to is marked, and not sent', async () => {
    const ordering = orderingThat()
    const { fillIn, placeOrder } = startCheckout({ ordering })
    fillIn({ ...everything, postalCode: '1', phone: 'abc' })
    expect((await placeOrder()).errors).toEqual({
      postalCode: 'Enter a valid postal code',
      phone: 'Enter a valid phone number',
    })
    expect(ordering.attempts).toEqual([])
  })

  test.each([
    ['mpesa', { phoneNumber: '254712345678' }],
    ['atm', { bankName: 'Equity Bank', accountNumber: '1234567890' }],
  ] as const)('by %s needs no card', async (method, payment) => {
    const ordering = orderingThat()
    const { checkout, fillIn, placeOrder } = startCheckout({ ordering, cardTokens: null })
    fillIn({ ...address, email: 'lena@example.test', ...payment })
    checkout.send({ type: 'payment method chosen', method })
    await placeOrder()
    expect(ordering.attempts.map(({ request }) => request.payment)).toEqual([{ method, ...payment }])
  })

  test('impatience does not place it twice', async () => {
    const ordering = orderingThat()
    const { checkout, fillIn, placeOrder } = startCheckout({ ordering })
    fillIn(everything)
    checkout.send({ type: 'place order', shown, changes: [], notSent: {} })
    checkout.send({ type: 'place order', shown, changes: [], notSent: {} })
    await placeOrder()
    expect(ordering.attempts.length).toBe(1)
  })

  test('what is typed while it is being sent does not change it', async () => {
    const { checkout, fillIn, context } = startCheckout()
    fillIn(everything)
    checkout.send({ type: 'place order', shown, changes: [], notSent: {} })
    fillIn({ name: 'Somebody Else' })
    expect(context().fields.name).toBe('Lena Okoro')
  })
})

test('an order whose works have changed waits until that is agreed to, and says what has changed', async () => {
  const ordering = orderingThat()
  const { fillIn, placeOrder } = startCheckout({ ordering })
  fillIn(everything)
  const text = '“Salt Geometry” now costs $50.00 instead of $45.50.'
  const { alert } = await placeOrder([{ id: 'salt', title: 'Salt Geometry', kind: 'price-changed', text }])
  expect(alert).toEqual({ text: `${text} Update your order first, so that you see what you pay.` })
  expect(ordering.attempts).toEqual([])
  await placeOrder()
  expect(ordering.attempts.map(({ request }) => request.total)).toEqual([9_100])
})

describe('a refused order', () => {
  const declined = new DomainError('payment-refused', 'card-declined', 'Your card was declined.')

  test('is told, and another attempt has a new key', async () => {
    const ordering = orderingThat(declined)
    const { fillIn, placeOrder } = startCheckout({ ordering })
    fillIn(everything)
    const { alert, placed } = await placeOrder()
    expect(alert).toEqual({ text: 'Your card was declined.' })
    expect(placed).toBeNull()
    await placeOrder()
    expect(ordering.attempts.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
  })

  test.each([
    ['silence', new Unavailable()],
    ['something unforeseen', new Error('502')],
    ['a twin on its way', new DomainError('conflict', 'order-being-placed', 'It is being placed already.')],
  ])('after %s the same key asks again', async (_, ending) => {
    const ordering = orderingThat(ending, null)
    const { checkout, fillIn, placeOrder } = startCheckout({ ordering })
    fillIn(everything)
    expect((await placeOrder()).alert).not.toBeNull()
    await placeOrder()
    expect(ordering.attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
    expect(checkout.getSnapshot().matches('confirmed')).toBe(true)
  })

  test('a card without a token after silence does not lose the key', async () => {
    const ordering = orderingThat(new Unavailable())
    const refusals: (Error | null)[] = [
      null,
      new DomainError('rule-broken', 'no-card', 'Unknown card.', { cardNumber: 'Unknown card' }),
      null,
    ]
    const cardTokens = { tokenise: () => tokensThat(refusals.shift() ?? null).tokenise(card) }
    const { fillIn, placeOrder } = startCheckout({ ordering, cardTokens })
    fillIn(everything)
    await placeOrder()
    const { errors } = await placeOrder()
    expect(errors).toEqual({ cardNumber: 'Unknown card' })
    await placeOrder()
    expect(ordering.attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  })

  const reused = new DomainError('conflict', 'idempotency-key-reused', 'This key belongs to another order.')

  test('a mended form after silence finds the order that was placed unheard, and buys no second one', async () => {
    const ordering = orderingThat(new Unavailable(), reused, null)
    const { checkout, fillIn, placeOrder } = startCheckout({ ordering })
    fillIn(everything)
    await placeOrder()
    fillIn({ street: '14 Marina Road' })
    expect((await placeOrder()).placed?.number).toBe('4829-1736')
    expect(ordering.attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
    expect(ordering.attempts.map(({ request }) => request.shipping.street)).toEqual([
      '12 Marina Road',
      '14 Marina Road',
      '12 Marina Road',
    ])
    expect(checkout.getSnapshot().matches('confirmed')).toBe(true)
  })

  test('a no to a mended form does not end the attempt that is open', async () => {
    const ordering = orderingThat(new Unavailable(), declined)
    const { fillIn, placeOrder } = startCheckout({ ordering })
    fillIn(everything)
    await placeOrder()
    await placeOrder()
    await placeOrder()
    expect(ordering.attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
  })

  test('where the page was loaded anew meanwhile, the shopper is told of the earlier order', async () => {
    const ordering = orderingThat(reused, reused)
    const draft = {
      fields: { ...address, email: 'lena@example.test' },
      method: 'card' as const,
      key: 'open-key',
      keyOf: null,
    }
    const { fillIn, placeOrder } = startCheckout({ ordering, draft })
    fillIn(card)
    expect((await placeOrder()).alert?.text).toContain('Your earlier attempt has been placed already')
    await placeOrder()
    expect(ordering.attempts.map(({ key }) => key)).toEqual(['open-key', 'open-key'])
  })

  test.each<[string, Partial<CheckoutInput>, CheckoutDraft['keyOf'], boolean]>([
    [
      'an account’s cart, which knows what has left it',
      { isSignedIn: true, isCartKnown: () => true },
      'account',
      true,
    ],
    [
      'an account’s cart, after a visitor had sent it',
      { isSignedIn: true, isCartKnown: () => true },
      'browser',
      false,
    ],
    ['an account’s cart of which not all is known', { isSignedIn: true }, 'account', false],
    ['a browser’s cart, whose lines have no names', {}, 'browser', false],
    ['a cart by a key of which nothing is known', { isSignedIn: true, isCartKnown: () => true }, null, false],
  ])('from %s', async (_, given, keyOf, isOver) => {
    const ordering = orderingThat(reused, null)
    const fields = { ...address, email: 'lena@example.test' }
    const draft = { fields, method: 'card', key: 'open-key', keyOf } as const
    const { fillIn, placeOrder } = startCheckout({ ordering, draft, ...given })
    fillIn(card)
    const { alert } = await placeOrder()
    expect(alert?.text).toContain('Your earlier attempt has been placed already')
    expect(alert?.text).toContain(isOver ? 'See what is in your cart' : 'open the shop in a new tab')
    await placeOrder()
    expect(ordering.attempts.map(({ key }) => key)).toEqual(['open-key', isOver ? 'key-1' : 'open-key'])
  })

  test('from a browser’s cart whose lines have names, what is in it by then can be ordered next', async () => {
    const ordering = orderingThat(new Unavailable(), reused, reused, null)
    const named = { items: items.map((item) => ({ ...item, line: 'a'.repeat(32) })), total: 9100 }
    const { checkout, fillIn, context } = startCheckout({ ordering })
    fillIn(everything)
    const press = async (shownThen: typeof named) => {
      checkout.send({ type: 'place order', shown: shownThen, changes: [], notSent: {} })
      await waitFor(checkout, (snapshot) => !snapshot.matches('placing'))
    }
    await press(named)
    await press({ ...named, total: 4550 })
    expect(context().alert?.text).toContain('See what is in your cart')
    await press(named)
    expect(ordering.attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
    expect(ordering.attempts[0]?.request.items[0]?.line).toBe('a'.repeat(32))
  })

  test('names the works that have changed, until they are mended', async () => {
    const soldOut = new DomainError('conflict', 'out-of-stock', 'Sold out.', {
      salt: '“Salt Geometry” is sold out.',
    })
    const { checkout, fillIn, placeOrder, context } = startCheckout({ ordering: orderingThat(soldOut) })
    let news = 0
    checkout.on('works have changed', () => news++)
    fillIn(everything)
    const { lineErrors, errors } = await placeOrder()
    expect(lineErrors).toEqual({ salt: '“Salt Geometry” is sold out.' })
    expect(errors).toEqual({})
    expect(news).toBe(1)
    checkout.send({ type: 'works were mended' })
    expect(context().lineErrors).toEqual({})
    expect(context().alert).toBeNull()
  })

  test('is not sent again as long as its works are not mended, whatever the gallery says meanwhile', async () => {
    const soldOut = new DomainError('conflict', 'out-of-stock', 'Sold out.', {
      salt: '“Salt Geometry” is sold out.',
    })
    const ordering = orderingThat(soldOut)
    const { checkout, fillIn, placeOrder } = startCheckout({ ordering })
    fillIn(everything)
    const refused = (await placeOrder()).alert
    const { alert } = await placeOrder()
    expect(alert).toEqual({
      text: '“Salt Geometry” is sold out. Update your order first, so that you see what you pay.',
    })
    expect(alert).not.toBe(refused)
    expect(ordering.attempts.length).toBe(1)
    checkout.send({ type: 'works were mended' })
    await placeOrder()
    expect(ordering.attempts.length).toBe(2)
    expect(checkout.getSnapshot().matches('confirmed')).toBe(true)
  })

  test('because it costs another sum is told, and the gallery is asked what has changed', async () => {
    const text = 'Your order now costs $100.00 instead of $91.00.'
    const ordering = orderingThat(new DomainError('conflict', 'total-changed', text))
    const { checkout, fillIn, placeOrder } = startCheckout({ ordering })
    let news = 0
    checkout.on('works have changed', () => news++)
    fillIn(everything)
    expect((await placeOrder()).alert).toEqual({ text })
    expect(news).toBe(1)
  })

  test('shows what the server found in the fields', async () => {
    const broken = new DomainError('rule-broken', 'order-incomplete', 'Please mend it.', {
      postalCode: 'Postal code is required',
      items: 'Too many works',
    })
    const { fillIn, placeOrder } = startCheckout({ ordering: orderingThat(broken) })
    fillIn(everything)
    expect((await placeOrder()).errors).toEqual({ postalCode: 'Postal code is required' })
  })

  test('before the fields of its provider are there, no card can be paid with', async () => {
    const ordering = orderingThat()
    const { fillIn, placeOrder } = startCheckout({ ordering, cardTokens: null })
    fillIn(address)
    fillIn({ email: 'lena@example.test' })
    expect((await placeOrder()).alert).toEqual({
      text: 'The card form is not there yet. Wait for it, or choose another way to pay.',
    })
    expect(ordering.attempts).toEqual([])
  })
})

test('what was typed before is there again, and an open attempt keeps its key', async () => {
  const ordering = orderingThat()
  const draft = {
    fields: { ...address, email: 'lena@example.test' },
    method: 'card' as const,
    key: 'open-key',
    keyOf: null,
  }
  const { fillIn, placeOrder, context } = startCheckout({ ordering, draft })
  expect(context().fields.street).toBe('12 Marina Road')
  fillIn(card)
  await placeOrder()
  expect(ordering.attempts.map(({ key }) => key)).toEqual(['open-key'])
})
