import { postgresArtistDashboardReader } from '#adapters/postgres/artist-dashboard/postgres-artist-dashboard-reader.ts'
import { postgresArtistInbox } from '#adapters/postgres/artist-dashboard/postgres-artist-inbox.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { artistDashboardPorts } from './artist-dashboard.tokens.ts'

export const artistDashboardInPostgres = portSet(artistDashboardPorts, database, {
  reader: ({ reports }) => postgresArtistDashboardReader(reports),
  inbox: ({ queries }) => postgresArtistInbox(queries),
})
