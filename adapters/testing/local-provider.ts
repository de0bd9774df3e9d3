import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Somebody whom the provider knows; they sign in there with `login` and any password. */
export interface ProviderPerson {
  readonly login: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

export interface LocalProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Opens: it sends people back to this address and to no other. */
  open(returnAddress: string): void
  close(): Promise<void>
}

const seconds = 600

/** A real OpenID Connect provider on this machine, which knows a few people and us; on any free port unless told. */
export async function localProvider(users: readonly ProviderPerson[], port = 0): Promise<LocalProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'sanaa', clientSecret: 'known to both of us' }

  return {
    ...client,
    issuer,
    open(returnAddress) {
      const provider = new Provider(issuer, {
        clients: [
          { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [returnAddress] },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        ttl: {
          Interaction: seconds,
          Session: seconds,
          Grant: seconds,
          AccessToken: seconds,
          IdToken: seconds,
        },
        cookies: { keys: ['of this test alone'] },
        findAccount: (_, login) => {
          const person = users.find((each) => each.login === login)
          if (!person) return undefined
          const { name, email, emailVerified } = person
          const claims = { sub: login, name, email, email_verified: emailVerified }
          return { accountId: login, claims: () => claims }
        },
      })
      const answer = provider.callback()
      server.on('request', (request, response) => void answer(request, response))
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
