import type { Ordering, SandboxPhone } from '#application/orders/contract.ts'
import type { UnpaidOrders } from '#application/orders/services/unpaid-orders-service.ts'
import type { Caller } from '#application/shared/caller.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

interface SandboxPhonePorts {
  readonly orderingOf: (caller: Caller) => Ordering
  readonly unpaidOrders: UnpaidOrders
}

/** The buyer's phone and the mobile network in one: what the network would report, reported by hand. */
export const sandboxPhone =
  ({ orderingOf, unpaidOrders }: SandboxPhonePorts) =>
  (caller: Caller): SandboxPhone => ({
    async answer(orderNumber, accessKey, accept) {
      const ordering = orderingOf(caller)
      const { payment } = await ordering.order(orderNumber, accessKey)
      if (payment.method !== 'mpesa')
        throw new DomainError('conflict', 'not-paid-by-phone', `Order ${orderNumber} is not paid by phone.`)
      await (accept ? unpaidOrders.paid(orderNumber) : unpaidOrders.failed(orderNumber))
      return ordering.order(orderNumber, accessKey)
    },
  })
