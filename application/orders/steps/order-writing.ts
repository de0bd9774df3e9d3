import { orderReceivedMail } from '#application/notifications/order-mails.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { Order } from '#domain/orders/order.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { orderNumberDigits, orderNumberFrom } from '#domain/orders/order-number.ts'
import { priceOf } from '../availability.ts'
import type { OrderRequest } from '../contract.ts'
import { accessKeyOf, orderLink } from '../order-access.ts'
import { paymentInstructions } from '../order-view.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import type { SettlementPorts } from '../settlement.ts'

export interface OrderWriterPorts extends SettlementPorts {
  readonly gateway: PaymentGateway
  readonly work: UnitOfWork
  readonly ids: IdSource
  readonly clock: Clock
  readonly digest: Digest
}

export interface OrderSettings {
  readonly feePercent: number
  /** Scheme and host of the links in mails. */
  readonly publicUrl: string
}

/** A request that has been checked, and what tells it from others. */
export interface WantedOrder {
  readonly request: OrderRequest
  readonly idempotencyKey: string
  readonly fingerprint: string
  /** The account it is placed with; null for a guest. */
  readonly buyerId: string | null
}

/**
 * Writes an order with everything that becomes true with it: stock, and the mail that tells how to pay, in one
 * transaction. `cardHold` is the gateway's name for the money that is held already, and is to be taken next. Gives null
 * when another request with the same key was first.
 * @throws DomainError conflict 'out-of-stock', 'price-changed' or 'total-changed'
 */
export type OrderWriter = (wanted: WantedOrder, cardHold: string | null) => Promise<Order | null>

/** Seconds. */
const untilTakenAgain = 60

export function orderWriter(ports: OrderWriterPorts, { feePercent, publicUrl }: OrderSettings): OrderWriter {
  const { orders, stock, outbox, jobs, gateway, work, ids, clock, digest } = ports

  async function freeNumber(): Promise<string> {
    for (;;) {
      const number = orderNumberFrom(ids.digits(orderNumberDigits))
      if (!(await orders.isTaken(number))) return number
    }
  }

  async function takenLines(request: OrderRequest): Promise<readonly OrderLine[]> {
    const { items } = request
    const lines = await stock.take(items)
    // Whatever is short now names itself, and the transaction takes nothing.
    if (lines.length < items.length)
      priceOf(request, await stock.look(items.map(({ artworkId }) => artworkId)))
    priceOf(
      request,
      lines.map(({ artworkId, title, price, quantity }) => ({
        id: artworkId,
        title,
        price,
        stock: quantity,
      })),
    )
    return lines
  }

  return ({ request, idempotencyKey, fingerprint, buyerId }, cardHold) =>
    work.run(async () => {
      const keyDigest = digest(idempotencyKey)
      if (!(await orders.claim(keyDigest, fingerprint))) return null

      const now = clock.now()
      const id = ids.newId()
      const accessKey = accessKeyOf(id, idempotencyKey, digest)
      const order = new Order(
        {
          id,
          accessKeyDigest: digest(accessKey),
          buyerId,
          number: await freeNumber(),
          email: (request.email ?? '').trim(),
          shipping: request.shipping,
          method: request.payment.method,
          lines: await takenLines(request),
          feePercent,
        },
        now,
      )
      order.paymentReference = cardHold
      await orders.add(order, keyDigest)

      const link = orderLink(publicUrl, order.number, accessKey)
      // Whoever has placed the order takes the money at once; this is for when they do not come to it.
      if (cardHold !== null)
        await jobs.add('take-payment', { orderNumber: order.number, link }, untilTakenAgain)
      else {
        const mail = orderReceivedMail(order, paymentInstructions(order, gateway) ?? '', { publicUrl, link })
        await outbox.add(`order-received:${order.id}`, mail, now)
        await ports.happenings.tell({ kind: 'order-placed', number: order.number }, { admins: true })
      }
      return order
    })
}
