import { Router } from '@koa/router'
import type { PasskeyView, SecondFactors } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { anyObject, namedSchema, objectOf, type Schema, text, time } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { visitOf } from '../session.ts'
import { done, incomplete, signInAgain, tooMany, unreadable, userSchema } from './identity-responses.ts'
import { PasskeyBody, PasskeySignInBody } from './second-factor-requests.ts'

export const passkeySchema: Schema<PasskeyView> = namedSchema(
  'Passkey',
  objectOf({ id: text, name: text, createdAt: time }),
)

const options = { ...anyObject, description: 'As the WebAuthn standard writes it' }

/** Adding and removing passkeys, and signing in with one. */
export function passkeysController(factorsOf: (visit: Visit) => SecondFactors): Router {
  const router = new Router({ prefix: '/auth/passkeys' })

  router.post('/creation', async (ctx) => {
    ctx.body = await factorsOf(visitOf(ctx)).passkeyCreation()
  })
  router.post('/request', async (ctx) => {
    ctx.body = await factorsOf(visitOf(ctx)).passkeyRequest()
  })
  router.post('/sign-in', jsonBody, async (ctx) => {
    ctx.body = await factorsOf(visitOf(ctx)).signInWithPasskey(readBody(ctx, PasskeySignInBody).credential)
  })
  router.post('/', jsonBody, async (ctx) => {
    const { name, credential } = readBody(ctx, PasskeyBody)
    ctx.body = await factorsOf(visitOf(ctx)).addPasskey(name, credential)
    ctx.status = 201
  })
  router.delete('/:id', async (ctx) => {
    await factorsOf(visitOf(ctx)).removePasskey(idIn(ctx))
    ctx.status = 204
  })

  return describe(router, [
    {
      method: 'post',
      path: '/auth/passkeys/creation',
      summary: 'What the browser is asked in order to make a passkey',
      answers: { 200: { description: 'The options', schema: options }, ...signInAgain, ...notSignedIn },
    },
    {
      method: 'post',
      path: '/auth/passkeys',
      summary: 'Adds the passkey that the browser has made',
      body: PasskeyBody,
      answers: {
        201: { description: 'The passkey', schema: passkeySchema },
        409: { description: 'It is known already' },
        ...signInAgain,
        ...unreadable,
        ...notSignedIn,
        ...incomplete,
      },
    },
    {
      method: 'post',
      path: '/auth/passkeys/request',
      summary: 'What the browser is asked in order to sign in with a passkey',
      answers: { 200: { description: 'The options', schema: options }, ...tooMany },
    },
    {
      method: 'post',
      path: '/auth/passkeys/sign-in',
      summary: 'Signs in with a passkey alone',
      body: PasskeySignInBody,
      answers: {
        200: { description: 'The account', schema: userSchema },
        401: { description: 'The passkey is not known, or its answer is not true' },
        403: { description: 'The account is suspended' },
        ...unreadable,
        ...incomplete,
        ...tooMany,
      },
    },
    {
      method: 'delete',
      path: '/auth/passkeys/{id}',
      summary: 'Removes a passkey',
      answers: {
        ...done,
        400: { description: 'The id could not be read' },
        ...signInAgain,
        ...notSignedIn,
        404: { description: 'One has no such passkey' },
      },
    },
  ])
}
