import type { OrderView } from '#application/orders/contract.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import type { HttpCaller } from './call.ts'
import { orderAmounts } from './orders-client.ts'
import { page } from './page.ts'

const at = (number: string): string => `/admin/orders/${encodeURIComponent(number)}`

/** What admins do about orders over HTTP. */
export function orderAdministrationClient(call: HttpCaller): OrderAdministration {
  const change = async (number: string, what: string, failure: string): Promise<OrderView> =>
    (await call<OrderView>({ method: 'POST', path: `${at(number)}/${what}`, amounts: orderAmounts, failure }))
      .body
  return {
    orders: (request) =>
      page<OrderView>(call, {
        path: '/admin/orders',
        query: { ...request },
        amounts: orderAmounts,
        failure: 'Failed to get orders',
      }),
    order: async (number) =>
      (await call<OrderView>({ path: at(number), amounts: orderAmounts, failure: 'Failed to get order' }))
        .body,
    markPaid: (number) => change(number, 'mark-paid', 'Failed to mark the order as paid'),
    refund: (number) => change(number, 'refund', 'Failed to refund the order'),
    cancel: (number) => change(number, 'cancel', 'Failed to cancel the order'),
  }
}
