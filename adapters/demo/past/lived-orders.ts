import { Order } from '#domain/orders/order.ts'
import type { PaymentMethod } from '#domain/orders/payment.ts'
import { usualPaymentTimes } from '#domain/orders/payment-times.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { PaymentWay } from '#domain/payments/standing.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { Carriages } from '#domain/shipping/carriage.ts'
import { randomFrom } from '../random.ts'
import { comesBroken, isSentBack } from './after-sale.ts'
import { Life, type LivedOrder, type Surroundings } from './life-of-order.ts'
import { carrierOf, type PlannedOrder } from './planned-orders.ts'

/** Milliseconds. */
const day = 86_400_000

const ways: Readonly<Record<PaymentMethod, PaymentWay>> = { card: 'card', mpesa: 'phone', atm: 'transfer' }

/** Days until the money is there, and somebody has said so. */
const paidAfter: Readonly<Record<PaymentMethod, number>> = { card: 0.0001, mpesa: 0.001, atm: 1.2 }

/** Days until somebody thinks better of it: its buyer, or the shop, where the artist would have packed it soon. */
const calledOffAfter = 0.35
const soon = 1.6

/** How the log tells of an order. */
const standing = ({ status, paymentStatus, refunds, price: { total, left } }: Order) => ({
  status,
  paymentStatus,
  ...(refunds.length > 0 && { givenBack: formatMoney(total - left) }),
})

function begun(
  { placedAt, buyer: { email, address: shipping }, method, lines }: PlannedOrder,
  buyerId: string | null,
  carriages: Carriages,
  { ids, digest, feePercent, newNumber }: Surroundings,
): readonly [Order, PaymentAttempt] {
  const [id, number] = [ids.newId(), newNumber()]
  const accessKeyDigest = digest(ids.newId())
  const order = new Order(
    { id, number, email, shipping, method, lines, carriages, feePercent, accessKeyDigest, buyerId },
    placedAt,
  )
  const attempt = new PaymentAttempt(
    {
      id: ids.newId(),
      origin: digest(`${id} demo`),
      provider: 'sandbox',
      way: ways[method],
      price: order.total,
      sum: { amount: order.total, currency: 'USD' },
      payer: method === 'mpesa' ? shipping.phone.replace('+', '') : null,
    },
    placedAt,
  )
  attempt.orderNumber = number
  if (method !== 'atm') attempt.reference = `sandbox_${attempt.id}`
  order.paymentReference = attempt.id
  return [order, attempt]
}

function isPaid(life: Life): void {
  const { order, attempt, postings } = life.lived
  life.after(paidAfter[order.method], (at) => {
    const before = standing(order)
    attempt.hear({ is: 'taken', sum: attempt.sum })
    order.markPaid(at)
    postings.push({ at, entries: order.payment })
    if (order.method === 'atm') life.note('transfer-received', before, standing(order), at)
  })
}

/** @returns after how many days the last parcel has come */
function isSent(life: Life, { packing, travelling }: PlannedOrder): number {
  const { order } = life.lived
  const random = randomFrom(order.number)
  const coming = order.fulfilments.map(({ artist }, index) => {
    const left = paidAfter[order.method] + (packing[index] ?? 1)
    const there = left + (travelling[index] ?? 1)
    const trackingNumber = `DEMO${order.number.replace('-', '')}${index}`
    life.after(left, (at) => order.ship(artist.id, carrierOf(random), trackingNumber, at))
    life.after(there, (at) => order.arrive(artist.id, at))
    return there
  })
  return Math.max(...coming)
}

/** Lets an order live until now, step by step, as the domain allows it. */
export function livedOrder(
  planned: PlannedOrder,
  buyerId: string | null,
  carriages: Carriages,
  surroundings: Surroundings,
): LivedOrder {
  const life = new Life(...begun(planned, buyerId, carriages, surroundings), surroundings)
  const { order, attempt, postings } = life.lived
  if (planned.fate === 'unpaid') {
    life.after(usualPaymentTimes[order.method] / day, (at) => {
      attempt.hear({ is: 'ended', why: 'expired', sentence: 'The payment did not come in time.' })
      order.failPayment(at)
    })
    return life.live()
  }
  isPaid(life)
  if (planned.fate === 'called-off') {
    const isByShop = (planned.packing[0] ?? 0) < soon
    life.after(calledOffAfter, (at) => {
      const before = standing(order)
      const askedBy = isByShop ? surroundings.adminId : buyerId
      postings.push({ at, entries: order.cancel({ id: surroundings.ids.newId(), at, askedBy }) })
      if (isByShop) life.note('order-refunded', before, standing(order), at)
    })
    return life.live()
  }
  const arrived = isSent(life, planned)
  if (planned.fate === 'damaged') comesBroken(life, arrived)
  if (planned.fate === 'sent-back') isSentBack(life, arrived, randomFrom(order.number))
  return life.live()
}
