import { Router } from '@koa/router'
import type { ProviderReturn, ProviderSignIn, SignInProviders } from '#application/identity/contract.ts'
import type { AuthorizationSecret } from '#application/identity/providers/authorization-secret.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { authPage, providerReturnPath } from '#application/shared/addresses.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { describe } from '../openapi/operation.ts'
import { type AnswerOf, boolean, objectOf, text } from '../openapi/schema.ts'
import { RequestError } from '../request-error.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { asksToComeIn } from '../security-events.ts'
import { visitOf } from '../session.ts'
import { authorizationOf } from './authorization-cookie.ts'
import { incomplete, tooMany, unreadable, userSchema } from './identity-responses.ts'
import { CodeBody, GoogleBody, ReturnQuery } from './second-factor-requests.ts'

const knownProviders: AnswerOf<SignInProviders['known']> = objectOf({ google: boolean })
const wayOut: AnswerOf<ProviderSignIn['begin']> = objectOf({ redirectUrl: text })

type ProviderOf = (visit: Visit, authorization: AuthorizationSecret) => ProviderSignIn & ProviderReturn

interface ProviderPorts {
  readonly providerOf: ProviderOf
  readonly providers: SignInProviders
}

/** Leaving for another provider, and giving the code that an account wants after coming back. */
export function providerController({ providerOf, providers }: ProviderPorts): Router {
  const router = new Router({ prefix: '/auth' })

  router.get('/providers', async (ctx) => {
    ctx.body = await providers.known()
  })
  router.post('/google', jsonBody, async (ctx) => {
    ctx.body = await providerOf(visitOf(ctx), authorizationOf(ctx)).begin(readBody(ctx, GoogleBody))
  })
  router.post('/google/code', jsonBody, async (ctx) => {
    ctx.body = await providerOf(visitOf(ctx), authorizationOf(ctx)).finish(readBody(ctx, CodeBody).code)
  })

  return describe(router, [
    {
      method: 'get',
      path: '/auth/providers',
      summary: 'Which other providers one can sign in with',
      answers: {
        200: { description: 'One flag per provider', schema: knownProviders },
      },
    },
    {
      method: 'post',
      path: '/auth/google',
      summary: `Where to send the browser; the provider sends it back to ${providerReturnPath}`,
      body: GoogleBody,
      answers: {
        200: { description: 'The provider’s address', schema: wayOut },
        404: { description: 'No provider is configured' },
        503: { description: 'The provider does not answer' },
        ...unreadable,
        ...incomplete,
        ...tooMany,
      },
    },
    {
      method: 'post',
      path: '/auth/google/code',
      summary: 'Opens an account that wants a code, after its provider has said who has come',
      body: CodeBody,
      answers: {
        200: { description: 'The account', schema: userSchema },
        401: { description: 'The code is wrong, or nobody has come back in this browser' },
        403: { description: 'The account is suspended' },
        ...unreadable,
        ...incomplete,
        ...tooMany,
      },
    },
  ])
}

/** What went wrong on the way back, for the page that says so; null for what nobody foresaw. */
function troubleOf(error: unknown): string | null {
  if (error instanceof DomainError) return error.code
  if (error instanceof RequestError) return 'nobody-came-back'
  return error instanceof Unavailable ? 'provider-failed' : null
}

/** Where a provider sends browsers back to: no page, only a way on. */
export function providerReturnController(providerOf: ProviderOf): Router {
  const router = new Router({ prefix: providerReturnPath })

  router.get('/', async (ctx) => {
    asksToComeIn(ctx)
    ctx.set('Cache-Control', 'no-store')
    const login = new URLSearchParams({ mode: 'login' })
    try {
      const { state = '' } = readQuery(ctx, ReturnQuery)
      const answer = { search: ctx.querystring, state }
      const { returnTo, codeWanted } = await providerOf(visitOf(ctx), authorizationOf(ctx)).comeBack(answer)
      if (!codeWanted) return ctx.redirect(returnTo)
      login.set('step', 'code')
      login.set('returnTo', returnTo)
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === null) throw error
      login.set('error', trouble)
    }
    ctx.redirect(`${authPage}?${login.toString()}`)
  })

  return router
}
