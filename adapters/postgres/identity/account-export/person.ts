import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { isoText as iso } from '../../iso-time.ts'
import { isAmong } from '../shown-addresses.ts'
import type { Everything, Owner } from './everything.ts'

const account = (db: Everything, userId: string) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(({ ref }) => [
      'name',
      'email',
      'country',
      'phone',
      'role',
      iso(ref('email_verified_at')).as('emailVerifiedAt'),
      iso(ref('suspended_at')).as('suspendedAt'),
      iso(ref('last_seen_at')).as('lastSeenAt'),
      iso(ref('created_at')).as('createdAt'),
    ])

/** At an address that is not known to be theirs somebody else may read, who has bought as a guest: what that one was written is not told. */
const mails = (db: Everything, shown: Owner['shown']) =>
  db
    .selectFrom('outbox')
    .where(({ ref }) => isAmong(ref('recipient'), shown))
    .select(({ eb, or, ref }) => [
      'subject',
      // Before, its links have the keys that whoever gets it is to have alone; see postgresMailDeliveries.
      eb
        .case()
        .when(or([eb('sent_at', 'is not', null), eb('given_up_at', 'is not', null)]))
        .then(ref('body'))
        .end()
        .as('text'),
      iso(ref('outbox.created_at')).as('writtenAt'),
      iso(ref('sent_at')).as('sentAt'),
    ])
    .orderBy('outbox.created_at')

const decisions = (db: Everything, userId: string) =>
  db
    .selectFrom('audit_entries')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('subject_id', '=', userId),
        eb(
          'subject_id',
          'in',
          selectFrom('artists')
            .where('user_id', '=', userId)
            .select(({ cast }) => cast<string>('artists.id', 'text').as('id')),
        ),
      ]),
    )
    .select(({ ref }) => ['action as what', iso(ref('at')).as('at')])
    .orderBy('position')

const actsAsAdmin = (db: Everything, userId: string) =>
  db
    .selectFrom('audit_entries')
    .where('admin_id', '=', userId)
    .select(({ ref }) => [
      'action as what',
      'subject_kind as on',
      'subject_name as name',
      iso(ref('at')).as('at'),
    ])
    .orderBy('position')

/** Who they are, what was written to them, and what was decided about them and by them. */
export const person = (db: Everything, { userId, shown }: Owner) => ({
  account: jsonObjectFrom(account(db, userId)),
  mails: jsonArrayFrom(mails(db, shown)),
  decisions: jsonArrayFrom(decisions(db, userId)),
  actsAsAdmin: jsonArrayFrom(actsAsAdmin(db, userId)),
})
