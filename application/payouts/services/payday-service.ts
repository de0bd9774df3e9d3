import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { monthOfPayday, paydayOf } from '#domain/fair-pay/payout.ts'
import { type BatchPorts, makeBatch } from '../make-batch.ts'

/** What artists have earned is set aside for them. */
export interface Payday {
  /**
   * Makes the first batch of this month, for an admin to look at. Whoever can be paid only after it is for an admin to pay, or
   * the next payday.
   * @returns whether it did
   */
  come(): Promise<boolean>
}

export const paydayService = (ports: BatchPorts & { readonly work: UnitOfWork }): Payday => {
  const { payouts, work, clock } = ports
  return {
    come: () =>
      work.run(async () => {
        if (await payouts.hasBatch(monthOfPayday(paydayOf(clock.now())))) return false
        await payouts.takeTurn()
        if (await payouts.hasBatch(monthOfPayday(paydayOf(clock.now())))) return false
        return (await makeBatch(ports)) !== null
      }),
  }
}
