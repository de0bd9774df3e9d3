import { ContainerModule } from 'inversify'
import { adminArtworksController } from '#adapters/http/admin/admin-artworks-controller.ts'
import { auditController } from '#adapters/http/admin/audit-controller.ts'
import { statisticsController } from '#adapters/http/admin/statistics-controller.ts'
import { undeliveredMailsController } from '#adapters/http/admin/undelivered-mails-controller.ts'
import { usersController } from '#adapters/http/admin/users-controller.ts'
import {
  postgresAdminArtworkReader,
  postgresArtworkJudgement,
} from '#adapters/postgres/admin/postgres-artwork-desk.ts'
import { postgresAuditReader } from '#adapters/postgres/admin/postgres-audit-log.ts'
import { postgresStatisticsReader } from '#adapters/postgres/admin/postgres-statistics-reader.ts'
import { postgresUndeliveredMails } from '#adapters/postgres/admin/postgres-undelivered-mails.ts'
import { postgresUserDirectory } from '#adapters/postgres/admin/postgres-user-directory.ts'
import type { Database } from '#adapters/postgres/database.ts'
import { sha256 } from '#adapters/system/system.ts'
import { artworkAdministrationService } from '#application/admin/artwork-administration-service.ts'
import { auditLogService } from '#application/admin/audit-log-service.ts'
import { statisticsService } from '#application/admin/statistics-service.ts'
import { undeliveredMailsService } from '#application/admin/undelivered-mails-service.ts'
import { userAdministrationService } from '#application/admin/user-administration-service.ts'
import type { Clock } from '#application/shared/clock.ts'
import { apiControllers, database, ports, services, settings } from './tokens.ts'

/** Admins' desks for people and works, the numbers, and the log of what admins do. */
export const administrationModule = new ContainerModule(({ bind }) => {
  bind(services.userAdministration)
    .toResolvedValue(
      (db, users, sessions, tokens, membership, passwords, outbox, audit, work, clock, ids, phones, given) =>
        userAdministrationService(
          {
            directory: postgresUserDirectory(db),
            users,
            sessions,
            tokens,
            membership,
            passwords,
            outbox,
            audit,
            work,
            clock,
            ids,
            phones,
            digest: sha256,
          },
          given,
        ),
      [
        database.queries,
        ports.userRepository,
        ports.sessionRepository,
        ports.oneTimeTokens,
        ports.artistMembership,
        ports.passwords,
        ports.outbox,
        ports.auditWriter,
        ports.unitOfWork,
        ports.clock,
        ports.idSource,
        ports.phoneNumbers,
        settings,
      ],
    )
    .inSingletonScope()
  bind(services.artworkAdministration)
    .toResolvedValue(
      (sql, audit, work, clock, { feePercent }) =>
        artworkAdministrationService(
          {
            artworks: postgresAdminArtworkReader(sql),
            judgement: postgresArtworkJudgement(sql),
            audit,
            work,
            clock,
          },
          feePercent,
        ),
      [database.sql, ports.auditWriter, ports.unitOfWork, ports.clock, settings],
    )
    .inSingletonScope()
  bind(services.auditLog)
    .toResolvedValue((db: Database) => auditLogService(postgresAuditReader(db)), [database.queries])
    .inSingletonScope()
  bind(services.undeliveredMails)
    .toResolvedValue(
      (db: Database) => undeliveredMailsService(postgresUndeliveredMails(db)),
      [database.queries],
    )
    .inSingletonScope()
  bind(services.statistics)
    .toResolvedValue(
      (db: Database, clock: Clock) => statisticsService(postgresStatisticsReader(db), clock),
      [database.queries, ports.clock],
    )
    .inSingletonScope()

  bind(apiControllers).toResolvedValue(usersController, [services.userAdministration])
  bind(apiControllers).toResolvedValue(adminArtworksController, [services.artworkAdministration])
  bind(apiControllers).toResolvedValue(auditController, [services.auditLog])
  bind(apiControllers).toResolvedValue(undeliveredMailsController, [services.undeliveredMails])
  bind(apiControllers).toResolvedValue(statisticsController, [services.statistics])
})
