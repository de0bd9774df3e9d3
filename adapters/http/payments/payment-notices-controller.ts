import { Router } from '@koa/router'
import type { Context } from 'koa'
import type {
  PaymentInbox,
  PaymentNotices,
  PaymentNoticeView,
} from '#application/payments/notices-contract.ts'
import { type Caller } from '#application/shared/caller.ts'
import { badQuery, nobody, notThere } from '../admin/admin-answers.ts'
import { PaymentNoticesQuery } from '../admin/requests.ts'
import { describe } from '../openapi/operation.ts'
import {
  listOf,
  namedSchema,
  nothing,
  nullable,
  objectOf,
  type Schema,
  schemaOf,
  text,
  time,
} from '../openapi/schema.ts'
import { RequestError } from '../request-error.ts'
import { idIn, secretIn } from '../requests/address-parts.ts'
import { rawBody } from '../requests/raw-body.ts'
import { readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'

/** What a provider tells is some kilobytes; a dispute with all its evidence is the longest. */
const mostBytes = 256_000

const noticeSchema: Schema<PaymentNoticeView> = namedSchema(
  'PaymentNotice',
  objectOf({
    id: text,
    provider: text,
    eventId: text,
    reference: nullable(text),
    orderNumber: nullable(text),
    forPerson: nullable(text),
    at: time,
  }),
)

const nobodyHears = (): RequestError =>
  new RequestError(404, 'nobody-hears', 'Nobody hears of payments at this address.')

const headersOf = ({ req }: Context): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, [value].flat().join(', ')]))

interface NoticePorts {
  readonly inbox: PaymentInbox
  readonly noticesFor: (caller: Caller) => PaymentNotices
}

/** Where providers tell what has happened at their end, and what of it a person has to see to. */
export function paymentNoticesController({ inbox, noticesFor }: NoticePorts): Router {
  const router = new Router()

  router.post('/payments/stripe/notices', async (ctx) => {
    const heard = await inbox.hear('stripe', { headers: headersOf(ctx), body: await rawBody(ctx, mostBytes) })
    if (heard === 'closed') throw nobodyHears()
    if (heard === 'forged')
      throw new RequestError(400, 'bad-signature', 'The signature does not fit what was sent.')
    ctx.body = { received: true }
  })

  router.post('/payments/mpesa/notices/:secret', async (ctx) => {
    const body = await rawBody(ctx, mostBytes)
    const heard = await inbox.hear('mpesa', {
      headers: headersOf(ctx),
      body,
      secret: secretIn(ctx),
    })
    if (heard !== 'heard') throw nobodyHears()
    ctx.body = { ResultCode: 0, ResultDesc: 'Accepted' }
  })

  router.get('/admin/payment-notices', async (ctx) => {
    sendPage(ctx, await noticesFor(await callerOf(ctx)).notices(readQuery(ctx, PaymentNoticesQuery)))
  })

  router.put('/admin/payment-notices/:id/seen-to', async (ctx) => {
    await noticesFor(await callerOf(ctx)).seenTo(idIn(ctx))
    ctx.body = {}
  })

  router.delete('/admin/payment-notices/:id/seen-to', async (ctx) => {
    await noticesFor(await callerOf(ctx)).notSeenTo(idIn(ctx))
    ctx.body = {}
  })

  return describe(router, [
    {
      method: 'post',
      path: '/payments/stripe/notices',
      summary:
        "Stripe's events, as it signs them; each is kept once, and the payment that it names is looked at",
      isBodyRaw: true,
      answers: {
        200: {
          description: 'It was heard',
          schema: objectOf({ received: schemaOf<boolean>({ const: true }) }),
        },
        400: { description: 'The signature does not fit' },
        404: { description: 'The shop is not paid through Stripe' },
      },
    },
    {
      method: 'post',
      path: '/payments/mpesa/notices/{secret}',
      summary:
        "M-Pesa's callbacks, at an address of each payment's own; each is kept once, and the payment looked at",
      isBodyRaw: true,
      answers: {
        200: {
          description: 'It was heard',
          schema: objectOf({ ResultCode: schemaOf<number>({ const: 0 }), ResultDesc: text }),
        },
        404: { description: 'The shop is not paid by M-Pesa, or no payment has that address' },
      },
    },
    {
      method: 'get',
      path: '/admin/payment-notices',
      summary:
        'What providers have told and a person has to see to, the newest first: payments that nobody here knows, disputes, refunds that failed later',
      query: PaymentNoticesQuery,
      answers: {
        200: {
          description: 'A page of notices; Link tells the next, X-Total-Count how many, up to 10,000',
          schema: listOf(noticeSchema),
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'put',
      path: '/admin/payment-notices/{id}/seen-to',
      summary: 'Says that a person has seen to what was told: it is listed no more, and stands in the log',
      answers: { 200: { description: 'It is, or was before', schema: nothing }, ...nobody, ...notThere },
    },
    {
      method: 'delete',
      path: '/admin/payment-notices/{id}/seen-to',
      summary: 'Takes that back',
      answers: { 200: { description: 'It is listed again', schema: nothing }, ...nobody, ...notThere },
    },
  ])
}
