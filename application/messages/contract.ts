/** Writing to an artist, without either side seeing the other's address. */
export interface ArtistMessages {
  /** @throws DomainError rule-broken (fields name, email, subject, text), not-found, too-many-requests */
  send(
    artistId: string,
    message: {
      readonly name: string
      readonly email: string
      readonly subject: string
      readonly text: string
    },
  ): Promise<void>
}
