import type { ArtistDesk } from '#application/artist-desk/contract.ts'
import type { OwnProfile } from '#application/artists/own-profile-contract.ts'
import type { OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'

/** What an artist works with. Brought only when somebody opens the dashboard. */
export interface ArtistRooms {
  readonly profile: OwnProfile
  readonly artworks: OwnArtworks
  readonly desk: ArtistDesk
}
