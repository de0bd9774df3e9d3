import { setTimeout as delay } from 'node:timers/promises'
import { Router } from '@koa/router'
import type { Accounts } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { steadyAnswer } from '#application/identity/steady-answer.ts'
import { describe } from '../openapi/operation.ts'
import { boolean, nothing, objectOf } from '../openapi/schema.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { visitOf } from '../session.ts'
import { done, incomplete, tooMany, unreadable, userSchema } from './identity-responses.ts'
import { EmailBody, PasswordResetBody, RegistrationBody, SignInBody, TokenBody } from './requests.ts'

/** Signing up, in and out, and the links from mails: what needs no session. */
export function signInController(accountsOf: (visit: Visit) => Accounts): Router {
  const router = new Router()

  router.post('/auth/register', jsonBody, async (ctx) => {
    const { role, ...rest } = readBody(ctx, RegistrationBody)
    ctx.body = await accountsOf(visitOf(ctx)).register({ ...rest, role: role ?? 'user' })
    ctx.status = 201
  })
  router.post('/auth/login', jsonBody, async (ctx) => {
    const { email, password, code } = readBody(ctx, SignInBody)
    ctx.body = await accountsOf(visitOf(ctx)).login({ email, password, code: code ?? undefined })
  })
  router.post('/auth/logout', async (ctx) => {
    await accountsOf(visitOf(ctx)).logout()
    ctx.status = 204
  })
  router.post('/auth/forgot-password', jsonBody, async (ctx) => {
    const { email } = readBody(ctx, EmailBody)
    await Promise.all([accountsOf(visitOf(ctx)).forgotPassword(email), delay(steadyAnswer)])
    ctx.status = 202
    ctx.body = {}
  })
  router.post('/auth/reset-password/check', jsonBody, async (ctx) => {
    const { token } = readBody(ctx, TokenBody)
    ctx.body = { valid: await accountsOf(visitOf(ctx)).isResetLinkValid(token) }
  })
  router.post('/auth/reset-password', jsonBody, async (ctx) => {
    await accountsOf(visitOf(ctx)).resetPassword(readBody(ctx, PasswordResetBody))
    ctx.status = 204
  })
  router.post('/auth/verify-email', jsonBody, async (ctx) => {
    await accountsOf(visitOf(ctx)).verifyEmail(readBody(ctx, TokenBody).token)
    ctx.status = 204
  })

  return describe(router, [
    {
      method: 'post',
      path: '/auth/register',
      summary: 'Signs up and in; an artist begins as pending',
      body: RegistrationBody,
      answers: {
        201: { description: 'The new account', schema: userSchema },
        409: { description: 'There is an account with this address already' },
        ...unreadable,
        ...incomplete,
        ...tooMany,
      },
    },
    {
      method: 'post',
      path: '/auth/login',
      summary: 'Signs in; the session stands in the cookie sid, over https __Host-sid',
      body: SignInBody,
      answers: {
        200: { description: 'The account', schema: userSchema },
        401: { description: 'Wrong address or password, or a code is needed (second-factor-needed)' },
        403: { description: 'The account is suspended' },
        ...unreadable,
        ...incomplete,
        ...tooMany,
      },
    },
    { method: 'post', path: '/auth/logout', summary: 'Ends this browser’s session', answers: done },
    {
      method: 'post',
      path: '/auth/forgot-password',
      summary: 'Sends a link to choose a new password, if there is such an account',
      body: EmailBody,
      answers: {
        202: { description: 'The same for known and unknown addresses', schema: nothing },
        ...unreadable,
        ...incomplete,
        ...tooMany,
      },
    },
    {
      method: 'post',
      path: '/auth/reset-password/check',
      summary: 'Says whether the token from such a link still sets a new password, and leaves it as it is',
      body: TokenBody,
      answers: {
        200: { description: 'Whether it does', schema: objectOf({ valid: boolean }) },
        ...unreadable,
        ...incomplete,
        ...tooMany,
      },
    },
    {
      method: 'post',
      path: '/auth/reset-password',
      summary: 'Sets a new password with the token from such a link, and ends all sessions',
      body: PasswordResetBody,
      answers: { ...done, ...unreadable, ...incomplete, ...tooMany },
    },
    {
      method: 'post',
      path: '/auth/verify-email',
      summary: 'Confirms an email address with the token from a mail',
      body: TokenBody,
      answers: { ...done, ...unreadable, ...incomplete, ...tooMany },
    },
  ])
}
