import { Router } from '@koa/router'
import type { Accounts } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { nothing } from '../openapi/schema.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { visitOf } from '../session.ts'
import { done, exportSchema, incomplete, tooMany, unreadable, userSchema } from './identity-responses.ts'
import { PasswordBody, PasswordChangeBody, ProfileBody, UserNameBody } from './requests.ts'

const changing = { ...unreadable, ...notSignedIn, ...incomplete }

/** One's own account. */
export function accountController(accountsOf: (visit: Visit) => Accounts): Router {
  const router = new Router()

  router.get('/auth/profile', async (ctx) => {
    ctx.body = await accountsOf(visitOf(ctx)).profile()
  })
  router.put('/users/profile', jsonBody, async (ctx) => {
    ctx.body = await accountsOf(visitOf(ctx)).updateProfile(readBody(ctx, ProfileBody))
  })
  router.delete('/users/profile', jsonBody, async (ctx) => {
    await accountsOf(visitOf(ctx)).deleteAccount(readBody(ctx, PasswordBody).password)
    ctx.status = 204
  })
  router.get('/users/export', async (ctx) => {
    ctx.body = await accountsOf(visitOf(ctx)).exportData()
    ctx.attachment('my-account.json')
  })
  router.post('/auth/change-password', jsonBody, async (ctx) => {
    await accountsOf(visitOf(ctx)).changePassword(readBody(ctx, PasswordChangeBody))
    ctx.status = 204
  })
  router.post('/auth/send-verification', async (ctx) => {
    await accountsOf(visitOf(ctx)).sendVerification()
    ctx.status = 202
    ctx.body = {}
  })
  router.post('/auth/send-welcome-email', jsonBody, async (ctx) => {
    await accountsOf(visitOf(ctx)).sendWelcomeEmail(readBody(ctx, UserNameBody).userName)
    ctx.status = 202
    ctx.body = {}
  })

  const onItsWay = { 202: { description: 'The mail is on its way', schema: nothing } }
  return describe(router, [
    {
      method: 'get',
      path: '/auth/profile',
      summary: 'Who is signed in',
      answers: { 200: { description: 'The account', schema: userSchema }, ...notSignedIn },
    },
    {
      method: 'put',
      path: '/users/profile',
      summary: 'Changes name, country and phone',
      body: ProfileBody,
      answers: {
        200: { description: 'The account as it is now', schema: userSchema },
        409: { description: 'The account was changed at the same time' },
        ...changing,
      },
    },
    {
      method: 'delete',
      path: '/users/profile',
      summary: 'Deletes the account; orders keep what was bought',
      body: PasswordBody,
      answers: {
        ...done,
        409: { description: 'Nobody else is an admin, or there are parcels to send or money to be paid out' },
        ...changing,
        ...tooMany,
      },
    },
    {
      method: 'get',
      path: '/users/export',
      summary: 'Everything that is kept of the account',
      answers: {
        200: {
          description:
            'One key per subject; `orders` tell also from whose accounts transfers came for them (`transfers`), and to whose their money goes back (`refundsByHand`), in hundredths of the currency',
          schema: exportSchema,
        },
        ...notSignedIn,
      },
    },
    {
      method: 'post',
      path: '/auth/change-password',
      summary: 'Changes the password; all other sessions end',
      body: PasswordChangeBody,
      answers: { ...done, ...changing, ...tooMany },
    },
    {
      method: 'post',
      path: '/auth/send-verification',
      summary: 'Sends the mail again that confirms the address',
      answers: { ...onItsWay, ...notSignedIn, ...tooMany },
    },
    {
      method: 'post',
      path: '/auth/send-welcome-email',
      summary: 'Sends the welcome mail, unless it was sent before',
      body: UserNameBody,
      answers: { ...onItsWay, ...changing, ...tooMany },
    },
  ])
}
