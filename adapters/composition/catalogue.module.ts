import { ContainerModule } from 'inversify'
import { artistsController } from '#adapters/http/artists/artists-controller.ts'
import { artworksController } from '#adapters/http/catalogue/artworks-controller.ts'
import { postgresArtistReader } from '#adapters/postgres/artists/postgres-artist-reader.ts'
import { postgresArtworkReader } from '#adapters/postgres/catalogue/postgres-artwork-reader.ts'
import { artistDirectoryService } from '#application/artists/artist-directory-service.ts'
import type { ArtistReader } from '#application/artists/artist-reader.ts'
import type { ArtworkReader } from '#application/catalogue/artwork-reader.ts'
import { catalogueService } from '#application/catalogue/catalogue-service.ts'
import { apiControllers, database, ports, type Settings, services, settings } from './tokens.ts'

/** What every visitor reads: artworks and artists. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(ports.artworkReader).toResolvedValue(postgresArtworkReader, [database.sql]).inSingletonScope()
  bind(ports.artistReader).toResolvedValue(postgresArtistReader, [database.sql]).inSingletonScope()

  bind(services.catalogue)
    .toResolvedValue(
      (artworks: ArtworkReader, { feePercent }: Settings) => catalogueService(artworks, feePercent),
      [ports.artworkReader, settings],
    )
    .inSingletonScope()
  bind(services.artists)
    .toResolvedValue(
      (artists: ArtistReader, { feePercent }: Settings) => artistDirectoryService(artists, feePercent),
      [ports.artistReader, settings],
    )
    .inSingletonScope()

  bind(apiControllers).toResolvedValue(artworksController, [services.catalogue])
  bind(apiControllers).toResolvedValue(artistsController, [services.artists])
})
