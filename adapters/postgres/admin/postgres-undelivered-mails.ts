import type { UndeliveredMailReader } from '#application/admin/undelivered-mail-reader.ts'
import type { UndeliveredMail } from '#application/admin/undelivered-mails-contract.ts'
import type { Database } from '../database.ts'
import { anywhere } from '../like-pattern.ts'
import { isWhole } from '../notifications/whole-mail.ts'
import { sliceOf } from '../slice.ts'

/** Mails that have not left; what was given up or kept long ago has been forgotten. */
function undelivered(db: Database, to: string | undefined, state: UndeliveredMail['state'] | undefined) {
  const all = db.selectFrom('outbox').where('sent_at', 'is', null).where('recipient', '<>', '')
  const some = to === undefined ? all : all.where('recipient', 'ilike', anywhere(to))
  if (state === undefined) return some
  if (state === 'given-up') return some.where('given_up_at', 'is not', null)
  return some.where('given_up_at', 'is', null).where('kept_at', state === 'kept' ? 'is not' : 'is', null)
}

function stateOf(mail: { given_up_at: Date | null; kept_at: Date | null }): UndeliveredMail['state'] {
  if (mail.given_up_at) return 'given-up'
  return mail.kept_at ? 'kept' : 'waiting'
}

/** Reads the outbox without what its mails say. */
export const postgresUndeliveredMails = (db: Database): UndeliveredMailReader => ({
  async slice({ to, state }, limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: undelivered(db, to, state),
        show: (page) =>
          page
            .innerJoin('outbox', 'outbox.id', 'page.id')
            .select(['outbox.id', 'recipient as to', 'subject', 'created_at', 'given_up_at', 'kept_at'])
            .select((eb) => isWhole(eb).$castTo<boolean>().as('isWhole')),
        key: 'created_at',
        kind: 'time',
        direction: 'desc',
      },
      limit,
      after,
    )
    return {
      ...rest,
      items: items.map((mail) => ({
        id: mail.id,
        to: mail.to,
        subject: mail.subject,
        at: mail.created_at.toISOString(),
        state: stateOf(mail),
        sendable: mail.given_up_at !== null && mail.isWhole,
      })),
    }
  },
})
