import { type Caller, nothingHere, signedInAs } from '#application/shared/caller.ts'

export interface AccountArtist {
  readonly id: string
  readonly name: string
}

/** Which artists accounts are. */
export interface AccountArtists {
  /** Null for an account that is none. */
  artistOf(userId: string): Promise<AccountArtist | null>
}

/** The artist who asks. @throws DomainError not-signed-in, or not-found for whoever is none */
export async function artistAsking(artists: AccountArtists, caller: Caller): Promise<AccountArtist> {
  const artist = await artists.artistOf(signedInAs('artist', caller).userId)
  if (!artist) throw nothingHere()
  return artist
}
