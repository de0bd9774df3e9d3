import { namedArtworkReader, namedTrendingReader } from '#adapters/postgres/answers/named-works.ts'
import { postgresKeptPictures } from '#adapters/postgres/catalogue/pictures/postgres-kept-pictures.ts'
import { postgresArtworkReader } from '#adapters/postgres/catalogue/postgres-artwork-reader.ts'
import { postgresCatalogueImport } from '#adapters/postgres/catalogue/postgres-catalogue-import.ts'
import { postgresOwnArtworkReader } from '#adapters/postgres/catalogue/postgres-own-artwork-reader.ts'
import { postgresOwnArtworkRepository } from '#adapters/postgres/catalogue/postgres-own-artwork-repository.ts'
import { postgresSiteIndex } from '#adapters/postgres/catalogue/postgres-site-index.ts'
import { postgresArtworkSignals } from '#adapters/postgres/catalogue/trending/postgres-artwork-signals.ts'
import { postgresTrendingReader } from '#adapters/postgres/catalogue/trending/postgres-trending-reader.ts'
import { portSet } from '../binding.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { database } from '../tokens.ts'
import { cataloguePorts, importPorts } from './catalogue.tokens.ts'

export const catalogueInPostgres = portSet(
  cataloguePorts,
  { ...database, work: sharedPorts.work },
  {
    artworks: ({ queries }) => namedArtworkReader(postgresArtworkReader(queries)),
    trending: ({ queries }) => namedTrendingReader(postgresTrendingReader(queries)),
    signals: ({ queries, work }) => postgresArtworkSignals(queries, work),
    index: ({ queries }) => postgresSiteIndex(queries),
    works: ({ queries }) => postgresOwnArtworkRepository(queries),
    reader: ({ queries }) => postgresOwnArtworkReader(queries),
    kept: ({ queries }) => postgresKeptPictures(queries),
  },
)

/** How a whole catalogue is taken in from a file. */
export const importInPostgres = portSet(
  importPorts,
  { queries: database.queries, work: sharedPorts.work, ids: system.ids },
  { imported: ({ queries, work, ids }) => postgresCatalogueImport(queries, work, ids) },
)
