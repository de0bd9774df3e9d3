import { Router } from '@koa/router'
import type { TrialPhone } from '#application/orders/contract.ts'
import type { CardTokens } from '#application/payments/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import { describe } from '../openapi/operation.ts'
import { type AnswerOf, objectOf, text } from '../openapi/schema.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { throttled } from '../throttled.ts'
import { orderSchema } from './order-responses.ts'
import { BankAnswerBody, CardBody, PhoneAnswerBody } from './sandbox-requests.ts'

const cardToken: AnswerOf<CardTokens['tokenise']> = objectOf({ token: text, last4: text, brand: text })

const cardTokensMade: ThrottleLimit = { name: 'card-tokens', times: 300, seconds: 600 }

export interface SandboxPaymentPorts {
  readonly cardTokens: CardTokens
  readonly phoneOf: (caller: Caller) => TrialPhone
  readonly throttle: Throttle
}

/** Stands in for the payment gateway's own servers; exists with the sandbox gateway alone. */
export function sandboxPaymentsController({ cardTokens, phoneOf, throttle }: SandboxPaymentPorts): Router {
  const router = new Router()

  router.post('/sandbox-payments/tokens', throttled(throttle, cardTokensMade), jsonBody, async (ctx) => {
    ctx.body = await cardTokens.tokenise(readBody(ctx, CardBody))
    ctx.status = 201
    ctx.set('Cache-Control', 'no-store')
  })

  router.post('/sandbox-payments/phone-answers', jsonBody, async (ctx) => {
    const { number, key, accept } = readBody(ctx, PhoneAnswerBody)
    ctx.body = await phoneOf(await callerOf(ctx)).answer(number, key, accept)
  })

  router.post('/sandbox-payments/bank-answers', jsonBody, async (ctx) => {
    const { number, key, isMe } = readBody(ctx, BankAnswerBody)
    ctx.body = await phoneOf(await callerOf(ctx)).answerBank(number, key, isMe)
  })

  return describe(router, [
    {
      method: 'post',
      path: '/sandbox-payments/tokens',
      summary: 'Sandbox: turns a test card into a token',
      body: CardBody,
      answers: {
        201: { description: 'The token', schema: cardToken },
        400: { description: 'The request could not be read' },
        415: { description: 'Not JSON' },
        422: { description: 'The card is incomplete; fields says where' },
        429: { description: 'Too often; Retry-After says when to come back' },
      },
    },
    {
      method: 'post',
      path: '/sandbox-payments/phone-answers',
      summary: 'Sandbox: answers the push on the buyer’s phone',
      body: PhoneAnswerBody,
      answers: {
        200: { description: 'The order as it is now', schema: orderSchema },
        400: { description: 'The request could not be read' },
        401: { description: 'Neither a key nor an account opens the order' },
        404: { description: 'There is no such order, or the key does not open it' },
        409: { description: 'The order does not wait for a payment' },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing; fields says what' },
      },
    },
    {
      method: 'post',
      path: '/sandbox-payments/bank-answers',
      summary: 'Sandbox: answers the card’s bank, which asks whether it is the buyer',
      body: BankAnswerBody,
      answers: {
        200: { description: 'The order as it is now', schema: orderSchema },
        400: { description: 'The request could not be read' },
        401: { description: 'Neither a key nor an account opens the order' },
        404: { description: 'There is no such order, or the key does not open it' },
        409: { description: 'No bank asks anything for the order' },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing; fields says what' },
      },
    },
  ])
}
