import type {
  OpenWays,
  PaymentProvider,
  RefundStanding,
  RefundWish,
} from '#application/payments/payment-provider.ts'
import { ProviderGone } from '#application/payments/provider-gone.ts'
import type { JobDoers } from '#application/shared/jobs.ts'
import { isRefused, letGo, type PaymentPorts, takePayment } from '../steps/payment.ts'
import { refundByHand } from '../steps/refund-by-hand.ts'

const providerOf = ({ attempt }: RefundWish, ways: OpenWays): PaymentProvider | null => {
  try {
    return ways.of(attempt)
  } catch (error) {
    if (error instanceof ProviderGone) return null
    throw error
  }
}

/**
 * What its provider will not give back, or is not here to give, is for a person to send; but for what it has given back already,
 * whatever it says now.
 */
async function givenBack(wish: RefundWish, ways: OpenWays): Promise<Exclude<RefundStanding, 'failed'>> {
  const provider = providerOf(wish, ways)
  if (!provider) return 'by-hand'
  const standing = await provider.refund(wish)
  if (standing !== 'failed') return standing
  const before = await provider.lookAtRefund(wish)
  return before === 'done' || before === 'sent' ? before : 'by-hand'
}

/** Moves the money that could not be moved at once, or was not to be moved before something had become true. */
export const paymentDoers = (
  ports: PaymentPorts,
  { publicUrl }: { readonly publicUrl: string },
): Pick<JobDoers, 'take-payment' | 'give-back-payment' | 'let-go-of-hold'> => ({
  async 'take-payment'({ orderNumber, link }) {
    const order = await ports.orders.byNumber(orderNumber)
    if (!order) return
    await takePayment(order, { publicUrl, link }, ports).catch((error: unknown) => {
      if (!isRefused(error)) throw error
    })
  },
  async 'give-back-payment'({ reference, amount, key = reference, before = 0 }) {
    const attempt = await ports.attempts.byId(reference)
    if (!attempt) return
    const standing = await givenBack({ attempt, key, amount }, ports.ways)
    if (standing === 'by-hand') {
      const { orderNumber } = attempt
      const order = orderNumber === null ? null : await ports.orders.byNumber(orderNumber)
      if (!order) throw new Error(`${amount} cents of attempt ${reference} belong to no order.`)
      await ports.work.run(() =>
        refundByHand(order, attempt, { key, amount, before }, ports, ports.clock.now()),
      )
      return
    }
    if (standing === 'unknown') throw new Error(`${amount} cents of attempt ${reference} did not go back.`)
  },
  'let-go-of-hold': ({ reference }) => letGo(reference, ports, { publicUrl, link: null }),
})
