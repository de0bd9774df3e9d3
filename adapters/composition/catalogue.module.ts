import { ContainerModule } from 'inversify'
import { artistsController } from '#adapters/http/artists/artists-controller.ts'
import { artworksController } from '#adapters/http/catalogue/artworks-controller.ts'
import { viewsController } from '#adapters/http/catalogue/views-controller.ts'
import { fairPayController } from '#adapters/http/fair-pay/fair-pay-controller.ts'
import { postgresArtistReader } from '#adapters/postgres/artists/postgres-artist-reader.ts'
import { postgresArtworkReader } from '#adapters/postgres/catalogue/postgres-artwork-reader.ts'
import { postgresArtworkSignals } from '#adapters/postgres/catalogue/postgres-artwork-signals.ts'
import { postgresTrendingReader } from '#adapters/postgres/catalogue/postgres-trending-reader.ts'
import { artistDirectoryService } from '#application/artists/artist-directory-service.ts'
import type { ArtistReader } from '#application/artists/artist-reader.ts'
import type { ArtworkReader } from '#application/catalogue/artwork-reader.ts'
import type { ArtworkSignals } from '#application/catalogue/artwork-signals.ts'
import { artworkVisitsService } from '#application/catalogue/artwork-visits-service.ts'
import { catalogueService } from '#application/catalogue/catalogue-service.ts'
import type { TrendingReader } from '#application/catalogue/trending-reader.ts'
import { fairPayService } from '#application/fair-pay/fair-pay-service.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Throttle } from '#application/shared/throttle.ts'
import { apiControllers, database, ports, type Settings, services, settings } from './tokens.ts'

/** What every visitor reads: artworks, artists, and on what terms they sell. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(ports.artworkReader).toResolvedValue(postgresArtworkReader, [database.sql]).inSingletonScope()
  bind(ports.trendingReader).toResolvedValue(postgresTrendingReader, [database.sql]).inSingletonScope()
  bind(ports.artworkSignals)
    .toResolvedValue(postgresArtworkSignals, [database.sql, ports.unitOfWork])
    .inSingletonScope()
  bind(ports.artistReader).toResolvedValue(postgresArtistReader, [database.sql]).inSingletonScope()

  bind(services.catalogue)
    .toResolvedValue(
      (artworks: ArtworkReader, trending: TrendingReader, { feePercent }: Settings) =>
        catalogueService(artworks, trending, feePercent),
      [ports.artworkReader, ports.trendingReader, settings],
    )
    .inSingletonScope()
  bind(services.visits)
    .toResolvedValue(
      (signals: ArtworkSignals, throttle: Throttle, clock: Clock) =>
        artworkVisitsService({ signals, throttle, clock }),
      [ports.artworkSignals, ports.throttle, ports.clock],
    )
    .inSingletonScope()
  bind(services.artists)
    .toResolvedValue(
      (artists: ArtistReader, { feePercent }: Settings) => artistDirectoryService(artists, feePercent),
      [ports.artistReader, settings],
    )
    .inSingletonScope()

  bind(services.fairPay)
    .toResolvedValue(({ feePercent }: Settings) => fairPayService(feePercent), [settings])
    .inSingletonScope()

  bind(apiControllers).toResolvedValue(artworksController, [services.catalogue])
  bind(apiControllers).toResolvedValue(viewsController, [services.visits])
  bind(apiControllers).toResolvedValue(artistsController, [services.artists])
  bind(apiControllers).toResolvedValue(fairPayController, [services.fairPay])
})
