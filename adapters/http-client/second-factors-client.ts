import type {
  PasskeyView,
  SecondFactorState,
  SecondFactors,
  UserView,
} from '#application/identity/contract.ts'
import type { CallFor, HttpCaller } from './call.ts'

const app = '/auth/second-factor/app'

/** The second lock on one's own account over HTTP. */
export function secondFactorsClient(call: HttpCaller): SecondFactors {
  const post = async <Body>(path: string, body?: object): Promise<Body> =>
    (await call<Body>({ method: 'POST', path, ...(body && { body }) } as CallFor<Body>)).body

  return {
    state: async () => (await call<SecondFactorState>({ path: '/auth/second-factor' })).body,
    beginAuthenticatorApp: () => post(app),
    confirmAuthenticatorApp: (code) => post(`${app}/confirm`, { code }),
    newRecoveryCodes: (code) => post('/auth/second-factor/recovery-codes', { code }),
    removeAuthenticatorApp: (code) => post(`${app}/remove`, { code }),
    passkeyCreation: () => post('/auth/passkeys/creation'),
    addPasskey: (name, credential) => post<PasskeyView>('/auth/passkeys', { name, credential }),
    removePasskey: async (id) => {
      await call({ method: 'DELETE', path: `/auth/passkeys/${encodeURIComponent(id)}` })
    },
    passkeyRequest: () => post('/auth/passkeys/request'),
    signInWithPasskey: (credential) => post<UserView>('/auth/passkeys/sign-in', { credential }),
  }
}
