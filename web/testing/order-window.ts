import type {
  Ordering,
  OrderRequest,
  OrderView,
  PlacedOrder,
  TrialPhone,
} from '#application/orders/contract.ts'
import type { CardTokens, PaymentTrial, WaysToPay } from '#application/payments/contract.ts'
import { paymentWays } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

export const accessKey = 'the-key'

/** A paid order of two works by two artists; only what matters to the test has to be said. */
export const orderView = (given: Partial<OrderView> = {}): OrderView => ({
  id: 'order',
  number: '4829-1736',
  email: 'lena@example.test',
  status: 'paid',
  items: [
    {
      artworkId: 'harbour',
      title: 'Harbour at Dusk',
      quantity: 1,
      price: 64_000,
      imageUrl: '/media/abc/800',
      artist: { id: 'amina', name: 'Amina Njoroge' },
      givenBack: 0,
      inParcel: 1,
    },
    {
      artworkId: 'salt',
      title: 'Salt Geometry',
      quantity: 2,
      price: 4_550,
      imageUrl: null,
      artist: { id: 'brook', name: 'Brook Tadesse' },
      givenBack: 0,
      inParcel: 2,
    },
  ],
  shipping: {
    name: 'Lena Okoro',
    street: '12 Marina Road',
    city: 'Lagos',
    state: 'Lagos State',
    postalCode: '101241',
    country: 'NG',
    phone: '+2348012345678',
  },
  payment: { method: 'card', status: 'paid' },
  subtotal: 73_100,
  shippingCost: 0,
  total: 73_100,
  left: 73_100,
  refunds: [],
  feePercent: 15,
  createdAt: '2026-11-21T10:04:00.000Z',
  fulfilments: [
    {
      artist: { id: 'amina', name: 'Amina Njoroge' },
      status: 'waiting',
      carrier: null,
      trackingNumber: null,
      kept: 64_000,
      artistReceives: 54_400,
      carriage: 3_100,
    },
    {
      artist: { id: 'brook', name: 'Brook Tadesse' },
      status: 'waiting',
      carrier: null,
      trackingNumber: null,
      kept: 9_100,
      artistReceives: 7_735,
      carriage: null,
    },
  ],
  timeline: [
    { status: 'awaiting-payment', at: '2026-11-21T10:04:00.000Z' },
    { status: 'paid', at: '2026-11-21T10:04:00.000Z' },
  ],
  ...given,
})

/** An order that waits for its buyer's phone. */
export const waitingOrder = (): OrderView =>
  orderView({
    status: 'awaiting-payment',
    payment: { method: 'mpesa', status: 'pending', instructions: 'Please confirm on your phone.' },
    timeline: [{ status: 'awaiting-payment', at: '2026-11-21T10:04:00.000Z' }],
  })

/** An order whose card's bank wants to know that its buyer is it. */
export const askedOrder = (): OrderView =>
  orderView({
    status: 'awaiting-payment',
    payment: {
      method: 'card',
      status: 'pending',
      instructions: 'Before it pays, your bank wants to know that it is you.',
      action: { kind: 'authenticate', clientSecret: 'the-secret' },
    },
    timeline: [{ status: 'awaiting-payment', at: '2026-11-21T10:04:00.000Z' }],
  })

/** How an attempt to place an order ends: a refusal to be thrown, or nothing for success. */
export type Ending = Error | null

interface WatchedOrdering extends Ordering {
  /** What has arrived, with its key. */
  readonly attempts: { readonly request: OrderRequest; readonly key: string }[]
  /** The order as it stands. */
  current: OrderView
}

/** A shop that ends its attempts as told, one after another, and succeeds from then on. */
export function orderingThat(...endings: readonly Ending[]): WatchedOrdering {
  const left = [...endings]
  const ordering: WatchedOrdering = {
    attempts: [],
    current: orderView(),
    async place(request, key): Promise<PlacedOrder> {
      ordering.attempts.push({ request, key })
      const ending = left.shift()
      if (ending) throw ending
      return { ...ordering.current, accessKey }
    },
    async order(number, key) {
      if (number !== ordering.current.number || key !== accessKey)
        throw new DomainError('not-found', 'order-not-found', 'There is no such order.')
      return ordering.current
    },
    async orders() {
      return { items: [ordering.current], total: 1, next: null }
    },
    async cancel() {
      ordering.current = { ...ordering.current, status: 'refunded' }
      return ordering.current
    },
    keepWorks: async () => ordering.current,
    async askPhoneAgain(_number, phoneNumber) {
      const { payment } = ordering.current
      const phone = payment.phone && {
        ...payment.phone,
        number: phoneNumber,
        isOpen: true,
        sentence: null,
        againFrom: null,
      }
      ordering.current = { ...ordering.current, payment: { ...payment, ...(phone && { phone }) } }
      return ordering.current
    },
    async lookAtPayment() {
      return ordering.current
    },
    async payWithAnotherCard(_number, token) {
      const isRefused = token.endsWith('0002')
      ordering.current = isRefused
        ? {
            ...ordering.current,
            payment: { ...ordering.current.payment, cardRefused: 'Your card was declined.' },
          }
        : { ...ordering.current, status: 'paid', payment: { method: 'card', status: 'paid' } }
      return ordering.current
    },
    async arrived(_number, artistId) {
      const fulfilments = ordering.current.fulfilments.map((each) =>
        each.artist.id === artistId ? { ...each, status: 'delivered' as const } : each,
      )
      ordering.current = { ...ordering.current, fulfilments }
      return ordering.current
    },
  }
  return ordering
}

/** Turns every card into a token that tells its number's end; or refuses as told. */
export const tokensThat = (refusal: Ending = null): CardTokens => ({
  async tokenise({ cardNumber }) {
    if (refusal) throw refusal
    return { token: `tok-${cardNumber.slice(-4)}`, last4: cardNumber.slice(-4), brand: 'Visa' }
  },
})

/** A phone whose answer changes the order. */
export const phoneOf = (ordering: { current: OrderView }): TrialPhone => ({
  async answer(_number, _key, accept) {
    ordering.current = accept
      ? { ...ordering.current, status: 'paid', payment: { method: 'mpesa', status: 'paid' } }
      : { ...ordering.current, status: 'cancelled', payment: { method: 'mpesa', status: 'failed' } }
    return ordering.current
  },
  async answerBank(_number, _key, isMe) {
    ordering.current = isMe
      ? { ...ordering.current, status: 'paid', payment: { method: 'card', status: 'paid' } }
      : {
          ...ordering.current,
          payment: {
            method: 'card',
            status: 'pending',
            instructions: 'We are still waiting for your bank.',
            cardRefused: 'Your bank does not know that it is you, and has not paid.',
          },
        }
    return ordering.current
  },
})

/** A shop in which no money moves. */
const triedPayments: PaymentTrial = {
  notice: 'Test shop: no money moves.',
  cards: [{ cardNumber: '4242 4242 4242 4242', does: 'pays' }],
  card: { cardNumber: '4242424242424242', cardName: 'Test Card', expiryDate: '12/34', cvv: '123' },
}

/** How it can be paid. */
export const everyWay: WaysToPay = {
  open: paymentWays,
  trial: triedPayments,
  phoneAnswersHere: true,
  keptFor: { card: 15, phone: 15, transfer: 4_320 },
}
