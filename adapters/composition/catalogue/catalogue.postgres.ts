import { postgresArtworkReader } from '#adapters/postgres/catalogue/postgres-artwork-reader.ts'
import { postgresArtworkSignals } from '#adapters/postgres/catalogue/postgres-artwork-signals.ts'
import { postgresCatalogueImport } from '#adapters/postgres/catalogue/postgres-catalogue-import.ts'
import { postgresKeptPictures } from '#adapters/postgres/catalogue/postgres-kept-pictures.ts'
import { postgresOwnArtworkReader } from '#adapters/postgres/catalogue/postgres-own-artwork-reader.ts'
import { postgresOwnArtworkRepository } from '#adapters/postgres/catalogue/postgres-own-artwork-repository.ts'
import { postgresSiteIndex } from '#adapters/postgres/catalogue/postgres-site-index.ts'
import { postgresTrendingReader } from '#adapters/postgres/catalogue/postgres-trending-reader.ts'
import { portSet } from '../binding.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { database } from '../tokens.ts'
import { cataloguePorts, importPorts } from './catalogue.tokens.ts'

export const catalogueInPostgres = portSet(
  cataloguePorts,
  { ...database, work: sharedPorts.work },
  {
    artworks: ({ queries }) => postgresArtworkReader(queries),
    trending: ({ queries }) => postgresTrendingReader(queries),
    signals: ({ sql, work }) => postgresArtworkSignals(sql, work),
    index: ({ sql }) => postgresSiteIndex(sql),
    works: ({ queries }) => postgresOwnArtworkRepository(queries),
    reader: ({ queries }) => postgresOwnArtworkReader(queries),
    kept: ({ sql }) => postgresKeptPictures(sql),
  },
)

/** How a whole catalogue is taken in from a file. */
export const importInPostgres = portSet(
  importPorts,
  { sql: database.sql, work: sharedPorts.work, ids: system.ids },
  { imported: ({ sql, work, ids }) => postgresCatalogueImport(sql, work, ids) },
)
