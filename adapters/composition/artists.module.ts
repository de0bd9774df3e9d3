import { ContainerModule } from 'inversify'
import { artistApprovalController } from '#adapters/http/admin/artist-approval-controller.ts'
import { ownProfileController } from '#adapters/http/artists/own-profile-controller.ts'
import { postgresPendingArtistReader } from '#adapters/postgres/admin/postgres-pending-artist-reader.ts'
import { postgresArtistRepository } from '#adapters/postgres/artists/postgres-artist-repository.ts'
import { postgresOwnProfileReader } from '#adapters/postgres/artists/postgres-own-profile-reader.ts'
import { sha256 } from '#adapters/system/system.ts'
import { artistApprovalService } from '#application/admin/artist-approval-service.ts'
import { ownProfileService } from '#application/artists/own-profile-service.ts'
import { apiControllers, database, ports, services, settings } from './tokens.ts'

/** Becoming an artist: one's own profile, and who decides on it. */
export const artistsModule = new ContainerModule(({ bind }) => {
  bind(ports.artistRepository).toResolvedValue(postgresArtistRepository, [database.sql]).inSingletonScope()
  bind(services.ownProfile)
    .toResolvedValue(
      (sql, artists, membership, users, sessions, pictures, happenings, jobs, work, callerOf, clock, ids) =>
        ownProfileService({
          profiles: postgresOwnProfileReader(sql),
          artists,
          membership,
          users,
          sessions,
          pictures,
          happenings,
          jobs,
          work,
          callerOf,
          clock,
          ids,
          digest: sha256,
        }),
      [
        database.sql,
        ports.artistRepository,
        ports.artistMembership,
        ports.userRepository,
        ports.sessionRepository,
        ports.pictureIntake,
        ports.happenings,
        ports.jobs,
        ports.unitOfWork,
        ports.callerOf,
        ports.clock,
        ports.idSource,
      ],
    )
    .inSingletonScope()
  bind(services.artistApproval)
    .toResolvedValue(
      (sql, artists, outbox, audit, happenings, work, clock, ids, given) =>
        artistApprovalService(
          { pending: postgresPendingArtistReader(sql), artists, outbox, audit, happenings, work, clock, ids },
          given,
        ),
      [
        database.sql,
        ports.artistRepository,
        ports.outbox,
        ports.auditWriter,
        ports.happenings,
        ports.unitOfWork,
        ports.clock,
        ports.idSource,
        settings,
      ],
    )
    .inSingletonScope()

  bind(apiControllers).toResolvedValue(ownProfileController, [services.ownProfile])
  bind(apiControllers).toResolvedValue(artistApprovalController, [services.artistApproval])
})
