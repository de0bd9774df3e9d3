import { orderReceivedMail } from '#application/notifications/order-mails.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { Order } from '#domain/orders/order.ts'
import { isOrderNumber, orderNumberDigits, orderNumberFrom } from '#domain/orders/order-number.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { dollarsFrom } from '#domain/shared/money.ts'
import type { ArtworkOnSale } from './artwork-stock.ts'
import { priceOf } from './availability.ts'
import type { Ordering, OrderRequest, PlacedOrder } from './contract.ts'
import { checkOrderRequest } from './order-request.ts'
import { orderView, paymentInstructions } from './order-view.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { type SettlementPorts, settlePayment, undoOrder } from './settlement.ts'

export interface OrderingPorts extends SettlementPorts {
  readonly gateway: PaymentGateway
  readonly work: UnitOfWork
  readonly ids: IdSource
  readonly clock: Clock
  readonly digest: Digest
}

export interface OrderingSettings {
  readonly feePercent: number
  /** Scheme and host of the links in mails. */
  readonly publicUrl: string
}

const keyForm = /^[\x21-\x7e]{8,200}$/

const notFound = (number: string): DomainError =>
  new DomainError('not-found', 'order-not-found', `There is no order ${number} that this link opens.`)

/** What makes two requests the same order; a card may be turned into another token before it is sent again. */
const fingerprintOf = ({ payment, ...rest }: OrderRequest): string =>
  JSON.stringify({ ...rest, payment: payment.method === 'card' ? 'card' : payment })

const priceNow = (works: readonly ArtworkOnSale[], id: string): number =>
  dollarsFrom(works.find((work) => work.id === id)?.price ?? 0)

/** A shopper's desk: see the contract. */
export function orderingService(ports: OrderingPorts, { feePercent, publicUrl }: OrderingSettings): Ordering {
  const { orders, stock, outbox, gateway, work, ids, clock, digest } = ports

  const placed = (order: Order): PlacedOrder => ({ ...orderView(order, gateway), accessKey: order.accessKey })

  async function earlier(idempotencyKey: string, fingerprint: string): Promise<PlacedOrder | null> {
    const found = await orders.byKey(digest(idempotencyKey))
    if (!found) return null
    if (found.fingerprint !== fingerprint)
      throw new DomainError('conflict', 'idempotency-key-reused', 'This key belongs to another order.')
    return placed(found.order)
  }

  async function freeNumber(): Promise<string> {
    for (;;) {
      const number = orderNumberFrom(ids.digits(orderNumberDigits))
      if (!(await orders.isTaken(number))) return number
    }
  }

  /** Stock, order, books and mail in one transaction; null when another request with the same key was first. */
  const write = (
    request: OrderRequest,
    idempotencyKey: string,
    fingerprint: string,
    cardHold: string | null,
  ) =>
    work.run(async () => {
      const keyDigest = digest(idempotencyKey)
      if (!(await orders.claim(keyDigest, fingerprint))) return null
      const lines = await stock.take(request.items)
      // Whatever is short now names itself, and the transaction takes nothing.
      if (lines.length < request.items.length)
        priceOf(request.items, await stock.look(request.items.map(({ artworkId }) => artworkId)))
      priceOf(
        request.items,
        lines.map((line) => ({
          id: line.artworkId,
          title: line.title,
          price: line.price,
          stock: line.quantity,
        })),
      )

      const now = clock.now()
      const { shipping, email = '', payment } = request
      const order = new Order(
        {
          id: ids.newId(),
          accessKey: ids.newId(),
          number: await freeNumber(),
          email: email.trim(),
          shipping,
          method: payment.method,
          lines,
          feePercent,
        },
        now,
      )
      if (cardHold !== null) {
        order.paymentReference = cardHold
        order.markPaid(now)
      }
      await orders.add(order, keyDigest)
      if (cardHold !== null) await settlePayment(order, publicUrl, ports, now)
      else
        await outbox.add(
          `order-received:${order.id}`,
          orderReceivedMail(order, paymentInstructions(order, gateway) ?? '', publicUrl),
          now,
        )
      return order
    })

  async function withOrder(number: string, accessKey: string): Promise<Order> {
    const order = isOrderNumber(number) ? await orders.byNumber(number) : null
    if (!order || digest(order.accessKey) !== digest(accessKey)) throw notFound(number)
    return order
  }

  /** The money could not be taken after all: as if the order had been cancelled. */
  const undoUncaptured = (number: string) =>
    work.run(async () => {
      const order = await orders.byNumber(number)
      if (!order) return
      order.cancel(clock.now())
      await undoOrder(order, ports, clock.now())
    })

  async function placeByCard(
    request: OrderRequest,
    token: string,
    idempotencyKey: string,
    fingerprint: string,
  ): Promise<Order | null> {
    const works = await stock.look(request.items.map(({ artworkId }) => artworkId))
    const amount = priceOf(request.items, works)
    const { reference } = await gateway.authorise(token, amount, idempotencyKey)
    // The sum held is the sum that is written: a price that moves between the two refuses the order.
    const priced = {
      ...request,
      items: request.items.map((item) => ({ ...item, price: priceNow(works, item.artworkId) })),
    }
    let order: Order | null
    try {
      order = await write(priced, idempotencyKey, fingerprint, reference)
    } catch (error) {
      await gateway.release(reference)
      throw error
    }
    if (!order) return null
    try {
      await gateway.capture(reference)
    } catch (error) {
      await undoUncaptured(order.number)
      throw error
    }
    return order
  }

  return {
    async place(request, idempotencyKey) {
      if (!keyForm.test(idempotencyKey))
        throw new DomainError(
          'rule-broken',
          'idempotency-key-missing',
          'An Idempotency-Key of 8 to 200 characters is needed.',
        )
      checkOrderRequest(request)
      const fingerprint = digest(fingerprintOf(request))
      const before = await earlier(idempotencyKey, fingerprint)
      if (before) return before

      const { payment } = request
      const order = await (payment.method === 'card'
        ? placeByCard(request, payment.token, idempotencyKey, fingerprint)
        : write(request, idempotencyKey, fingerprint, null)
      ).catch(async (error: unknown) => {
        // The works may be gone because the same request, sent twice, has just bought them.
        const isConflict = error instanceof DomainError && error.refusal === 'conflict'
        if (isConflict && (await earlier(idempotencyKey, fingerprint))) return null
        throw error
      })
      if (!order) {
        const twin = await earlier(idempotencyKey, fingerprint)
        if (!twin)
          throw new DomainError('conflict', 'order-being-placed', 'This order is being placed already.')
        return twin
      }
      if (payment.method === 'mpesa') {
        const { reference } = await gateway.askPhone(payment.phoneNumber, order.total, order.number)
        await work.run(async () => {
          const current = await orders.byNumber(order.number)
          if (!current) return
          current.paymentReference = reference
          await orders.save(current)
        })
      }
      return placed(order)
    },

    order: async (number, accessKey) => orderView(await withOrder(number, accessKey), gateway),

    async cancel(number, accessKey) {
      const { order, wasPaid } = await work.run(async () => {
        const found = await withOrder(number, accessKey)
        const paid = found.status === 'paid'
        found.cancel(clock.now())
        await undoOrder(found, ports, clock.now())
        return { order: found, wasPaid: paid }
      })
      if (wasPaid && order.paymentReference !== null)
        await gateway.refund(order.paymentReference, order.total)
      return orderView(order, gateway)
    },
  }
}
