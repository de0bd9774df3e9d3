import type { MailDeliveries } from '#application/notifications/mail-deliveries.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AuditWriter } from '../audit-writer.ts'
import type { UndeliveredMailReader } from '../undelivered-mail-reader.ts'
import type { UndeliveredMails } from '../undelivered-mails-contract.ts'

export interface UndeliveredMailsPorts {
  readonly reader: UndeliveredMailReader
  readonly deliveries: Pick<MailDeliveries, 'takeUp'>
  readonly jobs: Jobs
  readonly audit: AuditWriter
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** Mails that have not left, for admins: see the contract. */
export const undeliveredMailsService =
  (
    { reader, deliveries, jobs, audit, work, clock }: UndeliveredMailsPorts,
    { mailUrl }: { readonly mailUrl?: string | null },
  ) =>
  (caller: Caller): UndeliveredMails => ({
    async mails({ q, state, ...request }) {
      signedInAs('admin', caller)
      return keysetPage(
        request,
        'undelivered-mails',
        (limit, after) => reader.slice({ to: q?.trim() || undefined, state }, limit, after),
        (mail) => mail,
      )
    },

    async again(id) {
      const { userId } = signedInAs('admin', caller)
      if (mailUrl === null)
        throw new DomainError('conflict', 'no-mail-leaves', 'No mail leaves: no mail server is set.')
      await work.run(async () => {
        const event = await deliveries.takeUp(id)
        if (event === null)
          throw new DomainError(
            'conflict',
            'mail-not-sendable',
            'This mail cannot be sent again: it is not given up, or the key in its link is gone.',
          )
        await jobs.add('send-mail', { event })
        // Neither whom it goes to nor its subject: the log is kept for good, and names nobody whose account is gone.
        const [name = ''] = event.split(':')
        await audit.write({
          adminId: userId,
          action: 'mail-again',
          subject: { kind: 'mail', id, name },
          before: null,
          after: null,
          at: clock.now(),
        })
      })
    },
  })
