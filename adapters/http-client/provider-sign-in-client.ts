import type { ProviderSignIn, SignInProviders, UserView } from '#application/identity/contract.ts'
import { providerFailed } from '#domain/identity/provider-account.ts'
import type { HttpCaller } from './call.ts'

/** Signing in with an account at another provider, over HTTP. */
export const providerSignInClient = (call: HttpCaller): ProviderSignIn => ({
  async begin(request) {
    const { body } = await call<{ redirectUrl: string }>({
      method: 'POST',
      path: '/auth/google',
      body: request,
      failure: providerFailed,
    })
    return body
  },
  async finish(code) {
    const { body } = await call<UserView>({ method: 'POST', path: '/auth/google/code', body: { code } })
    return body
  },
})

export const signInProvidersClient = (call: HttpCaller): SignInProviders => ({
  async known() {
    const { body } = await call<{ google: boolean }>({ path: '/auth/providers' })
    return body
  },
})
