import type { Clock } from '#application/shared/clock.ts'
import { oneByOne } from '#application/shared/one-by-one.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { arriveUnnoticed, sentLongAgo } from '#domain/orders/order-way.ts'
import type { OrderRepository } from '../order-repository.ts'

/** What becomes of parcels of which nobody says that they have arrived. */
export interface Parcels {
  /**
   * Takes what was sent long ago as arrived.
   * @returns how many parcels @throws as oneByOne
   */
  takeAsArrived(): Promise<number>
}

interface ParcelsPorts {
  readonly orders: OrderRepository
  readonly work: UnitOfWork
  readonly clock: Clock
}

export function parcelsService({ orders, work, clock }: ParcelsPorts): Parcels {
  /** Its buyer, or another process, may have been first. */
  const settle = (number: string): Promise<number> =>
    work.run(async () => {
      const order = await orders.byNumber(number)
      const arrived = order ? arriveUnnoticed(order, clock.now()) : 0
      if (order && arrived > 0) await orders.save(order)
      return arrived
    })

  return {
    takeAsArrived: () =>
      oneByOne({
        find: (most) => orders.longOnTheirWay(sentLongAgo(clock.now()), most),
        act: settle,
        failure: 'Some parcels could not be taken as arrived.',
      }),
  }
}
