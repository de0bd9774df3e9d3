/** An artist who has an account, and where mails reach them. */
export interface ArtistContact {
  readonly artistId: string
  readonly name: string
  readonly email: string
  /** Whether an admin has suspended the account: its mails still reach it. */
  readonly isSuspended: boolean
}

export interface ArtistContacts {
  /** Those of these artists who can be written to. */
  of(artistIds: readonly string[]): Promise<readonly ArtistContact[]>
}
