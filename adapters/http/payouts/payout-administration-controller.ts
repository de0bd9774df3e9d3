import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { PayoutAdministration } from '#application/payouts/payouts-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { badQuery, nobody, unreadable, wrong } from '../admin/admin-answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { batchIdIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { payoutBatchDetailSchema, payoutBatchSchema, unpaidSchema } from './payout-responses.ts'
import { PayoutFileQuery, ReturnedBody, SettledBody } from './requests.ts'

const notAdmin = { ...nobody, 404: { description: 'Not an admin' } }
const noBatch = { ...nobody, 404: { description: 'Not an admin, or no such batch' } }
const asItIs = { description: 'The batch as it is now', schema: payoutBatchDetailSchema }
const notUnderWay = {
  409: { description: 'One of them cannot become that from what it is; nothing was changed' },
}

/** How artists' money leaves. */
export function payoutAdministrationController(serviceOf: (caller: Caller) => PayoutAdministration): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))

  router.get('/admin/payouts', async (ctx) => {
    ctx.body = await (await service(ctx)).batches()
  })

  router.post('/admin/payouts', async (ctx) => {
    ctx.body = await (await service(ctx)).make()
    ctx.status = 201
  })

  router.get('/admin/payouts/unpaid', async (ctx) => {
    ctx.body = await (await service(ctx)).unpaid()
  })

  router.get('/admin/payouts/:batch', async (ctx) => {
    ctx.body = await (await service(ctx)).batch(batchIdIn(ctx))
  })

  router.get('/admin/payouts/:batch/file', async (ctx) => {
    const { kind = 'iban' } = readQuery(ctx, PayoutFileQuery)
    const file = await (await service(ctx)).file(batchIdIn(ctx), kind)
    ctx.attachment(file.name)
    ctx.type = file.type
    ctx.set('Cache-Control', 'no-store')
    ctx.body = file.text
  })

  router.post('/admin/payouts/:batch/sent', async (ctx) => {
    ctx.body = await (await service(ctx)).send(batchIdIn(ctx))
  })

  router.post('/admin/payouts/:batch/settled', jsonBody, async (ctx) => {
    const { payouts = null } = readBody(ctx, SettledBody)
    ctx.body = await (await service(ctx)).settle(batchIdIn(ctx), payouts)
  })

  router.post('/admin/payouts/:batch/returned', jsonBody, async (ctx) => {
    const { payouts = null, reason } = readBody(ctx, ReturnedBody)
    ctx.body = await (await service(ctx)).returned(batchIdIn(ctx), payouts, reason)
  })

  return describe(router, [
    {
      method: 'get',
      path: '/admin/payouts',
      summary: 'Batches of payouts, the newest first, at most sixty',
      answers: { 200: { description: 'The batches', schema: listOf(payoutBatchSchema) }, ...notAdmin },
    },
    {
      method: 'post',
      path: '/admin/payouts',
      summary: 'Sets aside what is due this month and can leave; nobody is paid twice in a month',
      answers: {
        201: { description: 'The batch that was made', schema: payoutBatchDetailSchema },
        ...notAdmin,
        409: { description: 'Nothing is due that can leave' },
      },
    },
    {
      method: 'get',
      path: '/admin/payouts/unpaid',
      summary:
        'To whom something is due that is in no batch of this month, and what keeps it here; play money (only the sandbox was paid for it) in a line of its own',
      answers: { 200: { description: 'Most first', schema: listOf(unpaidSchema) }, ...notAdmin },
    },
    {
      method: 'get',
      path: '/admin/payouts/{batch}',
      summary: 'A batch with its payouts',
      answers: { 200: asItIs, ...noBatch },
    },
    {
      method: 'get',
      path: '/admin/payouts/{batch}/file',
      summary:
        'What the bank is given (iban: ISO 20022 pain.001.001.09, in dollars), or M-Pesa (mpesa: CSV, in shillings)',
      query: PayoutFileQuery,
      answers: {
        200: { description: 'The file', types: ['application/xml', 'text/csv'] },
        ...badQuery,
        ...noBatch,
        409: {
          description:
            'No payout goes that way, who pays is not configured, one of its artists is suspended, or it holds play money',
        },
      },
    },
    {
      method: 'post',
      path: '/admin/payouts/{batch}/sent',
      summary: 'Says that the money of a batch has left; its artists are told by mail',
      answers: {
        200: asItIs,
        ...noBatch,
        409: { description: 'It was sent already, one of its artists is suspended, or it holds play money' },
      },
    },
    {
      method: 'post',
      path: '/admin/payouts/{batch}/settled',
      summary: 'Says that payouts have arrived: all that are on their way, or those named',
      body: SettledBody,
      answers: { 200: asItIs, ...unreadable, ...noBatch, ...notUnderWay, ...wrong },
    },
    {
      method: 'post',
      path: '/admin/payouts/{batch}/returned',
      summary:
        'Says that payouts came back, and why: all that are on their way, or those named, also where they had arrived or have not left yet; the money is the artists’ again, who are told by mail',
      body: ReturnedBody,
      answers: { 200: asItIs, ...unreadable, ...noBatch, ...notUnderWay, ...wrong },
    },
  ])
}
