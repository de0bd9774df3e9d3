import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { NoticeOutcome } from '#domain/payments/notice.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { AttemptRepository } from '../attempt-repository.ts'
import type { NoticeRepository } from '../notice-repository.ts'
import type { PaymentInbox } from '../notices-contract.ts'
import type { NoticeHint, OpenWays } from '../payment-provider.ts'

export interface InboxPorts {
  readonly ways: OpenWays
  readonly attempts: AttemptRepository
  readonly notices: NoticeRepository
  readonly work: UnitOfWork
  readonly jobs: Jobs
  readonly ids: IdSource
  readonly clock: Clock
}

function outcomeOf({ reference, forPerson }: NoticeHint, attempt: PaymentAttempt | null): NoticeOutcome {
  if (forPerson !== undefined && (attempt || reference !== null)) return 'for-a-person'
  if (attempt) return 'placed'
  return reference === null ? 'not-ours' : 'unplaced'
}

/** Where providers tell what has happened: see the contract. What they tell changes no order; whoever looks then does. */
export function paymentInboxService(ports: InboxPorts): PaymentInbox {
  const { ways, attempts, notices, work, jobs, ids, clock } = ports

  async function attemptOf(
    provider: string,
    { reference, attemptId }: NoticeHint,
  ): Promise<PaymentAttempt | null> {
    const named = reference === null ? null : await attempts.byReference(provider, reference)
    if (named || attemptId === undefined) return named
    // A notice may be faster than the answer that tells us what the provider calls the payment.
    const ours = await attempts.byId(attemptId)
    return ours?.provider === provider ? ours : null
  }

  const keep = (provider: string, hint: NoticeHint, body: string): Promise<void> =>
    work.run(async () => {
      const attempt = await attemptOf(provider, hint)
      const isNew = await notices.keep({
        id: ids.newId(),
        provider,
        eventId: hint.eventId,
        reference: hint.reference,
        attemptId: attempt?.id ?? null,
        outcome: outcomeOf(hint, attempt),
        forPerson: hint.forPerson ?? null,
        body,
        heardAt: clock.now(),
        seenToAt: null,
      })
      if (!isNew || !attempt) return
      await jobs.add('look-at-payment', { reference: attempt.id })
      // Asked for once more under its key, its provider says whether a person is to send it.
      if (hint.failedRefund)
        await jobs.add('give-back-payment', { reference: attempt.id, ...hint.failedRefund })
    })

  return {
    async hear(name, notice) {
      // Nobody tells of transfers: the bank's statements do.
      const open = ways.shown.open.filter((way) => way !== 'transfer').map((way) => ways.by(way))
      const provider = open.find((each) => each.name === name)
      if (!provider) return 'closed'
      const hints = await provider.hear(notice)
      for (const hint of hints) await keep(name, hint, hint.kept ?? notice.body)
      return hints.length > 0 ? 'heard' : 'forged'
    },
  }
}
