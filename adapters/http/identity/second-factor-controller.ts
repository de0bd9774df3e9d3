import { Router } from '@koa/router'
import type { SecondFactorState, SecondFactors } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { type AnswerOf, boolean, count, listOf, objectOf, type Schema, text } from '../openapi/schema.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { visitOf } from '../session.ts'
import { done, incomplete, signInAgain, tooMany, unreadable } from './identity-responses.ts'
import { passkeySchema } from './passkeys-controller.ts'
import { CodeBody } from './second-factor-requests.ts'

const stateSchema: Schema<SecondFactorState> = objectOf({
  authenticatorApp: boolean,
  recoveryCodesLeft: count,
  passkeys: listOf(passkeySchema),
  required: boolean,
})
const recoveryCodes: AnswerOf<SecondFactors['newRecoveryCodes']> = objectOf({
  recoveryCodes: listOf(text),
})
const codes = {
  description: 'Ten recovery codes, shown once; the old ones work no more',
  schema: recoveryCodes,
}

const begunApp: AnswerOf<SecondFactors['beginAuthenticatorApp']> = objectOf({
  secret: text,
  uri: text,
  qr: text,
})

/** The authenticator app and recovery codes of whoever is signed in. */
export function secondFactorController(factorsOf: (visit: Visit) => SecondFactors): Router {
  const router = new Router({ prefix: '/auth/second-factor' })

  router.get('/', async (ctx) => {
    ctx.body = await factorsOf(visitOf(ctx)).state()
  })
  router.post('/app', async (ctx) => {
    ctx.body = await factorsOf(visitOf(ctx)).beginAuthenticatorApp()
    ctx.status = 201
    ctx.set('Cache-Control', 'no-store')
  })
  router.post('/app/confirm', jsonBody, async (ctx) => {
    ctx.body = await factorsOf(visitOf(ctx)).confirmAuthenticatorApp(readBody(ctx, CodeBody).code)
    ctx.set('Cache-Control', 'no-store')
  })
  router.post('/app/remove', jsonBody, async (ctx) => {
    await factorsOf(visitOf(ctx)).removeAuthenticatorApp(readBody(ctx, CodeBody).code)
    ctx.status = 204
  })
  router.post('/recovery-codes', jsonBody, async (ctx) => {
    ctx.body = await factorsOf(visitOf(ctx)).newRecoveryCodes(readBody(ctx, CodeBody).code)
    ctx.set('Cache-Control', 'no-store')
  })

  const withCode = { ...unreadable, ...notSignedIn, ...incomplete, ...tooMany }
  return describe(router, [
    {
      method: 'get',
      path: '/auth/second-factor',
      summary: 'Which two-step verification one’s own account has',
      answers: { 200: { description: 'Without any secret', schema: stateSchema }, ...notSignedIn },
    },
    {
      method: 'post',
      path: '/auth/second-factor/app',
      summary: 'Begins to add an authenticator app; nothing changes until a code of it is confirmed',
      answers: {
        201: {
          description: 'The secret, its otpauth address, and that as a QR code (SVG)',
          schema: begunApp,
        },
        409: { description: 'The account has an authenticator app already' },
        ...signInAgain,
        ...notSignedIn,
      },
    },
    {
      method: 'post',
      path: '/auth/second-factor/app/confirm',
      summary: 'Adds the authenticator app that was begun',
      body: CodeBody,
      answers: { 200: codes, 409: { description: 'None was begun' }, ...signInAgain, ...withCode },
    },
    {
      method: 'post',
      path: '/auth/second-factor/app/remove',
      summary: 'Removes the authenticator app and its recovery codes',
      body: CodeBody,
      answers: { ...done, ...withCode },
    },
    {
      method: 'post',
      path: '/auth/second-factor/recovery-codes',
      summary: 'Makes new recovery codes',
      body: CodeBody,
      answers: { 200: codes, ...withCode },
    },
  ])
}
