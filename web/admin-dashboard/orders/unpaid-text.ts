import type { OrderView } from '#application/orders/contract.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'

/** What an unpaid order waits for, for an admin. */
export function unpaidText({ method, isToBeConfirmed, came }: OrderView['payment']): string {
  if (isToBeConfirmed)
    return 'Nothing is paid, and no work is kept: the buyer has not opened the link in our mail yet.'
  if (method === 'mpesa') return 'Nothing is paid yet: the buyer has not confirmed on the phone.'
  if (method === 'card') return 'Nothing is paid yet: the buyer’s bank has not let the payment through.'
  return came
    ? `Not all is paid yet: of the transfer ${formatAgreed(came)} came.`
    : 'Nothing is paid yet: no transfer has come.'
}
