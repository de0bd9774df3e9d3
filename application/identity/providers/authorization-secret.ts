/** The secret that a browser is given when it leaves for a provider: whoever comes back must carry it. */
export interface AuthorizationSecret {
  /** As the browser sent it; null without one. */
  readonly secret: string | null
  carry(secret: string, until: Date): void
  drop(): void
}
