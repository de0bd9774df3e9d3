import { Router } from '@koa/router'
import type { Accounts } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { idIn } from '../requests/address-parts.ts'
import { visitOf } from '../session.ts'
import { done, sessionListSchema } from './identity-responses.ts'

/** The browsers in which one is signed in. */
export function sessionsController(accountsOf: (visit: Visit) => Accounts): Router {
  const router = new Router()

  router.get('/auth/sessions', async (ctx) => {
    ctx.body = await accountsOf(visitOf(ctx)).sessions()
  })
  router.post('/auth/sessions/end-others', async (ctx) => {
    await accountsOf(visitOf(ctx)).endOtherSessions()
    ctx.status = 204
  })
  router.delete('/auth/sessions/:id', async (ctx) => {
    await accountsOf(visitOf(ctx)).endSession(idIn(ctx))
    ctx.status = 204
  })

  return describe(router, [
    {
      method: 'get',
      path: '/auth/sessions',
      summary: 'The browsers in which one is signed in, the last used first',
      answers: { 200: { description: 'The sessions', schema: sessionListSchema }, ...notSignedIn },
    },
    {
      method: 'post',
      path: '/auth/sessions/end-others',
      summary: 'Signs out everywhere else',
      answers: { ...done, ...notSignedIn },
    },
    {
      method: 'delete',
      path: '/auth/sessions/{id}',
      summary: 'Signs one browser out',
      answers: {
        ...done,
        400: { description: 'The id could not be read' },
        ...notSignedIn,
        404: { description: 'One has no such session' },
      },
    },
  ])
}
