import type { Mailbox } from '#application/notifications/contract.ts'
import type { Database } from '../database.ts'
import { anywhere } from '../like-pattern.ts'
import { isId } from '../row-id.ts'

const most = 200

const shown = ['id', 'recipient as to', 'subject', 'body as text', 'html', 'created_at as at'] as const

const asMail = <Row extends { readonly at: Date }>(mail: Row) => ({ ...mail, at: mail.at.toISOString() })

/** The outbox as somebody reads it. */
export const postgresMailbox = (db: Database): Mailbox => ({
  async mails(to = '') {
    const mails = await db
      .selectFrom('outbox')
      .where('recipient', '<>', '')
      .where('recipient', 'ilike', anywhere(to.trim()))
      .select(shown)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute()
    return mails.map(asMail)
  },

  async mail(id) {
    if (!isId(id)) return null
    const mail = await db.selectFrom('outbox').where('id', '=', id).select(shown).executeTakeFirst()
    return mail ? asMail(mail) : null
  },
})
