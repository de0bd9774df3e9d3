import { ContainerModule } from 'inversify'
import { importsController } from '#adapters/http/catalogue/imports-controller.ts'
import { ownArtworksController } from '#adapters/http/catalogue/own-artworks-controller.ts'
import { wholeArtworksController } from '#adapters/http/catalogue/whole-artworks-controller.ts'
import { exportsApart } from '#adapters/import/exports-apart.ts'
import { sentPictures } from '#adapters/media/sent-pictures.ts'
import { postgresKeptPictures } from '#adapters/postgres/catalogue/postgres-kept-pictures.ts'
import { postgresOwnArtworkReader } from '#adapters/postgres/catalogue/postgres-own-artwork-reader.ts'
import { postgresOwnArtworkRepository } from '#adapters/postgres/catalogue/postgres-own-artwork-repository.ts'
import { httpsFiles } from '#adapters/remote/https-files.ts'
import { sha256 } from '#adapters/system/system.ts'
import type { KeptPictures } from '#application/catalogue/kept-pictures.ts'
import { ownArtworksService } from '#application/catalogue/own-artworks-service.ts'
import { pictureDoers } from '#application/catalogue/picture-doers.ts'
import { wholeArtworksService } from '#application/catalogue/whole-artworks-service.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import { apiControllers, database, jobDoers, ports, services, settings } from './tokens.ts'

const deskPorts = [
  ports.ownArtworkRepository,
  ports.ownArtworkReader,
  ports.pictureIntake,
  ports.jobs,
  ports.throttle,
  ports.unitOfWork,
  ports.idSource,
  ports.clock,
] as const

/** Artists' own works, and the pictures that people send. Stands before whatever answers for one work of all. */
export const ownArtworksModule = new ContainerModule(({ bind }) => {
  bind(ports.ownArtworkRepository)
    .toResolvedValue(postgresOwnArtworkRepository, [database.sql, database.queries])
    .inSingletonScope()
  bind(ports.ownArtworkReader).toResolvedValue(postgresOwnArtworkReader, [database.sql]).inSingletonScope()
  bind(ports.keptPictures).toResolvedValue(postgresKeptPictures, [database.sql]).inSingletonScope()
  bind(ports.pictureIntake)
    .toResolvedValue(
      (images: ImageStore, kept: KeptPictures, clock: Clock) =>
        sentPictures(images, (hash) => kept.note(hash, clock.now())),
      [ports.imageStore, ports.keptPictures, ports.clock],
    )
    .inSingletonScope()

  bind(services.ownArtworks)
    .toResolvedValue(
      (works, reader, intake, jobs, throttle, work, ids, clock, given) =>
        ownArtworksService(
          { works, reader, intake, jobs, throttle, work, ids, clock, exports: exportsApart() },
          given,
        ),
      [...deskPorts, settings],
    )
    .inSingletonScope()
  bind(services.wholeArtworks)
    .toResolvedValue(
      (works, reader, intake, jobs, throttle, work, ids, clock, given) =>
        wholeArtworksService({ works, reader, intake, jobs, throttle, work, ids, clock }, given),
      [...deskPorts, settings],
    )
    .inSingletonScope()

  bind(apiControllers).toResolvedValue(wholeArtworksController, [
    services.ownArtworks,
    services.wholeArtworks,
  ])
  bind(apiControllers).toResolvedValue(ownArtworksController, [services.ownArtworks])
  bind(apiControllers).toResolvedValue(importsController, [services.ownArtworks])

  bind(jobDoers).toResolvedValue(
    (works, intake, images, kept, jobs, work, { trouble = () => undefined }) =>
      pictureDoers({
        works,
        intake,
        images,
        kept,
        jobs,
        work,
        trouble,
        remote: httpsFiles(),
        digest: sha256,
      }),
    [
      ports.ownArtworkRepository,
      ports.pictureIntake,
      ports.imageStore,
      ports.keptPictures,
      ports.jobs,
      ports.unitOfWork,
      settings,
    ],
  )
})
