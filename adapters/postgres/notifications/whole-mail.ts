import type { ExpressionBuilder } from 'kysely'
import { noKey } from '#application/notifications/keys-in-links.ts'
import type { Tables } from '../schemas.ts'

/** Whether a mail still says all that it said: no key was taken out of its links. */
export const isWhole = ({ eb, fn, val }: ExpressionBuilder<Tables, 'outbox'>) =>
  eb(fn<number>('strpos', ['outbox.body', val(noKey)]), '=', 0)
