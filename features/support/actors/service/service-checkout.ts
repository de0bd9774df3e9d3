import { randomUUID } from 'node:crypto'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import type { OrderView } from '#application/orders/contract.ts'
import { paidAs, whenceOf } from '#application/orders/receipt-words.ts'
import type { ReceiptView } from '#application/orders/receipts-contract.ts'
import type { PageServices } from '#application/pages/page-services.ts'
import type { WorkShipping } from '#application/shipping/contract.ts'
import { totalPrice } from '#domain/cart/cart.ts'
import { orderPrice } from '#domain/orders/order-price.ts'
import { methodNames, type PaymentMethod } from '#domain/orders/payment.ts'
import { inGroups } from '#domain/payments/creditor-reference.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'

import { isDomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { carriageSentence } from '#domain/shipping/carriage.ts'
import { notSentTo } from '#domain/shipping/shipping-terms.ts'
import type {
  Buyer,
  CheckoutField,
  OrderSeen,
  PayingBy,
  ReceiptSeen,
} from '#features/support/roles/shopper.ts'
import type { CheckoutInput } from '#web/orders/checkout/checkout-context.ts'
import type { CheckoutDraft } from '#web/orders/checkout/checkout-draft.ts'
import { checkoutMachine } from '#web/orders/checkout/checkout-machine.ts'
import { draftOf, fieldNames } from '../checkout-fields.ts'
import { isNotFound } from '../not-found.ts'
import { cartSeen, type ServiceCart } from './service-cart.ts'
import { serviceAfterSale } from './service-claims.ts'
import { servicePayment } from './service-payment.ts'

const methods: Readonly<Record<PayingBy, PaymentMethod>> = {
  card: 'card',
  'M-Pesa': 'mpesa',
  'bank transfer': 'atm',
}

const orderSeen = (order: OrderView): OrderSeen => ({
  number: order.number,
  status: order.status,
  total: formatMoney(order.total),
  left: formatMoney(order.left),
  lines: order.items.map(({ title, quantity }) => ({ title, quantity })),
  parcelsFrom: order.fulfilments.map(({ artist }) => artist.name),
  parcelsBy: order.fulfilments.map(({ status, carrier, trackingNumber }) =>
    [carrier ?? status, trackingNumber].filter(Boolean).join(' · '),
  ),
  instructions: order.payment.instructions ?? null,
  transfer: order.payment.transfer
    ? {
        amount: formatAgreed(order.payment.transfer),
        reference: inGroups(order.payment.transfer.reference),
      }
    : null,
  refusal: order.payment.phone?.sentence ?? order.payment.cardRefused ?? null,
})

const receiptSeen = (receipt: ReceiptView): ReceiptSeen => ({
  parts: receipt.parts.map(({ artist, artistReceives, fee }) => ({
    artist: artist.name,
    receives: formatMoney(artistReceives),
    fee: formatMoney(fee),
  })),
  carriage: receipt.parts
    .map(({ artistReceives, carriage }) => carriageSentence(artistReceives, carriage))
    .filter((words) => words !== null),
  works: receipt.parts.flatMap(({ lines }) => lines.map(({ title }) => title)),
  method: methodNames[receipt.method],
  total: formatMoney(receipt.total),
  paidAs: paidAs(receipt),
  refunds: receipt.refunds.map(({ amount }) => formatMoney(amount)),
  whences: receipt.refunds.map((refund) => whenceOf(refund, receipt)),
})

/** Somebody at the checkout, who can leave it. */
export interface ServiceBuyer extends Buyer {
  /** The order that was placed last, and what opens it. */
  placed(): { readonly number: string; readonly accessKey: string } | null
  stop(): void
}

interface ServiceBuyerPorts
  extends Pick<
    PageServices,
    'ordering' | 'shipping' | 'receipts' | 'withdrawals' | 'claims' | 'cardTokens' | 'trialPhone'
  > {
  readonly cart: ServiceCart
  readonly isCartKnown: CheckoutInput['isCartKnown']
  readonly cartNow: CheckoutInput['cartNow']
  /** Told what stands over the form after every try; null where nothing does. */
  readonly onAlert: (text: string | null) => void
}

/** Fills in the checkout and pays through the web's own machine, without a screen. */
export function serviceBuyer({
  ordering,
  shipping,
  receipts,
  withdrawals,
  claims,
  cardTokens,
  trialPhone,
  cart,
  isCartKnown,
  cartNow,
  onAlert,
}: ServiceBuyerPorts): ServiceBuyer {
  let checkout: ActorRefFrom<typeof checkoutMachine> | null = null
  let draft: CheckoutDraft | null = null
  /** Where they are sent to. */
  let works: readonly WorkShipping[] = []
  /** What a refused order asks for beside its form is done. */
  let compared = Promise.resolve()

  const atCheckout = () => {
    if (!checkout) throw new Error('Nobody went to the checkout.')
    return checkout
  }
  const typeIn = (field: CheckoutField, text: string) =>
    atCheckout().send({ type: 'field filled in', field: fieldNames[field], text })
  const checkoutContext = () => atCheckout().getSnapshot().context

  const numberOfOrder = (): string => checkoutContext().placed?.number ?? ''
  const isOpened = (opening: Promise<unknown>): Promise<boolean> =>
    opening.then(
      () => true,
      (error: unknown) => {
        if (isNotFound(error)) return false
        throw error
      },
    )

  /** As the checkout's screen does it. */
  const placeOrder = () => {
    const inCart = new Set(cart.now().items.map(({ id }) => id))
    atCheckout().send({
      type: 'place order',
      shown: { items: cart.now().items, total: totalPrice(cart.asSoldNow()) },
      changes: cart.changes(),
      notSent: notSentTo(
        works.filter(({ artworkId }) => inCart.has(artworkId)),
        checkoutContext().fields.country,
      ),
    })
  }

  /** What the checkout's screen does with an order that came back. */
  async function settled(): Promise<void> {
    const snapshot = await waitFor(
      atCheckout(),
      (now) => now.matches('filling in') || now.matches('confirmed'),
    )
    onAlert(snapshot.context.alert?.text ?? null)
    const { placed, keyOf } = snapshot.context
    if (placed)
      await cart.letGo(
        placed.items.map(({ artworkId }) => artworkId),
        keyOf === 'account',
      )
    await compared
  }

  return {
    placed: () => checkout?.getSnapshot().context.placed ?? null,
    stop: () => checkout?.stop(),

    hasFilledIn: async (filled) => {
      draft = draftOf(filled)
    },
    goToCheckout: async () => {
      await cart.cart()
      const { items } = cart.now()
      works = await shipping.ofWorks(items.map(({ id }) => id))
      checkout = createActor(checkoutMachine, {
        input: {
          ordering,
          cardTokens,
          newKey: randomUUID,
          isCartKnown,
          cartNow,
          now: () => new Date(),
          phones: numberingPlans,
          // Whoever buys here says where the confirmation goes, also where an account would know it.
          isSignedIn: false,
          draft,
        },
      }).start()
      checkout.on('works have changed', () => {
        compared = cart.openCart()
      })
      checkout.on('works were taken out', ({ ids, isTold }) => {
        compared = cart.letGo(ids, isTold)
      })
    },
    fillIn: async (fields) => {
      for (const [field, text] of Object.entries(fields) as [CheckoutField, string][]) typeIn(field, text)
    },
    typeIn: async (field, text) => typeIn(field, text),
    fieldHolds: async (field) => checkoutContext().fields[fieldNames[field]],
    payBy: async (method) => atCheckout().send({ type: 'payment method chosen', method: methods[method] }),
    placeOrder: async () => {
      placeOrder()
      await settled()
    },
    placeOrderTwiceAtOnce: async () => {
      placeOrder()
      placeOrder()
      await settled()
    },
    updateOrder: async () => {
      await cart.acceptChanges()
      atCheckout().send({ type: 'works were mended' })
    },
    summary: async () => {
      const { shipping: cost } = orderPrice(cart.asSoldNow().items)
      return { ...cartSeen(cart.asSoldNow()), shipping: cost === 0 ? 'Free' : formatMoney(cost) }
    },
    checkoutWarnings: async () => Object.values(checkoutContext().lineErrors),
    alert: async () => checkoutContext().alert?.text ?? null,
    fieldMessage: async (field) => checkoutContext().errors[fieldNames[field]] ?? null,
    ...servicePayment({ ordering, cardTokens, trialPhone, fieldNames }, checkoutContext),
    cancelOrder: async () => {
      const { placed } = checkoutContext()
      if (placed) await ordering.cancel(placed.number, placed.accessKey)
    },
    saysThatItHasArrived: async (artist) => {
      const { placed } = checkoutContext()
      const parcel = placed?.fulfilments.find((each) => each.artist.name === artist)
      if (placed && parcel) await ordering.arrived(placed.number, parcel.artist.id, placed.accessKey)
    },
    order: async () => {
      const { placed } = checkoutContext()
      return placed && orderSeen(await ordering.order(placed.number, placed.accessKey))
    },
    canOpenOrderWithAnotherKey: async () => isOpened(ordering.order(numberOfOrder(), randomUUID())),
    receipt: async () => {
      const { placed } = checkoutContext()
      if (!placed) return null
      return receipts.receipt(placed.number, placed.accessKey).then(receiptSeen, (error: unknown) => {
        if (isDomainError(error) && error.code === 'order-not-paid') return null
        throw error
      })
    },
    ...serviceAfterSale(withdrawals, claims, () => checkoutContext().placed),
    canOpenReceiptWithAnotherKey: async () => isOpened(receipts.receipt(numberOfOrder(), randomUUID())),
  }
}
