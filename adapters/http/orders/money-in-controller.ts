import { Router } from '@koa/router'
import type { Context } from 'koa'
import type {
  IncomingMoneyView,
  MoneyIn,
  StatementResult,
} from '#application/orders/incoming-money-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { moneyStandings } from '#domain/orders/incoming-money.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { currencies } from '#domain/payments/standing.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { badQuery, nobody, unreadable, wrong } from '../admin/admin-answers.ts'
import { atATime } from '../at-a-time.ts'
import { type FormShape, limitsOf, noTexts } from '../forms/form-shape.ts'
import { fileIn, formBody } from '../forms/multipart.ts'
import { describe } from '../openapi/operation.ts'
import {
  count,
  listOf,
  money,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
} from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { MoneyDismissBody, MoneyInQuery, MoneyPlaceBody } from './administration-requests.ts'

const moneySchema: Schema<InDollars<IncomingMoneyView>> = namedSchema(
  'IncomingMoney',
  objectOf({
    id: text,
    bookedOn: text,
    amount: money,
    currency: oneOf(currencies),
    sender: nullable(text),
    senderIban: nullable(text),
    text,
    standing: oneOf(moneyStandings),
    order: nullable(objectOf({ number: text, status: oneOf(orderStatuses) })),
    asks: nullable(objectOf({ number: text, amount: money, currency: oneOf(currencies) })),
    lacks: nullable(money),
    back: money,
  }),
)

const resultSchema: Schema<StatementResult> = namedSchema(
  'StatementResult',
  objectOf({
    paid: count,
    waiting: count,
    toSendBack: count,
    unplaced: count,
    known: count,
    leftOut: listOf(text),
    assumed: nullable(oneOf(currencies)),
  }),
)

const statementForm: FormShape = {
  fields: noTexts,
  files: {
    name: 'file',
    fileSize: 5 * 1024 * 1024,
    tooLarge:
      'This file is larger than 5 MB. Export a shorter time and bring the files in one after the other.',
    inHand: atATime(1, 'A statement of yours is being read already. Please wait until it is done.'),
    described: 'camt.053.001.02, .04 or .08, or CSV, up to 5 MB and 2,000 payments; one is read at a time',
  },
}

const notAdmin = { ...nobody, 404: { description: 'Not an admin' } }
const noMoney = { ...nobody, 404: { description: 'Not an admin, or no such payment' } }
const asItIs = { description: 'The payment as it is now', schema: moneySchema }
const seenTo = {
  409: {
    description:
      'Somebody has seen to it already, the bank has taken it back, or the order is not paid by transfer',
  },
}

/** What came by bank transfer. */
export function moneyInController(serviceOf: (caller: Caller) => MoneyIn): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))

  router.get('/admin/incoming-money', async (ctx) => {
    sendPage(ctx, await (await service(ctx)).money(readQuery(ctx, MoneyInQuery)))
  })
  router.post('/admin/incoming-money', formBody(limitsOf(statementForm)), async (ctx) => {
    ctx.body = await (await service(ctx)).take(fileIn(ctx, statementForm.files.name))
  })
  router.post('/admin/incoming-money/:id/place', jsonBody, async (ctx) => {
    const { orderNumber } = readBody(ctx, MoneyPlaceBody)
    ctx.body = await (await service(ctx)).place(idIn(ctx), orderNumber)
  })
  router.post('/admin/incoming-money/:id/sent-back', async (ctx) => {
    ctx.body = await (await service(ctx)).sentBack(idIn(ctx))
  })
  router.post('/admin/incoming-money/:id/dismiss', jsonBody, async (ctx) => {
    const { why } = readBody(ctx, MoneyDismissBody)
    ctx.body = await (await service(ctx)).dismiss(idIn(ctx), why)
  })

  return describe(router, [
    {
      method: 'get',
      path: '/admin/incoming-money',
      summary:
        'Money that came by bank transfer and that a person has to see to, the newest first; sums are in its own currency',
      query: MoneyInQuery,
      answers: {
        200: {
          description: 'A page of payments; Link tells the next, X-Total-Count how many, up to 10,000',
          schema: listOf(moneySchema),
        },
        ...badQuery,
        ...notAdmin,
      },
    },
    {
      method: 'post',
      path: '/admin/incoming-money',
      summary:
        'Takes a bank’s statement: each payment once, for the order that its reference or number names; a file that cannot be read changes nothing',
      form: statementForm,
      answers: {
        200: { description: 'What came of it, in payments', schema: resultSchema },
        400: { description: 'The body could not be read' },
        ...notAdmin,
        413: { description: 'The file is too large' },
        415: { description: 'Not what is understood here' },
        422: { description: 'The statement cannot be read; fields says where' },
        429: { description: 'One is being read already; Retry-After says when to come back' },
      },
    },
    {
      method: 'post',
      path: '/admin/incoming-money/{id}/place',
      summary: 'Says what order a payment is for; it counts for it as if the sender had named it',
      body: MoneyPlaceBody,
      answers: { 200: asItIs, ...unreadable, ...noMoney, ...seenTo, ...wrong },
    },
    {
      method: 'post',
      path: '/admin/incoming-money/{id}/sent-back',
      summary: 'Says that what no order needs of a payment has been sent back',
      answers: { 200: asItIs, ...noMoney, ...seenTo },
    },
    {
      method: 'post',
      path: '/admin/incoming-money/{id}/dismiss',
      summary:
        'Says that a payment needs nothing: it is a duplicate of one that was told of before, also of what an admin had said to be here; it is for no order, such as interest; or the bank has taken it back, and that was seen to. Of what an order has refused only the first can be said',
      body: MoneyDismissBody,
      answers: { 200: asItIs, ...unreadable, ...noMoney, ...seenTo, ...wrong },
    },
  ])
}
