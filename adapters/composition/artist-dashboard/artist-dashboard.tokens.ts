import type { ArtistDashboardReader } from '#application/artist-dashboard/artist-dashboard-reader.ts'
import type { ArtistInbox } from '#application/artist-dashboard/artist-inbox.ts'
import type { ArtistDashboard } from '#application/artist-dashboard/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const artistDashboardPorts = {
  reader: token<ArtistDashboardReader>('artist dashboard reader'),
  inbox: token<ArtistInbox>('inbox'),
}

export const artistDashboardServices = {
  dashboard: token<(caller: Caller) => ArtistDashboard>('artist dashboard'),
}
