import type { ArtistDeskReader } from '#application/artist-desk/artist-desk-reader.ts'
import type { ArtistInbox } from '#application/artist-desk/artist-inbox.ts'
import type { ArtistDesk } from '#application/artist-desk/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const artistDeskPorts = {
  desk: token<ArtistDeskReader>('desk'),
  inbox: token<ArtistInbox>('inbox'),
}

export const artistDeskServices = { desk: token<(caller: Caller) => ArtistDesk>('artist desk') }
