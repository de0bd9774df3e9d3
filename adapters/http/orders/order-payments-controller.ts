import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Ordering } from '#application/orders/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import { describe } from '../openapi/operation.ts'
import { orderNumberIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { callerOf, visitOf } from '../session.ts'
import { throttled } from '../throttled.ts'
import { orderSchema } from './order-responses.ts'
import { CardPaymentBody, OrderKeyQuery, PhoneRequestBody } from './requests.ts'

/** Nobody's phone rings for somebody else's fun. */
const phonesAsked: ThrottleLimit = { name: 'phone-requests', times: 60, seconds: 3_600 }

/** A page that waits asks every few seconds; cards are not to be tried out here. */
const paymentsLookedAt: ThrottleLimit = { name: 'payment-looks', times: 600, seconds: 600 }
const cardsTried: ThrottleLimit = { name: 'other-cards', times: 30, seconds: 3_600 }

const notFound = { description: 'There is no such order, or it is neither one’s own nor opened by the key' }

interface OrderPaymentsPorts {
  readonly orderingOf: (caller: Caller, address: string) => Ordering
  readonly throttle: Throttle
}

/** What an order's buyer does to pay it once it is placed: asks a phone again, looks how it stands, takes another card. */
export function orderPaymentsController({ orderingOf, throttle }: OrderPaymentsPorts): Router {
  const router = new Router()
  const service = async (ctx: Context) => orderingOf(await callerOf(ctx), visitOf(ctx).address)

  router.post('/orders/:number/phone-requests', throttled(throttle, phonesAsked), jsonBody, async (ctx) => {
    const { phoneNumber } = readBody(ctx, PhoneRequestBody)
    const { key } = readQuery(ctx, OrderKeyQuery)
    ctx.body = await (await service(ctx)).askPhoneAgain(orderNumberIn(ctx), phoneNumber, key)
  })

  router.post('/orders/:number/payment/look', throttled(throttle, paymentsLookedAt), async (ctx) => {
    const { key } = readQuery(ctx, OrderKeyQuery)
    ctx.body = await (await service(ctx)).lookAtPayment(orderNumberIn(ctx), key)
  })

  router.post('/orders/:number/payment/card', throttled(throttle, cardsTried), jsonBody, async (ctx) => {
    const { token } = readBody(ctx, CardPaymentBody)
    const { key } = readQuery(ctx, OrderKeyQuery)
    ctx.body = await (await service(ctx)).payWithAnotherCard(orderNumberIn(ctx), token, key)
  })

  return describe(router, [
    {
      method: 'post',
      path: '/orders/{number}/phone-requests',
      summary: 'Asks the buyer’s phone once more for an order that waits for it, or another phone',
      query: OrderKeyQuery,
      body: PhoneRequestBody,
      answers: {
        200: { description: 'The order as it is now', schema: orderSchema },
        400: { description: 'The request could not be read' },
        401: { description: 'Without a key: nobody is signed in' },
        404: notFound,
        409: { description: 'It waits for no other request, or a phone was asked less than two minutes ago' },
        415: { description: 'Not JSON' },
        422: { description: 'No phone that can be asked; fields says so' },
        429: { description: 'Too many requests from here; Retry-After says when to come back' },
      },
    },
    {
      method: 'post',
      path: '/orders/{number}/payment/look',
      summary: 'Has the provider asked now how the payment of an order stands that waits for it',
      query: OrderKeyQuery,
      answers: {
        200: { description: 'The order as it is now', schema: orderSchema },
        400: { description: 'The query could not be read' },
        401: { description: 'Without a key: nobody is signed in' },
        404: notFound,
        429: { description: 'Too often from here; Retry-After says when to come back' },
      },
    },
    {
      method: 'post',
      path: '/orders/{number}/payment/card',
      summary: 'Pays an order whose card was refused with another one',
      query: OrderKeyQuery,
      body: CardPaymentBody,
      answers: {
        200: {
          description: 'The order as it is now; payment.cardRefused says why this card has not paid either',
          schema: orderSchema,
        },
        400: { description: 'The request could not be read' },
        401: { description: 'Without a key: nobody is signed in' },
        404: notFound,
        409: { description: 'It waits for no other card' },
        415: { description: 'Not JSON' },
        422: { description: 'No card; fields says so' },
        429: { description: 'Too many cards from here; Retry-After says when to come back' },
      },
    },
  ])
}
