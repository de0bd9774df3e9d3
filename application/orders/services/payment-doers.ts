import type { JobDoers } from '#application/shared/jobs.ts'
import { isRefused, type TakePaymentPorts, takePayment } from '../steps/payment.ts'

/** Moves the money that could not be moved at once, or was not to be moved before something had become true. */
export const paymentDoers = (
  ports: TakePaymentPorts,
  { publicUrl }: { readonly publicUrl: string },
): Pick<JobDoers, 'take-payment' | 'give-back-payment' | 'let-go-of-hold'> => ({
  async 'take-payment'({ orderNumber, link }) {
    const order = await ports.orders.byNumber(orderNumber)
    if (!order) return
    await takePayment(order, { publicUrl, link }, ports).catch((error: unknown) => {
      if (!isRefused(error)) throw error
    })
  },
  'give-back-payment': ({ reference, amount, key = reference }) =>
    ports.gateway.refund(reference, amount, key),
  'let-go-of-hold': ({ reference }) => ports.gateway.release(reference),
})
