import type { JobDoers } from '#application/shared/jobs.ts'
import { isRefused, letGo, type PaymentPorts, takePayment } from '../steps/payment.ts'
import { refundByHand } from '../steps/refund-by-hand.ts'

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
    const standing = await ports.ways.of(attempt).refund({ attempt, key, amount })
    if (standing === 'by-hand') {
      const { orderNumber } = attempt
      const order = orderNumber === null ? null : await ports.orders.byNumber(orderNumber)
      if (!order) throw new Error(`${amount} cents of attempt ${reference} belong to no order.`)
      await ports.work.run(() =>
        refundByHand(order, attempt, { key, amount, before }, ports, ports.clock.now()),
      )
      return
    }
    if (standing === 'failed' || standing === 'unknown')
      throw new Error(`${amount} cents of attempt ${reference} did not go back: ${standing}.`)
  },
  'let-go-of-hold': ({ reference }) => letGo(reference, ports, { publicUrl, link: null }),
})
