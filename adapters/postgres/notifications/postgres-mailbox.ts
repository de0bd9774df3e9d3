import type { KeptMail, Mailbox } from '#application/notifications/contract.ts'
import { isId } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'

const columns = `id, recipient as "to", subject, body as text, html,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

/** The outbox as somebody reads it. */
export const postgresMailbox = (sql: Sql): Mailbox => ({
  mails: (to = '') =>
    sql<KeptMail>(
      `select ${columns} from outbox where recipient <> '' and ($1 = '' or strpos(lower(recipient), lower($1)) > 0)
       order by created_at desc, id limit 200`,
      [to.trim()],
    ),
  async mail(id) {
    if (!isId(id)) return null
    const [mail] = await sql<KeptMail>(`select ${columns} from outbox where id = $1`, [id])
    return mail ?? null
  },
})
