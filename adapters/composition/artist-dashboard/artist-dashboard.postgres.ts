import { postgresArtistDashboardReader } from '#adapters/postgres/artist-dashboard/postgres-artist-dashboard-reader.ts'
import { postgresArtistInbox } from '#adapters/postgres/artist-dashboard/postgres-artist-inbox.ts'
import { portSet, settings } from '../binding.ts'
import { takesRealMoney } from '../settings.ts'
import { database } from '../tokens.ts'
import { artistDashboardPorts } from './artist-dashboard.tokens.ts'

export const artistDashboardInPostgres = portSet(
  artistDashboardPorts,
  { ...database, settings },
  {
    reader: ({ reports, settings: given }) => postgresArtistDashboardReader(reports, takesRealMoney(given)),
    inbox: ({ queries }) => postgresArtistInbox(queries),
  },
)
