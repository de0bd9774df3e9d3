import { postgresArtistDeskReader } from '#adapters/postgres/artist-desk/postgres-artist-desk-reader.ts'
import { postgresArtistInbox } from '#adapters/postgres/artist-desk/postgres-artist-inbox.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { artistDeskPorts } from './artist-desk.tokens.ts'

export const artistDeskInPostgres = portSet(artistDeskPorts, database, {
  desk: ({ queries }) => postgresArtistDeskReader(queries),
  inbox: ({ queries }) => postgresArtistInbox(queries),
})
