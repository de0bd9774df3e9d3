import type { AccountReader } from '#application/identity/account-reader.ts'
import { type Caller, signedIn } from '#application/shared/caller.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { ShippingTermsRepository } from '#application/shipping/shipping-terms-repository.ts'
import type { Buyer } from '#domain/orders/buyer.ts'
import type { Order } from '#domain/orders/order.ts'
import { wayClosed, wayOf } from '#domain/orders/payment.ts'
import { tidyAddress } from '#domain/orders/shipping.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type PhoneNumbers, withWholePhone } from '#domain/shared/phone-numbers.ts'
import type { Ordering, OrderView, PlacedOrder } from '../contract.ts'
import { accessKeyOf, openOrder, orderLink } from '../order-access.ts'
import { checkIdempotencyKey, checkOrderRequest, fingerprintOf } from '../order-request.ts'
import { orderView } from '../order-view.ts'
import type { OwnOrderReader } from '../own-order-reader.ts'
import { settleCancelled } from '../settlement.ts'
import { actionDue, lookAtPayment, payWithAnotherCard } from '../steps/another-card.ts'
import { placeByCard } from '../steps/card-order.ts'
import { keepWorks } from '../steps/kept-works.ts'
import {
  type OrderSettings,
  type OrderWriterPorts,
  orderWriter,
  type WantedOrder,
  type WrittenOrder,
} from '../steps/order-writing.ts'
import { orderedCart } from '../steps/out-of-cart.ts'
import { payAtOnce } from '../steps/pay-at-once.ts'
import { askPhone } from '../steps/payment.ts'
import { paymentOf } from '../steps/payment-of-order.ts'
import { nextPhoneRequest } from '../steps/phone-request.ts'
import { mustBeSentThere } from '../steps/sent-there.ts'

export interface OrderingPorts extends OrderWriterPorts {
  readonly accounts: Pick<AccountReader, 'view'>
  readonly ownOrders: OwnOrderReader
  readonly phones: PhoneNumbers
  readonly terms: Pick<ShippingTermsRepository, 'ofWorks'>
}

/** Ordering: see the contract. `address` is the network that somebody comes from, where it is known. */
export function orderingService(
  ports: OrderingPorts,
  settings: OrderSettings,
): (caller: Caller, address?: string) => Ordering {
  const { orders, ways, attempts, work, clock, digest, accounts, ownOrders } = ports
  const { publicUrl } = settings
  const write = orderWriter(ports, settings)

  const viewOf = async (order: Order): Promise<OrderView> => {
    const tries =
      order.method === 'card' && order.status !== 'awaiting-payment'
        ? []
        : await attempts.ofOrder(order.number)
    return orderView(order, ways, await paymentOf(order, tries, ports), await actionDue(order, tries, ports))
  }

  const placed = async (order: Order, idempotencyKey: string): Promise<PlacedOrder> => ({
    ...(await viewOf(order)),
    accessKey: accessKeyOf(order.id, idempotencyKey, digest),
  })

  async function earlier({ idempotencyKey, fingerprint }: WantedOrder): Promise<Order | null> {
    const found = await orders.byKey(digest(idempotencyKey))
    if (found && found.fingerprint !== fingerprint)
      throw new DomainError('conflict', 'idempotency-key-reused', 'This key belongs to another order.')
    return found?.order ?? null
  }

  /** Null when the same request, sent twice, was first elsewhere. */
  async function placeNow(wanted: WantedOrder): Promise<WrittenOrder | null> {
    const { payment } = wanted.request
    const sent = { ...wanted, carriages: await mustBeSentThere(wanted.request, ports) }
    const placing =
      payment.method === 'card'
        ? placeByCard(sent, payment.token, write, ports, { publicUrl })
        : write(sent, null)
    return placing.catch(async (error: unknown) => {
      // The works may be gone because the same request has just bought them.
      if (error instanceof DomainError && error.refusal === 'conflict' && (await earlier(wanted))) return null
      throw error
    })
  }

  const buyerOf = async (caller: Caller): Promise<Buyer | null> =>
    caller && (await accounts.view(caller.userId))

  return (caller, address) => ({
    async place(asked, idempotencyKey) {
      checkIdempotencyKey(idempotencyKey)
      const buyer = await buyerOf(caller)
      const request = {
        ...asked,
        shipping: withWholePhone(tidyAddress(asked.shipping), ports.phones),
        email: asked.email?.trim() ? asked.email : buyer?.email,
      }
      checkOrderRequest(request, ports.phones)
      const buyerId = buyer?.id ?? null
      const cart = orderedCart(request, buyerId, digest)
      const fingerprint = digest(fingerprintOf(request, buyerId))
      const placedFrom = address === undefined ? null : digest(`network ${address}`)
      const isKnown = buyer?.emailVerified ?? false
      const wanted = { request, cart, idempotencyKey, fingerprint, buyerId, isKnown, placedFrom }
      const before = await earlier(wanted)
      const way = wayOf[request.payment.method]
      if (!before && !ways.shown.open.includes(way)) throw wayClosed(way)
      const written = before ? null : await placeNow(wanted)
      const order = before ?? written?.order ?? (await earlier(wanted))
      if (!order)
        throw new DomainError('conflict', 'order-being-placed', 'This order is being placed already.')
      return placed(await payAtOnce(order, wanted, written, ports, publicUrl), idempotencyKey)
    },

    order: async (number, accessKey) =>
      viewOf(await openOrder(orders, digest, number, { accessKey, buyer: await buyerOf(caller) })),

    async askPhoneAgain(number, phoneNumber, accessKey) {
      const order = await openOrder(orders, digest, number, { accessKey, buyer: await buyerOf(caller) })
      const attempt = await nextPhoneRequest(order, phoneNumber, ports)
      return viewOf((await askPhone(attempt, ports, { publicUrl, link: null }).catch(() => null)) ?? order)
    },

    async lookAtPayment(number, accessKey) {
      const access = { accessKey, buyer: await buyerOf(caller) }
      // Of a provider that cannot be asked now a job asks.
      const order = await openOrder(orders, digest, number, access)
      await lookAtPayment(order, ports, { publicUrl }).catch(() => undefined)
      return viewOf(await openOrder(orders, digest, number, access))
    },

    async payWithAnotherCard(number, token, accessKey) {
      const access = { accessKey, buyer: await buyerOf(caller) }
      await payWithAnotherCard(await openOrder(orders, digest, number, access), token, ports, { publicUrl })
      return viewOf(await openOrder(orders, digest, number, access))
    },

    async cancel(number, accessKey) {
      const buyer = await buyerOf(caller)
      return work.run(async () => {
        const order = await openOrder(orders, digest, number, { accessKey, buyer })
        const now = clock.now()
        const booked = order.cancel({ id: ports.ids.newId(), at: now, askedBy: buyer?.id ?? null })
        const link = accessKey === undefined ? null : orderLink(publicUrl, number, accessKey)
        await settleCancelled(order, booked, 'called off by its buyer', ports, now, { publicUrl, link })
        return viewOf(order)
      })
    },

    async keepWorks(number, secret, accessKey) {
      const buyer = await buyerOf(caller)
      return work.run(async () => {
        const order = await openOrder(orders, digest, number, { accessKey, buyer })
        const link = accessKey === undefined ? null : orderLink(publicUrl, number, accessKey)
        await keepWorks(order, secret, ports, { publicUrl, link }, settings)
        return viewOf(order)
      })
    },

    async arrived(number, artistId, accessKey) {
      const buyer = await buyerOf(caller)
      return work.run(async () => {
        const order = await openOrder(orders, digest, number, { accessKey, buyer })
        order.arrive(artistId, clock.now())
        await orders.save(order)
        return viewOf(order)
      })
    },

    async orders(page = {}) {
      signedIn(caller)
      const buyer = await buyerOf(caller)
      if (!buyer) return { items: [], total: 0, next: null }
      return keysetPage(
        page,
        'orders',
        (limit, after) => ownOrders.slice(buyer, limit, after),
        (order) => orderView(order, ways),
      )
    },
  })
}
