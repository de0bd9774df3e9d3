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
  close(): Promise<void>
}

/** A real OpenID Connect provider on this machine, which knows a few people and us; on any free port unless told. */
export async function localProvider(
  people: readonly ProviderPerson[],
  returnAddress: string,
  port = 0,
): Promise<LocalProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'sanaa', clientSecret: 'known to both of us' }

  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [returnAddress] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['of this test alone'] },
    findAccount: (_, login) => {
      const person = people.find((each) => each.login === login)
      if (!person) return undefined
      const { name, email, emailVerified } = person
      return { accountId: login, claims: () => ({ sub: login, name, email, email_verified: emailVerified }) }
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    ...client,
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
