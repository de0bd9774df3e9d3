import { payoutMail } from '#application/notifications/artist-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { ArtistContacts } from '#application/orders/artist-contacts.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { monthOfPayday, paydayOf } from '#domain/fair-pay/payout.ts'
import type { PayoutRepository } from './payout-repository.ts'

/** What artists have earned leaves for them. */
export interface Payouts {
  /**
   * Pays every artist what is due to them since the first day of this month, for any number of processes at once: one payout for an artist and a
   * month. One who cannot be paid holds up no other. @returns how many @throws AggregateError in the end, of what went wrong on the way
   */
  pay(): Promise<number>
}

interface PayoutsPorts {
  readonly payouts: PayoutRepository
  readonly contacts: ArtistContacts
  readonly outbox: Outbox
  readonly work: UnitOfWork
  readonly ids: IdSource
  readonly clock: Clock
}

/** So many are looked for at a time. */
const batch = 100

/** @param publicUrl scheme and host of the links in mails */
export function payoutsService(
  { payouts, contacts, outbox, work, ids, clock }: PayoutsPorts,
  { publicUrl }: { readonly publicUrl: string },
): Payouts {
  const payOne = (artistId: string, payday: Date): Promise<boolean> =>
    work.run(async () => {
      const at = clock.now()
      const amount = await payouts.due(artistId, payday)
      if (amount === 0) return false
      const payout = { id: ids.newId(), artistId, month: monthOfPayday(payday), amount, at }
      if (!(await payouts.add(payout))) return false
      for (const contact of await contacts.of([artistId]))
        await outbox.add(`payout:${payout.id}`, payoutMail(payout, contact, publicUrl), at)
      return true
    })

  return {
    async pay() {
      const payday = paydayOf(clock.now())
      let paid = 0
      const failures: unknown[] = []
      for (;;) {
        const waiting = await payouts.waiting(payday, batch)
        const before = paid
        for (const artistId of waiting) {
          try {
            if (await payOne(artistId, payday)) paid++
          } catch (error) {
            failures.push(error)
          }
        }
        // A full batch of whom nobody could be paid would only come again.
        if (waiting.length < batch || paid === before) break
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some artists could not be paid.')
      return paid
    },
  }
}
