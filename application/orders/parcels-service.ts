import type { Clock } from '#application/shared/clock.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { sentLongAgo } from '#domain/orders/order.ts'
import type { OrderRepository } from './order-repository.ts'

/** What becomes of parcels of which nobody says that they have arrived. */
export interface Parcels {
  /**
   * Takes what was sent long ago as arrived, for any number of processes at once. An order that cannot be changed holds up no
   * other. @returns how many parcels @throws AggregateError in the end, of what went wrong on the way
   */
  takeAsArrived(): Promise<number>
}

interface ParcelsPorts {
  readonly orders: OrderRepository
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** So many orders are looked for at a time. */
const batch = 50

export function parcelsService({ orders, work, clock }: ParcelsPorts): Parcels {
  /** Its buyer, or another process, may have been first. */
  const settle = (number: string): Promise<number> =>
    work.run(async () => {
      const order = await orders.byNumber(number)
      const arrived = order?.arriveUnnoticed(clock.now()) ?? 0
      if (order && arrived > 0) await orders.save(order)
      return arrived
    })

  return {
    async takeAsArrived() {
      let arrived = 0
      const failures: unknown[] = []
      for (;;) {
        const numbers = await orders.longOnTheirWay(sentLongAgo(clock.now()), batch)
        const before = arrived
        for (const number of numbers) {
          try {
            arrived += await settle(number)
          } catch (error) {
            failures.push(error)
          }
        }
        // A full batch of which nothing could be changed would only come again.
        if (numbers.length < batch || arrived === before) break
      }
      if (failures.length > 0)
        throw new AggregateError(failures, 'Some parcels could not be taken as arrived.')
      return arrived
    },
  }
}
