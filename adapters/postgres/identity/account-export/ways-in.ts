import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isoText as iso } from '../../iso-time.ts'
import type { Everything, Owner } from './everything.ts'

const sessions = (db: Everything, userId: string) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select(({ ref }) => [
      'device',
      iso(ref('created_at')).as('signedInAt'),
      iso(ref('seen_at')).as('lastSeenAt'),
    ])
    .orderBy('created_at')

const passkeys = (db: Everything, userId: string) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .select(({ ref }) => ['name', iso(ref('created_at')).as('addedAt')])
    .orderBy('created_at')

const confirmedApp = (db: Everything, userId: string) =>
  db
    .selectFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('user_id')

const recoveryCodes = (db: Everything, userId: string) =>
  db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('left'))

const providers = (db: Everything, userId: string) =>
  db
    .selectFrom('provider_identities')
    .where('user_id', '=', userId)
    .select(({ ref }) => [
      'issuer as provider',
      'subject as knownThereAs',
      iso(ref('joined_at')).as('joinedAt'),
    ])
    .orderBy('joined_at')

const linksSent = (db: Everything, userId: string) =>
  db
    .selectFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .select(({ ref }) => ['purpose', iso(ref('expires_at')).as('until')])
    .orderBy('purpose')

const signInsUnderWay = (db: Everything, userId: string) =>
  db
    .selectFrom(
      db
        .selectFrom('passkey_challenges')
        .where('user_id', '=', userId)
        .select('expires_at')
        .unionAll(db.selectFrom('provider_arrivals').where('user_id', '=', userId).select('expires_at'))
        .as('begun'),
    )
    .select(({ ref }) => iso(ref('expires_at')).as('until'))
    .orderBy('expires_at')

/** Where they are signed in, and by what. */
export const waysIn = (db: Everything, { userId }: Owner) => ({
  sessions: jsonArrayFrom(sessions(db, userId)),
  passkeys: jsonArrayFrom(passkeys(db, userId)),
  authenticatorApp: db.exists(confirmedApp(db, userId)),
  recoveryCodesLeft: recoveryCodes(db, userId),
  providers: jsonArrayFrom(providers(db, userId)),
  linksSent: jsonArrayFrom(linksSent(db, userId)),
  signInsUnderWay: jsonArrayFrom(signInsUnderWay(db, userId)),
})
