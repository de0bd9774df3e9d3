import type { MikroORM } from '@mikro-orm/postgresql'
import { ContainerModule } from 'inversify'
import { eventsController } from '#adapters/http/happenings/events-controller.ts'
import type { Database } from '#adapters/postgres/database.ts'
import { postgresHappenings } from '#adapters/postgres/shared/postgres-happenings.ts'
import { sha256 } from '#adapters/system/system.ts'
import { apiControllers, database, ports, stopping } from './tokens.ts'

/** What has just happened reaches whoever it concerns, in whichever process they are served. */
export const happeningsModule = new ContainerModule(({ bind }) => {
  bind(ports.happenings)
    .toResolvedValue(
      (db: Database, orm: MikroORM, stop: AbortSignal) =>
        postgresHappenings(db, { url: orm.config.get('clientUrl') ?? '', stopping: stop }),
      [database.queries, database.orm, stopping],
    )
    .inSingletonScope()
  bind(apiControllers).toResolvedValue(
    (happenings, sessions, clock, secondFactors, stop) =>
      eventsController(happenings, {
        stopping: stop,
        owesSecondFactor: ({ userId, role }) => secondFactors.owed({ id: userId, role }),
        // A stream is no use of a session: one that nobody uses ends in its time.
        async isStill({ role }, { token }) {
          const session = token === null ? null : await sessions.living(sha256(token), clock.now())
          return session?.role === role
        },
      }),
    [ports.happenings, ports.sessionRepository, ports.clock, ports.secondFactorCheck, stopping],
  )
})
