import type { AuditWriter } from '#application/admin/audit-writer.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import { payoutMail, payoutReturnedMail } from '#application/notifications/payout-mails.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Payout, PayoutStanding } from '#domain/fair-pay/payout.ts'
import { batchName, type PayoutBatch } from '#domain/payouts/payout-batch.ts'
import { validateReturnedReason } from '#domain/payouts/returned-reason.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney, sumOf } from '#domain/shared/money.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { tidyText } from '#domain/shared/tidy-text.ts'
import { type BatchPorts, dueNow, makeBatch } from '../make-batch.ts'
import type { PayoutFiles } from '../payout-files.ts'
import type { PayoutReader } from '../payout-reader.ts'
import { cannotMove, noBatch } from '../payout-refusals.ts'
import type { MovedPayout } from '../payout-repository.ts'
import { batchView, payoutView } from '../payout-views.ts'
import type { PayoutAdministration, PayoutBatchDetail } from '../payouts-contract.ts'
import { refusePlayMoney } from '../refuse-play-money.ts'
import { refuseSuspended } from '../refuse-suspended.ts'

export interface PayoutAdministrationPorts extends BatchPorts {
  readonly reader: PayoutReader
  readonly files: PayoutFiles
  readonly outbox: Outbox
  readonly audit: AuditWriter
  readonly work: UnitOfWork
}

/** Some five years of them. */
const batchesShown = 60

/** What an artist reads whose account was sealed with a key that is lost. */
const accountUnreadable = 'Your account can no longer be read here. Please name it again.'

/** Where something may be said of some payouts, or of all that are under way. */
type Only = readonly string[] | null

/** How artists' money leaves: see the contract. @param publicUrl scheme and host of the links in mails */
export const payoutAdministrationService =
  (ports: PayoutAdministrationPorts, { publicUrl }: { readonly publicUrl: string }) =>
  (caller: Caller): PayoutAdministration => {
    const { payouts, reader, contacts, files, outbox, audit, work, clock } = ports

    async function detail(id: string): Promise<PayoutBatchDetail> {
      const batch = await reader.batch(id)
      if (!batch) throw noBatch()
      const payoutsOfIt = await reader.payoutsOf(id)
      return { ...batchView(batch), payouts: payoutsOfIt.map(payoutView), unreadable: await unreadable(id) }
    }

    /** What waits to be sent and can be sent to nobody. */
    const unreadable = async (id: string): Promise<readonly string[]> =>
      (await reader.directed(id))
        .filter(({ standing, destination }) => standing === 'set-aside' && destination === null)
        .map((payout) => payout.id)

    const writeDown = (
      adminId: string,
      action: string,
      batch: PayoutBatch,
      standing: PayoutStanding | 'taken-out',
      changed: readonly Pick<Payout, 'amount'>[],
      more: object = {},
    ) =>
      audit.write({
        adminId,
        action,
        subject: { kind: 'payouts', id: batch.id, name: batchName(batch) },
        before: null,
        after: {
          standing,
          payouts: changed.length,
          total: formatMoney(sumOf(changed.map(({ amount }) => amount))),
          ...more,
        },
        at: clock.now(),
      })

    async function tell(changed: readonly MovedPayout[], reason: string | null): Promise<void> {
      const people = new Map(
        (await contacts.of(changed.map(({ artistId }) => artistId))).map((each) => [each.artistId, each]),
      )
      for (const payout of changed) {
        const contact = people.get(payout.artistId)
        if (!contact) continue
        const hasLeft = payout.before !== 'set-aside'
        const [event, mail] =
          reason === null
            ? [`payout:${payout.id}`, payoutMail(payout, contact, publicUrl)]
            : [
                `payout-returned:${payout.id}`,
                payoutReturnedMail({ ...payout, hasLeft }, contact, reason, publicUrl),
              ]
        await outbox.add(event, mail, clock.now())
      }
    }

    /** What left for nowhere is its artist's again, who hears why and never that it is on its way. */
    async function takeBack(adminId: string, batch: PayoutBatch, nowhere: readonly string[]): Promise<void> {
      const back = await payouts.advance(batch.id, 'returned', nowhere, clock.now(), accountUnreadable)
      await writeDown(adminId, 'payouts-returned', batch, 'returned', back, { reason: accountUnreadable })
      await tell(back, accountUnreadable)
    }

    async function refuseToSend(id: string): Promise<void> {
      await refuseSuspended(id, ports)
      await refusePlayMoney(id, reader)
    }

    /** All of it or nothing: a payout that was named and cannot be moved keeps the others where they are. */
    const move = (id: string, action: string, to: PayoutStanding, only: Only, reason = '') => {
      const { userId } = signedInAs('admin', caller)
      return work.run(async () => {
        const batch = await payouts.batch(id)
        if (!batch) throw noBatch()
        if (to === 'sent') await refuseToSend(id)
        const nowhere = to === 'sent' ? await unreadable(id) : []
        const changed = await payouts.advance(id, to, only, clock.now(), reason)
        if (changed.length < Math.max(1, new Set(only).size)) throw cannotMove(to, batch)
        const moved = changed.filter((payout) => !nowhere.includes(payout.id))
        // A batch leaves as a whole: what comes back of it all had left, or nothing had.
        const [did, as] = moved.some(({ before }) => to === 'returned' && before === 'set-aside')
          ? (['payouts-taken-out', 'taken-out'] as const)
          : [action, to]
        if (moved.length > 0) await writeDown(userId, did, batch, as, moved, reason === '' ? {} : { reason })
        if (to !== 'settled') await tell(moved, to === 'returned' ? reason : null)
        if (nowhere.length > 0) await takeBack(userId, batch, nowhere)
        return detail(id)
      })
    }

    return {
      async batches() {
        signedInAs('admin', caller)
        return (await reader.batches(batchesShown)).map(batchView)
      },

      async batch(id) {
        signedInAs('admin', caller)
        return detail(id)
      },

      async unpaid() {
        signedInAs('admin', caller)
        const due = await dueNow(ports)
        const names = await reader.names(due.map(({ artistId }) => artistId))
        return due.map(({ artistId, amount, obstacle, from }) => ({
          artist: { id: artistId, name: names.get(artistId) ?? '' },
          amount,
          obstacle,
          from: from?.toISOString() ?? null,
        }))
      },

      async make() {
        const { userId } = signedInAs('admin', caller)
        return work.run(async () => {
          const batch = await makeBatch(ports)
          if (!batch)
            throw new DomainError('conflict', 'nothing-to-pay', 'Nothing is due now that can be paid out.')
          const made = await detail(batch.id)
          await writeDown(userId, 'payouts-set-aside', batch, 'set-aside', made.payouts)
          return made
        })
      },

      async file(id, kind) {
        const { userId } = signedInAs('admin', caller)
        return work.run(async () => {
          const batch = await payouts.batch(id)
          if (!batch) throw noBatch()
          await refuseToSend(id)
          const directed = (await reader.directed(id)).flatMap(({ destination, ...payout }) =>
            destination?.kind === kind ? [{ ...payout, destination }] : [],
          )
          if (directed.length === 0)
            throw new DomainError('conflict', 'no-such-payouts', 'No payout of this batch goes that way.')
          const file = files.write(kind, batch, directed, clock.now())
          await writeDown(userId, 'payout-file-taken', batch, 'set-aside', directed, { file: file.name })
          return file
        })
      },

      send: async (id) => move(id, 'payouts-sent', 'sent', null),

      settle: async (id, only) => move(id, 'payouts-settled', 'settled', only),

      async returned(id, only, reason) {
        signedInAs('admin', caller)
        refuseFaults('reason-missing', validateReturnedReason(reason))
        return move(id, 'payouts-returned', 'returned', only, tidyText(reason))
      },
    }
  }
