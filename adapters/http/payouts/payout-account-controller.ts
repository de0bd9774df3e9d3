import { Router } from '@koa/router'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { PayoutAccounts } from '#application/payouts/payout-account-contract.ts'
import { unreadable } from '../admin/admin-answers.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { visitOf } from '../session.ts'
import { payoutAccountSchema } from './payout-responses.ts'
import { ConfirmationBody, PayoutAccountBody } from './requests.ts'

const changing = {
  ...unreadable,
  ...notSignedIn,
  403: { description: 'Signed in too long ago: sign in again first' },
  404: { description: 'Not an artist' },
  429: { description: 'Too often within an hour' },
}
const now = {
  description: 'What is used, and what waits; of each its last figures',
  schema: payoutAccountSchema,
}

/** Where an artist's money goes. */
export function payoutAccountController(accountsOf: (visit: Visit) => PayoutAccounts): Router {
  const router = new Router()

  router.get('/artist/payout-account', async (ctx) => {
    ctx.body = await accountsOf(visitOf(ctx)).show()
  })

  router.put('/artist/payout-account', jsonBody, async (ctx) => {
    const { kind, iban = '', holder = '', phone = '' } = readBody(ctx, PayoutAccountBody)
    ctx.body = await accountsOf(visitOf(ctx)).name({ kind, iban, holder, phone })
  })

  router.post('/artist/payout-account/confirm', jsonBody, async (ctx) => {
    ctx.body = await accountsOf(visitOf(ctx)).confirm(readBody(ctx, ConfirmationBody).token)
  })

  return describe(router, [
    {
      method: 'get',
      path: '/artist/payout-account',
      summary: 'Where one’s own money goes',
      answers: { 200: now, ...notSignedIn, 404: { description: 'Not an artist' } },
    },
    {
      method: 'put',
      path: '/artist/payout-account',
      summary: 'Names where money is to go: a bank account (iban, holder) or an M-Pesa number (phone)',
      body: PayoutAccountBody,
      answers: {
        200: now,
        ...changing,
        409: { description: 'No mail reaches the account' },
        422: { description: 'Something is missing or wrong; fields says what' },
      },
    },
    {
      method: 'post',
      path: '/artist/payout-account/confirm',
      summary: 'Confirms it with the token of the mail; one that takes another’s place is used a week later',
      body: ConfirmationBody,
      answers: {
        200: now,
        ...changing,
        409: { description: 'No mail reaches the account' },
        422: { description: 'The link is no longer valid' },
      },
    },
  ])
}
