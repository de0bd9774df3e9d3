import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Order } from '#domain/orders/order.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { PaymentPorts } from './payment.ts'

export interface AwaitedTransferPorts extends PaymentPorts {
  readonly ids: IdSource
  readonly digest: Digest
}

/** The transfer that an order was told to be paid by; orders of long ago, which have none written down, were told dollars. */
export async function attemptToTransfer(
  { id, number, total }: Order,
  { attempts, ways, ids, digest }: AwaitedTransferPorts,
  now: Date,
): Promise<PaymentAttempt> {
  const [known] = await attempts.ofOrder(number)
  if (known) return known
  const attempt = new PaymentAttempt(
    {
      id: ids.newId(),
      origin: digest(`${id} transfer`),
      provider: ways.by('transfer').name,
      way: 'transfer',
      price: total,
      sum: { amount: total, currency: 'USD' },
      payer: null,
    },
    now,
  )
  attempt.orderNumber = number
  return attempts.open(attempt)
}
