import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import type { ArtistReader } from '#application/artists/artist-reader.ts'
import type { ArtistRepository } from '#application/artists/artist-repository.ts'
import type { ArtistDirectory } from '#application/artists/contract.ts'
import type { OwnProfile } from '#application/artists/own-profile-contract.ts'
import type { OwnProfileReader } from '#application/artists/own-profile-reader.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { token } from '../binding.ts'

export const artistPorts = {
  reader: token<ArtistReader>('artist reader'),
  artists: token<ArtistRepository>('artists'),
  profiles: token<OwnProfileReader>('profiles'),
  contacts: token<ArtistContacts>('contacts'),
}

export const artistServices = {
  artists: token<ArtistDirectory>('artist directory'),
  ownProfile: token<(visit: Visit) => OwnProfile>('ownProfile'),
}
