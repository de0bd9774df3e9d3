import { namedArtistReader } from '#adapters/postgres/answers/named-readers.ts'
import { postgresArtistContacts } from '#adapters/postgres/artists/postgres-artist-contacts.ts'
import { postgresArtistReader } from '#adapters/postgres/artists/postgres-artist-reader.ts'
import { postgresArtistRepository } from '#adapters/postgres/artists/postgres-artist-repository.ts'
import { postgresOwnProfileReader } from '#adapters/postgres/artists/postgres-own-profile-reader.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { artistPorts } from './artists.tokens.ts'

export const artistsInPostgres = portSet(artistPorts, database, {
  reader: ({ queries }) => namedArtistReader(postgresArtistReader(queries)),
  artists: ({ queries }) => postgresArtistRepository(queries),
  profiles: ({ queries }) => postgresOwnProfileReader(queries),
  contacts: ({ queries }) => postgresArtistContacts(queries),
})
