import type { ExpressionBuilder } from 'kysely'
import { noKey } from '#application/notifications/keys-in-links.ts'
import type { Tables } from '../schemas.ts'

/** Whether a mail still says all that it said: no key was taken out of its links. */
export const isWhole = ({ eb, fn, val }: ExpressionBuilder<Tables, 'outbox'>) =>
  eb(fn<number>('strpos', ['outbox.body', val(noKey)]), '=', 0)

/** What stands in place of a mail whose words are forgotten; that its event was told is not. */
export const forgotten = { recipient: '', subject: '', body: '', html: null, stop_url: null }
