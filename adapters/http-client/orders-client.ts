import type {
  Ordering,
  OrderRequest,
  OrderView,
  PlacedOrder,
  TrialPhone,
} from '#application/orders/contract.ts'
import { dollarsFrom, type InDollars } from '#domain/shared/money.ts'
import type { HttpCaller } from './call.ts'
import { page } from './page.ts'

export const orderLineAmounts = { price: true } as const
export const orderAmounts = {
  ...orderLineAmounts,
  subtotal: true,
  shippingCost: true,
  total: true,
  left: true,
  kept: true,
  amount: true,
  artistReceives: true,
  carriage: true,
} as const

const sent = ({ items, total, ...rest }: OrderRequest): InDollars<OrderRequest> => ({
  ...rest,
  items: items.map(({ price, ...item }) => ({ ...item, price: price && dollarsFrom(price) })),
  total: total && dollarsFrom(total),
})

const at = (number: string): string => `/orders/${encodeURIComponent(number)}`

const changed = async (call: HttpCaller, path: string, key: string | undefined): Promise<OrderView> =>
  (await call<OrderView>({ method: 'POST', path, query: { key }, amounts: orderAmounts })).body

/** Ordering over HTTP. */
export const orderingClient = (call: HttpCaller): Ordering => ({
  async place(request, idempotencyKey) {
    const headers = { 'Idempotency-Key': idempotencyKey }
    const { body } = await call<PlacedOrder>({
      method: 'POST',
      path: '/orders',
      body: sent(request),
      headers,
      amounts: orderAmounts,
    })
    return body
  },
  async order(number, accessKey) {
    const { body } = await call<OrderView>({
      path: at(number),
      query: { key: accessKey },
      amounts: orderAmounts,
    })
    return body
  },
  orders: (request) =>
    page<OrderView>(call, { path: '/orders', query: { ...request }, amounts: orderAmounts }),
  cancel: (number, accessKey) => changed(call, `${at(number)}/cancel`, accessKey),
  async keepWorks(number, secret, key) {
    const { body } = await call<OrderView>({
      method: 'POST',
      path: `${at(number)}/confirmation`,
      query: { key },
      body: { secret },
      amounts: orderAmounts,
    })
    return body
  },
  async askPhoneAgain(number, phoneNumber, key) {
    const { body } = await call<OrderView>({
      method: 'POST',
      path: `${at(number)}/phone-requests`,
      query: { key },
      body: { phoneNumber },
      amounts: orderAmounts,
    })
    return body
  },
  lookAtPayment: (number, accessKey) => changed(call, `${at(number)}/payment/look`, accessKey),
  async payWithAnotherCard(number, token, key) {
    const { body } = await call<OrderView>({
      method: 'POST',
      path: `${at(number)}/payment/card`,
      query: { key },
      body: { token },
      amounts: orderAmounts,
    })
    return body
  },
  arrived: (number, artistId, accessKey) =>
    changed(call, `${at(number)}/parcels/${encodeURIComponent(artistId)}/arrived`, accessKey),
})

export const trialPhoneClient = (call: HttpCaller): TrialPhone => ({
  async answer(number, key, accept) {
    const { body } = await call<OrderView>({
      method: 'POST',
      path: '/sandbox-payments/phone-answers',
      body: { number, key, accept },
      amounts: orderAmounts,
    })
    return body
  },
  async answerBank(number, key, isMe) {
    const { body } = await call<OrderView>({
      method: 'POST',
      path: '/sandbox-payments/bank-answers',
      body: { number, key, isMe },
      amounts: orderAmounts,
    })
    return body
  },
})
