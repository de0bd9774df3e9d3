/** An artist who has an account, and where mails reach them. */
export interface ArtistContact {
  readonly artistId: string
  readonly name: string
  readonly email: string
}

export interface ArtistContacts {
  /** Those of these artists who can be written to. */
  of(artistIds: readonly string[]): Promise<readonly ArtistContact[]>
}
