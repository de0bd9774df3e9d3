import type { SystemReader } from '#application/admin/system-ports.ts'
import type { Database } from '../database.ts'

/** The mapper's own table. */
type Migrations = { readonly mikro_orm_migrations: { readonly id: number; readonly name: string } }

/** As many mails are counted. */
const most = 10_000

/** What the shop keeps in PostgreSQL, read for whoever runs it. */
export const postgresSystem = (db: Database): SystemReader => {
  const unsent = () =>
    db.selectFrom('outbox').where('sent_at', 'is', null).where('recipient', '<>', '').select('outbox.id')

  async function counted(mails: ReturnType<typeof unsent>): Promise<number> {
    const { count } = await db
      .selectFrom(mails.limit(most).as('some'))
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
      .executeTakeFirstOrThrow()
    return count
  }

  return {
    async database() {
      const [standing, migrated] = await Promise.all([
        db
          .selectNoFrom(({ fn, val, cast }) => [
            fn<string>('current_setting', [val('server_version')]).as('version'),
            cast<number>(fn('pg_database_size', [fn('current_database')]), 'float8').as('bytes'),
          ])
          .executeTakeFirstOrThrow(),
        db
          .$extendTables<Migrations>()
          .selectFrom('mikro_orm_migrations')
          .select('name')
          .orderBy('id', 'desc')
          .execute(),
      ])
      // A distribution may add its name: '17.6 (Debian 17.6-1)'.
      const version = standing.version.replace(/ .*/, '')
      const [newest] = migrated
      return { ...standing, version, migrations: migrated.length, newestMigration: newest?.name ?? '' }
    },

    async check() {
      const check = await db
        .selectFrom('payment_checks')
        .select(['at', 'differences'])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return check ? { at: check.at.toISOString(), differences: check.differences.length } : null
    },

    async mails() {
      const open = () => unsent().where('given_up_at', 'is', null)
      const [waiting, kept, givenUp] = await Promise.all([
        counted(open().where('kept_at', 'is', null)),
        counted(open().where('kept_at', 'is not', null)),
        counted(unsent().where('given_up_at', 'is not', null)),
      ])
      return { waiting, kept, givenUp }
    },

    async sessions(now) {
      const sessions = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .where('role', '=', 'admin')
        .where('suspended_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where('ends_at', '>', now)
        .select(['sessions.id', 'user_id as adminId', 'users.name', 'device'])
        .select(['sessions.created_at', 'sessions.seen_at'])
        .orderBy('sessions.seen_at', 'desc')
        .orderBy('sessions.id')
        .execute()
      return sessions.map(({ created_at, seen_at, ...session }) => ({
        ...session,
        signedInAt: created_at.toISOString(),
        lastSeenAt: seen_at.toISOString(),
      }))
    },
  }
}
