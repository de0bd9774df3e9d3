import type { AuditWriter } from '#application/admin/audit-writer.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Digest } from '#application/shared/digest.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { Order } from '#domain/orders/order.ts'
import { isOrderNumber } from '#domain/orders/order-number.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import type { AgreedSum } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { OrderView } from '../contract.ts'
import type { OrderAdministration, TransferReceived } from '../order-administration.ts'
import type { OrderListReader } from '../order-list-reader.ts'
import { orderView, type ShownOrder } from '../order-view.ts'
import { settleCancelled, settleRefund } from '../settlement.ts'
import { attemptToTransfer } from '../steps/awaited-transfer.ts'
import type { MoneyPorts } from '../steps/counted-money.ts'
import { countWaiting, refuseWaiting } from '../steps/money-back.ts'
import { applyStanding } from '../steps/payment.ts'
import { paymentOf } from '../steps/payment-of-order.ts'
import { refundUnderKey } from '../steps/refund-under-key.ts'

export interface OrderAdministrationPorts extends MoneyPorts {
  readonly list: OrderListReader
  readonly digest: Digest
  readonly audit: AuditWriter
}

/** What the log of an action shows of an order. */
const standing = ({ status, paymentStatus, refunds, price }: Order) => ({
  status,
  paymentStatus,
  ...(refunds.length > 0 && { givenBack: formatMoney(price.total - price.left) }),
})

/** An order as it is now, with what the log says of that beside its standing. */
interface Changed {
  readonly order: Order
  readonly noted?: Readonly<Record<string, string>>
  /** It was asked for once more, and done the first time. */
  readonly isKnown?: true
}

/** @throws DomainError conflict 'money-waits' or 'no-money-waits' */
function mustBeSaid({ number }: Order, came: AgreedSum, waiting: TransferReceived['waiting']): void {
  if (came.amount > 0 && waiting === undefined)
    throw new DomainError(
      'conflict',
      'money-waits',
      `${formatAgreed(came)} have come for order ${number} and wait for the rest. Say whether that is enough, or goes back.`,
    )
  if (came.amount === 0 && waiting === 'enough')
    throw new DomainError(
      'conflict',
      'no-money-waits',
      `Nothing has come for order ${number} that could be enough.`,
    )
}

/** What admins do about orders: see the contract. @param publicUrl scheme and host of the links in mails */
export const orderAdministrationService =
  (ports: OrderAdministrationPorts, { publicUrl }: { readonly publicUrl: string }) =>
  (caller: Caller): OrderAdministration => {
    const { orders, attempts, audit, ways, work, clock, ids, digest } = ports
    const place = { publicUrl, link: null }

    const inList = (order: ShownOrder): OrderView => orderView(order, ways)
    const view = async (order: Order): Promise<OrderView> =>
      orderView(
        order,
        ways,
        order.method === 'atm'
          ? await paymentOf(order, await attempts.ofOrder(order.number), ports)
          : undefined,
      )

    async function found(number: string): Promise<Order> {
      const order = isOrderNumber(number) ? await orders.byNumber(number) : null
      if (!order) throw new DomainError('not-found', 'order-not-found', `There is no order ${number}.`)
      return order
    }

    /** Changes an order and writes down who did it, or neither. */
    const change = (
      number: string,
      action: string,
      make: (order: Order, now: Date, userId: string) => Promise<Changed>,
    ): Promise<OrderView> => {
      const { userId } = signedInAs('admin', caller)
      return work.run(async () => {
        const order = await found(number)
        const before = standing(order)
        const now = clock.now()
        const { order: changed, noted, isKnown } = await make(order, now, userId)
        if (isKnown) return view(changed)
        await audit.write({
          adminId: userId,
          action,
          subject: { kind: 'order', id: order.id, name: order.number },
          before,
          after: { ...standing(changed), ...noted },
          at: now,
        })
        return view(changed)
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
          inList,
        )
      },

      async order(number) {
        signedInAs('admin', caller)
        return view(await found(number))
      },

      markPaid: async (number, { waiting } = {}) =>
        change(
          number,
          waiting === 'enough' ? 'transfer-accepted' : 'transfer-received',
          async (order, now, by) => {
            order.mustAwaitTransfer()
            const attempt = await attemptToTransfer(order, ports, now)
            const { came, lacks } = await paymentOf(order, [attempt], ports)
            mustBeSaid(order, came, waiting)
            if (waiting === 'enough') await countWaiting(order, ports)
            const taken = { is: 'taken', sum: waiting === 'enough' ? came : attempt.sum } as const
            const paid =
              (await applyStanding(attempt.id, { standing: taken }, ports, { ...place, by })) ?? order
            // All of it has come beside what statements told of: that is too much.
            await refuseWaiting(paid, ports, clock.now(), place)
            const borne = { came: formatAgreed(came), borneByShop: formatAgreed(lacks) }
            return { order: paid, ...(waiting === 'enough' && { noted: borne }) }
          },
        ),

      refund: async (number, wish = {}, idempotencyKey) =>
        change(number, 'order-refunded', async (order, at, askedBy) => {
          const asked =
            idempotencyKey === undefined ? null : refundUnderKey(order, wish, idempotencyKey, digest)
          if (asked?.isKnown) return { order, isKnown: true }
          const id = asked?.id ?? ids.newId()
          const booked = order.refund(wish, { id, at, askedBy })
          await settleRefund(order, booked, 'called off by the shop', ports, place)
          return { order }
        }),

      cancel: async (number) =>
        change(number, 'order-cancelled', async (order, now, askedBy) => {
          const booked = order.cancel({ id: ids.newId(), at: now, askedBy })
          await settleCancelled(order, booked, 'called off by the shop', ports, now, place)
          return { order }
        }),
    }
  }
