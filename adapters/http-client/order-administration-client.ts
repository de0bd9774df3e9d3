import type { OrderView } from '#application/orders/contract.ts'
import type { OrderAdministration, TransferReceived } from '#application/orders/order-administration.ts'
import type { RefundWish } from '#domain/orders/refund.ts'
import { dollarsFrom, type InDollars } from '#domain/shared/money.ts'
import type { HttpCaller } from './call.ts'
import { orderAmounts } from './orders-client.ts'
import { page } from './page.ts'

const at = (number: string): string => `/admin/orders/${encodeURIComponent(number)}`

/** What admins do about orders over HTTP. */
export function orderAdministrationClient(call: HttpCaller): OrderAdministration {
  const change = async (
    number: string,
    what: string,
    failure: string,
    body?: InDollars<RefundWish> | TransferReceived,
  ): Promise<OrderView> => {
    const path = `${at(number)}/${what}`
    return (await call<OrderView>({ method: 'POST', path, body, amounts: orderAmounts, failure })).body
  }
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
    markPaid: (number, told = {}) => change(number, 'mark-paid', 'Failed to mark the order as paid', told),
    refund: (number, { lines, amount, left } = {}) =>
      change(number, 'refund', 'Failed to refund the order', {
        lines,
        amount: amount && dollarsFrom(amount),
        left: left && dollarsFrom(left),
      }),
    cancel: (number) => change(number, 'cancel', 'Failed to cancel the order'),
  }
}
