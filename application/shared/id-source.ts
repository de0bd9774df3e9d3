/** Where new identities come from; the domain itself knows no randomness. */
export interface IdSource {
  /** A new opaque id (UUID). */
  newId(): string
  /** `count` random decimal digits. */
  digits(count: number): string
  /** 256 random bits as a text that can stand in an address. */
  secret(): string
}
