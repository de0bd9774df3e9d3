import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { IdentityProvider } from '#application/identity/providers/identity-provider.ts'
import { isUnavailable, Unavailable } from '#application/shared/unavailable.ts'
import { providerFailed } from '#domain/identity/provider-account.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

/** How we are known to a provider. */
export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Seconds. */
const patience = 10

/** The way of showing our secret that the provider understands; the standard's own where it does not say. */
const authentication =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const understood = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const show = understood.includes('client_secret_basic')
      ? ClientSecretBasic(secret)
      : ClientSecretPost(secret)
    show(server, client, body, headers)
  }

/** Whether the provider itself said no, or something that is not true; else it was not to be reached. */
function refused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', status = 0 } = error as { code?: string; status?: number }
  return code.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT' && status < 500
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '')

/**
 * A provider that speaks OpenID Connect (authorization code, PKCE, state, nonce). It is asked for its addresses when
 * somebody first wants to sign in, so that we start without it.
 * @param note hears what went wrong, as people are only told that it did
 */
export function openIdProvider(
  { issuer, clientId, clientSecret }: OpenIdSettings,
  note: (error: unknown) => void,
): IdentityProvider {
  let known: Promise<Configuration> | undefined
  const insecure = new URL(issuer).protocol === 'http:'

  function configuration(): Promise<Configuration> {
    known ??= discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
      timeout: patience,
      execute: insecure ? [allowInsecureRequests] : [],
    }).catch((cause: unknown) => {
      known = undefined
      note(cause)
      throw new Unavailable(providerFailed, { cause })
    })
    return known
  }

  async function claimsOf(
    config: Configuration,
    address: string,
    authorization: Parameters<IdentityProvider['identify']>[1],
  ) {
    const tokens = await authorizationCodeGrant(config, new URL(address), {
      expectedState: authorization.state,
      expectedNonce: authorization.nonce,
      pkceCodeVerifier: authorization.codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    if (claims.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined) return claims
    return { ...claims, ...(await fetchUserInfo(config, tokens.access_token, claims.sub)) }
  }

  return {
    async begin(returnAddress) {
      const config = await configuration()
      const authorization = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      }
      const redirectUrl = buildAuthorizationUrl(config, {
        redirect_uri: returnAddress,
        scope: 'openid email profile',
        state: authorization.state,
        nonce: authorization.nonce,
        code_challenge: await calculatePKCECodeChallenge(authorization.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { redirectUrl: redirectUrl.href, authorization }
    },

    async identify(address, authorization) {
      try {
        const { iss, sub, email, email_verified, name } = await claimsOf(
          await configuration(),
          address,
          authorization,
        )
        return {
          issuer: iss,
          subject: sub,
          email: text(email),
          // Some providers write it as a text.
          emailVerified: email_verified === true || (email_verified as unknown) === 'true',
          name: text(name),
        }
      } catch (error) {
        if (isUnavailable(error)) throw error
        note(error)
        if (!refused(error)) throw new Unavailable(providerFailed, { cause: error })
        throw new DomainError('not-signed-in', 'provider-failed', providerFailed)
      }
    },
  }
}
