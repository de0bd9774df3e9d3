import { ContainerModule } from 'inversify'
import { accountController } from '#adapters/http/identity/account-controller.ts'
import { sessionsController } from '#adapters/http/identity/sessions-controller.ts'
import { signInController } from '#adapters/http/identity/sign-in-controller.ts'
import { oncePerVisit } from '#adapters/http/session.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import type { Database } from '#adapters/postgres/database.ts'
import { postgresAccountReader } from '#adapters/postgres/identity/postgres-account-reader.ts'
import { postgresArtistMembership } from '#adapters/postgres/identity/postgres-artist-membership.ts'
import { postgresOneTimeTokens } from '#adapters/postgres/identity/postgres-one-time-tokens.ts'
import { postgresSessionRepository } from '#adapters/postgres/identity/postgres-session-repository.ts'
import { postgresUserRepository } from '#adapters/postgres/identity/postgres-user-repository.ts'
import { postgresThrottle } from '#adapters/postgres/shared/postgres-throttle.ts'
import { sha256 } from '#adapters/system/system.ts'
import { tellingMembership } from '#application/artists/telling-membership.ts'
import { accountsService } from '#application/identity/accounts-service.ts'
import { callers } from '#application/identity/sessions/callers.ts'
import type { SessionRepository } from '#application/identity/sessions/session-repository.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { apiControllers, database, ports, type Settings, services, settings } from './tokens.ts'

/** Accounts, and who is behind a request. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(ports.userRepository).toResolvedValue(postgresUserRepository, [database.queries]).inSingletonScope()
  bind(ports.accountReader).toResolvedValue(postgresAccountReader, [database.queries]).inSingletonScope()
  bind(ports.sessionRepository)
    .toResolvedValue(postgresSessionRepository, [database.queries])
    .inSingletonScope()
  bind(ports.oneTimeTokens).toResolvedValue(postgresOneTimeTokens, [database.queries]).inSingletonScope()
  bind(ports.artistMembership)
    .toResolvedValue(
      (db: Database, ids: IdSource, happenings: Happenings) =>
        tellingMembership(postgresArtistMembership(db, ids), happenings),
      [database.queries, ports.idSource, ports.happenings],
    )
    .inSingletonScope()
  bind(ports.passwords)
    .toResolvedValue(() => argon2Passwords(), [])
    .inSingletonScope()
  bind(ports.throttle)
    .toResolvedValue(
      (db: Database, { triesFactor = 1 }: Settings) => postgresThrottle(db, sha256, triesFactor),
      [database.queries, settings],
    )
    .inSingletonScope()
  bind(ports.callerOf)
    .toResolvedValue(
      (sessions: SessionRepository, clock: Clock) =>
        oncePerVisit(callers({ sessions, clock, digest: sha256 })),
      [ports.sessionRepository, ports.clock],
    )
    .inSingletonScope()

  bind(services.accounts)
    .toResolvedValue(
      (
        users,
        accounts,
        sessions,
        tokens,
        membership,
        passwords,
        secondFactors,
        throttle,
        outbox,
        work,
        clock,
        ids,
        callerOf,
        seal,
        phones,
        given,
      ) =>
        accountsService(
          {
            users,
            accounts,
            sessions,
            tokens,
            membership,
            passwords,
            secondFactors,
            throttle,
            outbox,
            work,
            clock,
            ids,
            callerOf,
            seal,
            phones,
            digest: sha256,
          },
          given,
        ),
      [
        ports.userRepository,
        ports.accountReader,
        ports.sessionRepository,
        ports.oneTimeTokens,
        ports.artistMembership,
        ports.passwords,
        ports.secondFactorCheck,
        ports.throttle,
        ports.outbox,
        ports.unitOfWork,
        ports.clock,
        ports.idSource,
        ports.callerOf,
        ports.seal,
        ports.phoneNumbers,
        settings,
      ],
    )
    .inSingletonScope()

  bind(apiControllers).toResolvedValue(signInController, [services.accounts])
  bind(apiControllers).toResolvedValue(accountController, [services.accounts])
  bind(apiControllers).toResolvedValue(sessionsController, [services.accounts])
})
