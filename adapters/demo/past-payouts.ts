import type { PayoutAccountRepository } from '#application/payouts/payout-account-repository.ts'
import type { PayoutRepository } from '#application/payouts/payout-repository.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { monthOfPayday } from '#domain/fair-pay/payout.ts'
import { endingOf, type PayoutDestination } from '#domain/payouts/payout-account.ts'

interface PastPayoutPorts {
  readonly payouts: PayoutRepository
  readonly accounts: PayoutAccountRepository
  readonly ids: IdSource
}

/** As far back as anything was bought. */
const months = 12

/** Milliseconds. */
const day = 86_400_000

/** An account that banks give as an example. */
const destination = (holder: string): PayoutDestination => ({
  kind: 'iban',
  iban: 'DE89370400440532013000',
  holder,
})

/** Names the account of an artist of the demo, long ago. Inside a unit of work. */
export async function keepPayoutAccount(
  { accounts, ids }: Pick<PastPayoutPorts, 'accounts' | 'ids'>,
  { id: userId, name }: { readonly id: string; readonly name: string },
  since: Date,
): Promise<void> {
  const to = destination(name)
  const account = {
    id: ids.newId(),
    userId,
    kind: to.kind,
    ending: endingOf(to),
    confirmBy: since,
    usedFrom: null,
  }
  await accounts.name(account, to, '')
  await accounts.confirm(account, since)
}

/**
 * What artists of the demo would have been paid each month for their past orders; this month's batch waits to be sent. Inside
 * a unit of work.
 */
export async function keepPastPayouts(
  { payouts, ids }: Omit<PastPayoutPorts, 'accounts'>,
  now: Date,
): Promise<void> {
  for (let ago = months; ago >= 0; ago--) {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1))
    const due = await payouts.due(at)
    if (due.length === 0) continue
    const batch = await payouts.begin({ id: ids.newId(), month: monthOfPayday(at), madeAt: at })
    for (const { artistId, amount } of due) {
      const payout = {
        id: ids.newId(),
        artistId,
        month: batch.month,
        amount,
        at,
        standing: 'set-aside',
      } as const
      await payouts.add(payout, batch.id, destination('An artist of the demo'))
    }
    if (ago === 0) return
    await payouts.advance(batch.id, 'sent', null, new Date(at.getTime() + day))
    await payouts.advance(batch.id, 'settled', null, new Date(at.getTime() + 3 * day))
  }
}
