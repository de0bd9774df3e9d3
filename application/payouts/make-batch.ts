import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { monthOfPayday, nextPayday, paydayOf } from '#domain/fair-pay/payout.ts'
import {
  leavesNextPayday,
  obstacleOf,
  type PayoutBatch,
  type PayoutObstacle,
} from '#domain/payouts/payout-batch.ts'
import type { DirectedAccount, PayoutAccountRepository } from './payout-account-repository.ts'
import type { DueToArtist, PayoutRepository } from './payout-repository.ts'

export interface BatchPorts {
  readonly payouts: PayoutRepository
  readonly accounts: PayoutAccountRepository
  readonly contacts: ArtistContacts
  readonly ids: IdSource
  readonly clock: Clock
}

/** What is due to an artist, where it would go, and what keeps it here. */
export interface Judged extends DueToArtist {
  readonly account: DirectedAccount | null
  readonly obstacle: PayoutObstacle | null
  /** From when the account is used that it waits for, or the payday with which it goes. */
  readonly from: Date | null
}

function leavesFrom(
  obstacle: PayoutObstacle | null,
  account: DirectedAccount | null,
  now: Date,
): Date | null {
  if (leavesNextPayday(obstacle)) return nextPayday(now)
  return obstacle === 'waiting' ? (account?.usedFrom ?? null) : null
}

/** What is due this month and is here, most first. */
export async function dueNow({ payouts, accounts, contacts, clock }: BatchPorts): Promise<readonly Judged[]> {
  const now = clock.now()
  const due = await payouts.due(paydayOf(now))
  if (due.length === 0) return []
  const artistIds = due.map(({ artistId }) => artistId)
  const accountOf = new Map((await accounts.ofArtists(artistIds)).map((each) => [each.artistId, each]))
  const contactOf = new Map((await contacts.of(artistIds)).map((each) => [each.artistId, each]))
  return due.map(({ artistId, ...what }) => {
    const account = accountOf.get(artistId) ?? null
    // One that nobody can read any more has to be named anew.
    const known = account?.destination ? account : null
    const contact = contactOf.get(artistId)
    const obstacle = obstacleOf(
      {
        isPlayMoney: what.isPlayMoney,
        isReachable: contact !== undefined,
        isSuspended: contact?.isSuspended ?? false,
        account: known,
        payoutOfMonth: what.payoutOfMonth,
      },
      now,
    )
    return { artistId, ...what, account, obstacle, from: leavesFrom(obstacle, account, now) }
  })
}

/** Sets aside all that can leave this month, in a batch of its own. Inside a unit of work. @returns null where nothing can */
export async function makeBatch(ports: BatchPorts): Promise<PayoutBatch | null> {
  const { payouts, ids, clock } = ports
  const month = monthOfPayday(paydayOf(clock.now()))
  await payouts.takeTurn()
  const payable = (await dueNow(ports)).filter(({ obstacle }) => obstacle === null)
  if (payable.length === 0) return null
  const batch = await payouts.begin({ id: ids.newId(), month, madeAt: clock.now() })
  for (const { artistId, amount, takes, account } of payable) {
    if (!account?.destination) continue
    const payout = {
      id: ids.newId(),
      artistId,
      month,
      amount,
      at: batch.madeAt,
      standing: 'set-aside',
    } as const
    await payouts.add(payout, takes, batch.id, account.destination)
  }
  return batch
}
