import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import { payoutMail } from '#application/notifications/artist-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { oneByOne } from '#application/shared/one-by-one.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { monthOfPayday, paydayOf } from '#domain/fair-pay/payout.ts'
import type { PayoutRepository } from '../payout-repository.ts'

/** What artists have earned leaves for them. */
export interface Payouts {
  /**
   * Pays every artist what is due to them since the first day of this month: one payout for an artist and a month.
   * @returns how many @throws as oneByOne
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

/** @param publicUrl scheme and host of the links in mails */
export function payoutsService(
  { payouts, contacts, outbox, work, ids, clock }: PayoutsPorts,
  { publicUrl }: { readonly publicUrl: string },
): Payouts {
  const payOne = (artistId: string, payday: Date): Promise<number> =>
    work.run(async () => {
      const at = clock.now()
      const amount = await payouts.due(artistId, payday)
      if (amount === 0) return 0
      const payout = { id: ids.newId(), artistId, month: monthOfPayday(payday), amount, at }
      if (!(await payouts.add(payout))) return 0
      for (const contact of await contacts.of([artistId]))
        await outbox.add(`payout:${payout.id}`, payoutMail(payout, contact, publicUrl), at)
      return 1
    })

  return {
    pay() {
      const payday = paydayOf(clock.now())
      return oneByOne({
        find: (most) => payouts.waiting(payday, most),
        act: (artistId) => payOne(artistId, payday),
        failure: 'Some artists could not be paid.',
      })
    },
  }
}
