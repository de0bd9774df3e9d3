import type { CartRepository } from '#application/cart/cart-repository.ts'
import { confirmAddressMail, orderReceivedMail } from '#application/notifications/order-mails.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { confirmationTime, mustBeConfirmed } from '#domain/orders/address-confirmation.ts'
import { accountInWords } from '#domain/orders/bank-transfer-payment.ts'
import { type HoldLimits, holdersOf, usualHoldLimits } from '#domain/orders/holding.ts'
import { Order } from '#domain/orders/order.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { orderNumberDigits, orderNumberFrom } from '#domain/orders/order-number.ts'
import { wayOf } from '#domain/orders/payment.ts'
import { type PaymentTimes, timeInWords, usualPaymentTimes } from '#domain/orders/payment-times.ts'
import { orderPayment } from '#domain/payments/order-payment.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Carriages } from '#domain/shipping/carriage.ts'
import { priceOf } from '../availability.ts'
import type { OrderRequest } from '../contract.ts'
import { accessKeyOf, confirmationLink, orderLink } from '../order-access.ts'
import { awaitedTransfer, paymentInstructions } from '../payment-view.ts'
import { holdWithin } from './hold-within.ts'
import { type OrderedCart, takeOutOfCart } from './out-of-cart.ts'
import { type Heard, type PaymentPorts, payWith, untilPhoneIsLookedAt } from './payment.ts'

export interface OrderWriterPorts extends PaymentPorts {
  readonly carts: CartRepository
  readonly ids: IdSource
  readonly digest: Digest
}

export interface OrderSettings {
  readonly feePercent: number
  /** Scheme and host of the links in mails. */
  readonly publicUrl: string
  /** The usual ones unless told. */
  readonly holdLimits?: HoldLimits | undefined
  /** The usual ones unless told. */
  readonly paymentTimes?: PaymentTimes | undefined
}

/** A request that has been checked, and what tells it from others. */
export interface WantedOrder {
  readonly request: OrderRequest
  /** The one that its works leave; null for none. */
  readonly cart: OrderedCart | null
  readonly idempotencyKey: string
  readonly fingerprint: string
  /** The account it is placed with; null for a guest. */
  readonly buyerId: string | null
  /** Whether that account's address is known to be its owner's. */
  readonly isKnown: boolean
  /** Fingerprint of the network address it comes from; null where that is not known. */
  readonly placedFrom: string | null
}

/** One whose works are all sent to its address, and what that costs their artists. */
export interface SentOrder extends WantedOrder {
  readonly carriages: Carriages
}

/** A payment that began before its order was written: its money is held already, or its buyer has something to do first. */
export interface BegunByCard {
  readonly attempt: PaymentAttempt
  /** What its provider has said, which is written down with the order. */
  readonly heard: Heard
  readonly isHeld: boolean
}

/** An order, and the attempt that is to pay it, as they were written. */
export interface WrittenOrder {
  readonly order: Order
  readonly attempt: PaymentAttempt | null
}

/**
 * Writes an order with everything that becomes true with it: stock, its cart, and the mail that tells how to pay, in one
 * transaction. What was held for it already, `begun` by card, is to be taken next. Gives null when another request
 * with the same key was first.
 * @throws DomainError conflict 'taken-out', 'out-of-stock', 'price-changed', 'total-changed', 'too-much-held' or
 * 'order-being-placed'
 */
export type OrderWriter = (wanted: SentOrder, begun: BegunByCard | null) => Promise<WrittenOrder | null>

/** Seconds. */
const untilTakenAgain = 60

export function orderWriter(
  ports: OrderWriterPorts,
  { feePercent, publicUrl, holdLimits = usualHoldLimits, paymentTimes = usualPaymentTimes }: OrderSettings,
): OrderWriter {
  const { orders, stock, outbox, jobs, ways, work, ids, clock, digest } = ports

  /** @param taken null where none is taken yet */
  async function boughtLines(
    request: OrderRequest,
    taken: { readonly until: Date | null } | null,
  ): Promise<readonly OrderLine[]> {
    const { items } = request
    const lines = await (taken ? stock.take(items, taken.until) : stock.offer(items))
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
        heldUntil: null,
      })),
    )
    return lines
  }

  /** A phone is asked, and a transfer waited for, once this is true; the sum is agreed now. */
  async function attemptFor({ id, total }: Order, { payment }: OrderRequest): Promise<PaymentAttempt | null> {
    if (payment.method === 'card') return null
    const way = ways.by(wayOf[payment.method])
    const phone = payment.method === 'mpesa' ? payment.phoneNumber : undefined
    return ports.attempts.open(
      new PaymentAttempt(
        {
          id: ids.newId(),
          origin: digest(`${id} ${way.way}`),
          provider: way.name,
          way: way.way,
          price: total,
          sum: way.agree(total, phone),
          payer: payment.method === 'mpesa' ? payment.phoneNumber : accountInWords(payment),
        },
        clock.now(),
      ),
    )
  }

  return ({ request, cart, carriages, idempotencyKey, fingerprint, buyerId, isKnown, placedFrom }, begun) =>
    work.run(async () => {
      const keyDigest = digest(idempotencyKey)
      if (!(await orders.claim(keyDigest, fingerprint))) return null

      const now = clock.now()
      const { method } = request.payment
      const secret = mustBeConfirmed(method, isKnown) ? ids.secret() : null
      const expiresAt = new Date(now.getTime() + (secret === null ? paymentTimes[method] : confirmationTime))
      const id = ids.newId()
      // First of all: who buys the last piece twice is not told that it is sold out.
      if (cart) await takeOutOfCart(cart, request.items, { id, at: now }, ports)
      const accessKey = accessKeyOf(id, idempotencyKey, digest)
      const details = {
        id,
        accessKeyDigest: digest(accessKey),
        buyerId,
        placedFrom,
        email: request.email ?? '',
        shipping: request.shipping,
        method,
        expiresAt,
        confirmation: secret && digest(secret),
        lines: await boughtLines(
          request,
          secret === null ? { until: begun?.isHeld ? null : expiresAt } : null,
        ),
        carriages,
        feePercent,
      }
      const numbered = () =>
        new Order({ ...details, number: orderNumberFrom(ids.digits(orderNumberDigits)) }, now)
      let order = numbered()
      // Works whose money is held already are as good as paid.
      if (!begun?.isHeld) await holdWithin(order, holdersOf(order), orders, holdLimits)
      const opened = begun?.attempt ?? (await attemptFor(order, request))
      const paymentReference = opened?.id ?? null
      order.paymentReference = paymentReference
      // A number that is in use is not written, and another one is drawn.
      while (!(await orders.add(order, keyDigest))) order = Object.assign(numbered(), { paymentReference })
      const attempt = opened && (await payWith(opened.id, order, ports, begun?.heard))

      const link = orderLink(publicUrl, order.number, accessKey)
      // Whoever has placed the order takes the money at once; this is for when they do not come to it.
      if (begun?.isHeld) await jobs.add('take-payment', { orderNumber: order.number, link }, untilTakenAgain)
      else {
        if (secret === null) {
          const payment = orderPayment(order.total, attempt ? [attempt] : [])
          const words = paymentInstructions(order, ways, payment) ?? ''
          const transfer = awaitedTransfer(order, ways, payment)
          const mail = orderReceivedMail(order, { words, transfer }, { publicUrl, link })
          await outbox.add(`order-received:${order.id}`, mail, now)
        } else {
          const place = { publicUrl, link: confirmationLink(link, secret) }
          const mail = confirmAddressMail(order, timeInWords(paymentTimes[method]), place)
          await outbox.add(`order-to-confirm:${order.id}`, mail, now)
        }
        if (attempt?.way === 'phone')
          await jobs.add('look-at-payment', { reference: attempt.id }, untilPhoneIsLookedAt)
        await ports.happenings.tell({ kind: 'order-placed', number: order.number }, { admins: true })
      }
      return { order, attempt }
    })
}
