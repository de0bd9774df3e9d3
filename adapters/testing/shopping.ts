import { randomUUID } from 'node:crypto'
import type { OrderRequest, OrderView, PlacedOrder } from '#application/orders/contract.ts'
import type { RunningApi } from './running-api.ts'

export const testCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
} as const

export const cardForm = (cardNumber: string) => ({
  cardNumber,
  cardName: 'Lena Okoro',
  expiryDate: '12/30',
  cvv: '7391',
})

/** Where Lena lives. */
export const shipping = {
  name: 'Lena Okoro',
  street: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos State',
  postalCode: '101241',
  country: 'NG',
  phone: '+2348012345678',
} as const

/** One piece of a work for Lena. */
export const orderOf = (artworkId: string, payment: OrderRequest['payment'], quantity = 1): OrderRequest => ({
  items: [{ artworkId, quantity }],
  shipping,
  email: 'lena@example.test',
  payment,
})

/** A card as the gateway's own client hands it over. */
export async function cardPayment(
  { call }: RunningApi,
  cardNumber: string = testCards.pays,
): Promise<OrderRequest['payment']> {
  const { body } = await call<{ token: string }>('POST', '/sandbox-payments/tokens', cardForm(cardNumber))
  return { method: 'card', token: body.token }
}

/** Sends an order; the answer may as well be a refusal. */
export const sendOrder = ({ call }: RunningApi, request: unknown, key: string = randomUUID()) =>
  call<PlacedOrder & { code: string; message: string; fields?: Record<string, string> }>(
    'POST',
    '/orders',
    request,
    { 'Idempotency-Key': key },
  )

/** What the link in a mail carries that keeps an order's works. */
export const secretIn = (text: string | undefined): string => /confirm=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

/** Sends a guest's order by transfer, and opens the link in the mail. */
export async function sendKeptOrder(api: RunningApi, request: unknown): Promise<PlacedOrder> {
  const { body } = await sendOrder(api, request)
  const [mail] = await api.database.sql<{ body: string }>('select body from outbox where event = $1', [
    `order-to-confirm:${body.id}`,
  ])
  const secret = secretIn(mail?.body)
  const path = `/orders/${body.number}/confirmation?key=${body.accessKey}`
  return { ...body, ...(await api.call<OrderView>('POST', path, { secret })).body }
}
