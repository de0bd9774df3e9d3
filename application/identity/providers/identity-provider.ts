import type { ProviderIdentity } from '#domain/identity/provider-account.ts'

/** What has to be remembered between leaving for a provider and coming back. */
export interface AuthorizationRequest {
  /** Named in the address by which one comes back. */
  readonly state: string
  /** Named in what the provider signs. */
  readonly nonce: string
  /** Proves that whoever comes back is who has left (PKCE). */
  readonly codeVerifier: string
}

/** Another house that knows who people are (OpenID Connect, authorization code flow). */
export interface IdentityProvider {
  /** @param returnAddress where the provider sends people back to @throws Unavailable when it does not answer */
  begin(
    returnAddress: string,
  ): Promise<{ readonly redirectUrl: string; readonly authorization: AuthorizationRequest }>
  /**
   * Who has come back.
   * @param address the whole address by which they came
   * @throws Unavailable when the provider does not answer, DomainError not-signed-in 'provider-failed' when it says no
   */
  identify(address: string, authorization: AuthorizationRequest): Promise<ProviderIdentity>
}
