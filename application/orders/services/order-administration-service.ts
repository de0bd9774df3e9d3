import type { AuditWriter } from '#application/admin/audit-writer.ts'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Order } from '#domain/orders/order.ts'
import { isOrderNumber } from '#domain/orders/order-number.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { OrderView } from '../contract.ts'
import type { OrderAdministration } from '../order-administration.ts'
import type { OrderListReader } from '../order-list-reader.ts'
import { orderView, type ShownOrder } from '../order-view.ts'
import { type SettlementPorts, settleCancelled, settlePayment, settleRefund } from '../settlement.ts'

export interface OrderAdministrationPorts extends SettlementPorts {
  readonly list: OrderListReader
  readonly audit: AuditWriter
  readonly ways: OpenWays
  readonly work: UnitOfWork
  readonly clock: Clock
  readonly ids: IdSource
}

/** What the log of an action shows of an order. */
const standing = ({ status, paymentStatus, refunds, price }: Order) => ({
  status,
  paymentStatus,
  ...(refunds.length > 0 && { givenBack: formatMoney(price.total - price.left) }),
})

/** What admins do about orders: see the contract. @param publicUrl scheme and host of the links in mails */
export const orderAdministrationService =
  (ports: OrderAdministrationPorts, { publicUrl }: { readonly publicUrl: string }) =>
  (caller: Caller): OrderAdministration => {
    const { orders, audit, ways, work, clock, ids } = ports
    const place = { publicUrl, link: null }

    const view = (order: ShownOrder): OrderView => orderView(order, ways)

    async function found(number: string): Promise<Order> {
      const order = isOrderNumber(number) ? await orders.byNumber(number) : null
      if (!order) throw new DomainError('not-found', 'order-not-found', `There is no order ${number}.`)
      return order
    }

    /** Changes an order and writes down who did it, or neither. */
    const change = (
      number: string,
      action: string,
      make: (order: Order, now: Date, userId: string) => Promise<void>,
    ): Promise<OrderView> => {
      const { userId } = signedInAs('admin', caller)
      return work.run(async () => {
        const order = await found(number)
        const before = standing(order)
        const now = clock.now()
        await make(order, now, userId)
        await audit.write({
          adminId: userId,
          action,
          subject: { kind: 'order', id: order.id, name: order.number },
          before,
          after: standing(order),
          at: now,
        })
        return view(order)
      })
    }

    return {
      async orders({ q, status, ...request }) {
        signedInAs('admin', caller)
        const search = { words: q?.trim() || null, status: status ?? null }
        return keysetPage(
          request,
          'all-orders',
          (limit, after) => ports.list.slice(search, limit, after),
          view,
        )
      },

      async order(number) {
        signedInAs('admin', caller)
        return view(await found(number))
      },

      markPaid: async (number) =>
        change(number, 'transfer-received', async (order, now, by) => {
          order.receiveTransfer(now)
          await orders.save(order)
          await settlePayment(order, ports, now, place, { by })
        }),

      refund: async (number, wish = {}) =>
        change(number, 'order-refunded', async (order, at, askedBy) => {
          const booked = order.refund(wish, { id: ids.newId(), at, askedBy })
          await settleRefund(order, booked, 'called off by the shop', ports, place)
        }),

      cancel: async (number) =>
        change(number, 'order-cancelled', async (order, now, askedBy) => {
          const booked = order.cancel({ id: ids.newId(), at: now, askedBy })
          await settleCancelled(order, booked, 'called off by the shop', ports, now, place)
        }),
    }
  }
