import type { IncomingMoneyRepository } from '#application/orders/incoming-money-repository.ts'
import type { IncomingMoney } from '#domain/orders/incoming-money.ts'
import { bankNameOf } from '#domain/orders/incoming-payment.ts'
import { keysetSlice } from '../keyset-slice.ts'
import { copyOf } from '../shared/copy-of.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

export const memoryIncomingMoney = ({
  orders,
  money,
}: Pick<MemoryOrders, 'orders' | 'money'>): IncomingMoneyRepository => {
  const isOpen = ({ standing }: IncomingMoney): boolean => standing !== 'counted' && standing !== 'sent-back'
  return {
    async keep(some) {
      const isKnown = [...money.values()].some(({ key }) => key === some.key)
      if (!isKnown) money.set(some.id, copyOf(some))
      return !isKnown
    },
    booked: async (bookedOn, { amount, currency }) =>
      [...money.values()]
        .filter((some) => some.bookedOn === bookedOn && some.amount === amount && some.currency === currency)
        .map(copyOf),
    alike: async ({ sum, key, senderIban }, standing) =>
      [...money.values()]
        .filter(
          (some) =>
            some.amount === sum.amount &&
            some.currency === sum.currency &&
            (standing === undefined || some.standing === standing) &&
            (bankNameOf(some.key) === bankNameOf(key) ||
              (senderIban !== null && some.senderIban === senderIban)),
        )
        .map(copyOf),
    async byKey(key) {
      const found = [...money.values()].find((some) => some.key === key)
      return found ? copyOf(found) : null
    },
    async byId(id) {
      const found = money.get(id)
      return found ? copyOf(found) : null
    },
    waitingFor: async (orderNumber) =>
      [...money.values()]
        .filter((some) => some.orderNumber === orderNumber && some.standing === 'waits')
        .map(copyOf),
    ofOrder: async (orderNumber) =>
      [...money.values()].filter((some) => some.orderNumber === orderNumber).map(copyOf),
    toldUntil: async () =>
      [...money.values()]
        .map(({ bookedOn }) => bookedOn)
        .toSorted()
        .at(-1) ?? null,
    async save(some) {
      money.set(some.id, copyOf(some))
    },
    async open(limit, after) {
      const { items, ...rest } = keysetSlice(
        [...money.values()].filter(isOpen),
        ({ id, heardAt }) => ({ key: heardAt.getTime(), id }),
        'desc',
        limit,
        after,
      )
      return {
        ...rest,
        items: items.map(({ heardAt: _heardAt, key: _key, orderNumber, ...some }) => {
          const order = orders.get(orderNumber ?? '')
          return { ...some, order: order ? { number: order.number, status: order.status } : null }
        }),
      }
    },
  }
}
