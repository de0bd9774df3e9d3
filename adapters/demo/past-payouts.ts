import type { PayoutRepository } from '#application/fair-pay/payout-repository.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { monthOfPayday } from '#domain/fair-pay/payout.ts'

interface PastPayoutPorts {
  readonly payouts: PayoutRepository
  readonly ids: IdSource
}

/** As far back as anything was bought. */
const months = 12

/** More than the demo has. */
const mostArtists = 1_000

/** What artists of the demo would have been paid each month for their past orders. Inside a unit of work. */
export async function keepPastPayouts({ payouts, ids }: PastPayoutPorts, now: Date): Promise<void> {
  for (let ago = months; ago >= 0; ago--) {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1))
    for (const artistId of await payouts.waiting(at, mostArtists)) {
      const amount = await payouts.due(artistId, at)
      await payouts.add({ id: ids.newId(), artistId, month: monthOfPayday(at), amount, at })
    }
  }
}
