import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { ShippingTermsRepository } from '#application/shipping/shipping-terms-repository.ts'
import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import { Order } from '#domain/orders/order.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { orderNumberDigits, orderNumberFrom } from '#domain/orders/order-number.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentMethod } from '#domain/orders/payment.ts'
import type { ShippingForm } from '#domain/orders/shipping.ts'
import { carriagesTo } from '#domain/shipping/carriage.ts'

/** Milliseconds. */
const day = 86_400_000

const lena: ShippingForm = {
  name: 'Lena Okoro',
  street: '14 Adeniyi Jones Avenue',
  city: 'Ikeja',
  state: 'Lagos',
  postalCode: '100271',
  country: 'NG',
  phone: '+2348030000001',
}
const mateo: ShippingForm = {
  name: 'Mateo Silva',
  street: 'Rua das Flores 210',
  city: 'Porto',
  state: 'Porto',
  postalCode: '4050-265',
  country: 'PT',
  phone: '+351220000002',
}
const ingrid: ShippingForm = {
  name: 'Ingrid Dahl',
  street: 'Nygårdsgaten 3',
  city: 'Bergen',
  state: 'Vestland',
  postalCode: '5015',
  country: 'NO',
  phone: '+4755000003',
}

type Ending = Extract<OrderStatus, 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'>

/** Who bought how many different works how long ago, and what came of it. */
interface PastOrder {
  readonly buyer: ShippingForm
  readonly daysAgo: number
  readonly works: number
  readonly method: PaymentMethod
  readonly ending: Ending
}

const worksIn = (history: readonly PastOrder[]): number => history.reduce((sum, { works }) => sum + works, 0)

/** What was bought of anybody's. */
export const pastOrders: readonly PastOrder[] = [
  { buyer: ingrid, daysAgo: 1, works: 1, method: 'card', ending: 'paid' },
  { buyer: lena, daysAgo: 2, works: 2, method: 'mpesa', ending: 'paid' },
  { buyer: mateo, daysAgo: 5, works: 1, method: 'card', ending: 'shipped' },
  { buyer: ingrid, daysAgo: 8, works: 3, method: 'card', ending: 'shipped' },
  { buyer: lena, daysAgo: 13, works: 1, method: 'atm', ending: 'cancelled' },
  { buyer: mateo, daysAgo: 19, works: 2, method: 'card', ending: 'delivered' },
  { buyer: lena, daysAgo: 26, works: 1, method: 'mpesa', ending: 'delivered' },
  { buyer: ingrid, daysAgo: 34, works: 1, method: 'card', ending: 'refunded' },
  { buyer: ingrid, daysAgo: 47, works: 2, method: 'card', ending: 'delivered' },
  { buyer: mateo, daysAgo: 61, works: 1, method: 'atm', ending: 'delivered' },
  { buyer: lena, daysAgo: 78, works: 4, method: 'card', ending: 'delivered' },
  { buyer: mateo, daysAgo: 102, works: 2, method: 'card', ending: 'delivered' },
]

/** How many works have to be there for all of them. */
export const worksInPastOrders = worksIn(pastOrders)

/** What was bought of the one artist who can be tried out. */
export const pastSales: readonly PastOrder[] = [
  { buyer: mateo, daysAgo: 0.4, works: 1, method: 'card', ending: 'paid' },
  { buyer: ingrid, daysAgo: 1.6, works: 2, method: 'mpesa', ending: 'paid' },
  { buyer: lena, daysAgo: 3, works: 1, method: 'card', ending: 'paid' },
  { buyer: mateo, daysAgo: 11, works: 1, method: 'card', ending: 'shipped' },
  { buyer: lena, daysAgo: 27, works: 1, method: 'card', ending: 'delivered' },
  { buyer: ingrid, daysAgo: 41, works: 2, method: 'card', ending: 'delivered' },
  { buyer: mateo, daysAgo: 55, works: 1, method: 'card', ending: 'refunded' },
  { buyer: lena, daysAgo: 70, works: 1, method: 'atm', ending: 'delivered' },
  { buyer: ingrid, daysAgo: 96, works: 1, method: 'card', ending: 'delivered' },
  { buyer: mateo, daysAgo: 124, works: 3, method: 'card', ending: 'delivered' },
  { buyer: ingrid, daysAgo: 171, works: 1, method: 'mpesa', ending: 'delivered' },
  { buyer: mateo, daysAgo: 190, works: 1, method: 'card', ending: 'delivered' },
]
export const worksInPastSales = worksIn(pastSales)

export interface PastOrderPorts {
  readonly orders: OrderRepository
  readonly ledger: LedgerRepository
  readonly terms: Pick<ShippingTermsRepository, 'ofWorks'>
  readonly ids: IdSource
  readonly digest: Digest
}

interface Settings {
  readonly feePercent: number
  readonly now: Date
}

/** Takes an order to its ending, as the domain lets it happen. @returns the books' lines of what was given back */
function bringTo(order: Order, ending: Ending, placedAt: Date, id: string): readonly LedgerEntry[] {
  const after = (days: number) => new Date(placedAt.getTime() + days * day)
  if (ending === 'cancelled') return order.cancel({ id, at: after(0.2), askedBy: null })
  order.paymentReference = `demo-${order.number}`
  order.markPaid(after(0.01))
  if (ending === 'refunded') return order.cancel({ id, at: after(0.5), askedBy: null })
  if (ending === 'paid') return []
  order.fulfilments.forEach(({ artist }, index) =>
    order.ship(
      artist.id,
      index % 2 === 0 ? 'DHL' : 'UPS',
      `DEMO${order.number.replace('-', '')}${index}`,
      after(2 + index),
    ),
  )
  if (ending === 'delivered') for (const { artist } of order.fulfilments) order.arrive(artist.id, after(9))
  return []
}

/**
 * Orders from before today, with their books, so that artists and admins of the demo have something to look at.
 * `lines` are the works that were bought, one piece each; the first ones were bought last. Inside a unit of work.
 */
export async function keepPastOrders(
  { orders, ledger, terms, ids, digest }: PastOrderPorts,
  history: readonly PastOrder[],
  lines: readonly OrderLine[],
  { feePercent, now }: Settings,
): Promise<void> {
  const sent = await terms.ofWorks(lines.map(({ artworkId }) => artworkId))
  let taken = 0
  for (const { buyer, daysAgo, works, method, ending } of history) {
    const placedAt = new Date(now.getTime() - daysAgo * day)
    const id = ids.newId()
    const order = new Order(
      {
        id,
        number: orderNumberFrom(ids.digits(orderNumberDigits)),
        email: `${buyer.name.split(' ')[0]?.toLowerCase()}@sanaa.test`,
        shipping: buyer,
        method,
        lines: lines.slice(taken, taken + works),
        carriages: carriagesTo(sent, buyer.country),
        feePercent,
        accessKeyDigest: digest(ids.newId()),
      },
      placedAt,
    )
    taken += works
    const back = bringTo(order, ending, placedAt, ids.newId())

    const keyDigest = digest(id)
    await orders.claim(keyDigest, digest(order.number))
    await orders.add(order, keyDigest)
    const paidAt = order.timeline.find(({ status }) => status === 'paid')?.at
    if (!paidAt) continue
    await ledger.post(id, order.payment, paidAt)
    if (back.length > 0) await ledger.post(id, back, order.timeline.at(-1)?.at ?? paidAt)
  }
}
