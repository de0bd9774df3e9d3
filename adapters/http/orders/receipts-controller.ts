import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { PrintedReceipts, Receipts } from '#application/orders/receipts-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import { brand } from '#domain/shared/brand.ts'
import { describe } from '../openapi/operation.ts'
import { orderNumberIn } from '../requests/address-parts.ts'
import { readQuery } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { throttled } from '../throttled.ts'
import { receiptSchema } from './receipt-responses.ts'
import { OrderKeyQuery } from './requests.ts'

/** A page is set anew each time that it is asked for, which takes a moment of the processor. */
const receiptsPrinted: ThrottleLimit = { name: 'receipts-printed', times: 60, seconds: 600 }

const refusals = {
  400: { description: 'The query could not be read' },
  401: { description: 'Without a key: nobody is signed in' },
  404: { description: 'There is no such order, or it is neither one’s own nor opened by the key' },
  409: { description: 'It is not paid' },
}

interface ReceiptsPorts {
  readonly receiptsOf: (caller: Caller) => Receipts & PrintedReceipts
  readonly throttle: Throttle
}

/** Receipts: for programs, and as files to keep. */
export function receiptsController({ receiptsOf, throttle }: ReceiptsPorts): Router {
  const router = new Router()
  const service = async (ctx: Context) => receiptsOf(await callerOf(ctx))

  router.get('/orders/:number/receipt', async (ctx) => {
    ctx.body = await (await service(ctx)).receipt(orderNumberIn(ctx), readQuery(ctx, OrderKeyQuery).key)
    ctx.set('Cache-Control', 'private, no-store')
  })

  router.get('/orders/:number/receipt.pdf', throttled(throttle, receiptsPrinted), async (ctx) => {
    const number = orderNumberIn(ctx)
    const file = await (await service(ctx)).printed(number, readQuery(ctx, OrderKeyQuery).key)
    ctx.attachment(`${brand.slug}-receipt-${number}.pdf`, { type: 'inline' })
    ctx.type = 'application/pdf'
    ctx.set('Cache-Control', 'private, no-store')
    ctx.body = Buffer.from(file)
  })

  return describe(router, [
    {
      method: 'get',
      path: '/orders/{number}/receipt',
      summary: 'What was paid for an order, to whom it went, and what has gone back',
      query: OrderKeyQuery,
      answers: { 200: { description: 'The receipt', schema: receiptSchema }, ...refusals },
    },
    {
      method: 'get',
      path: '/orders/{number}/receipt.pdf',
      summary: 'The same as a file to print',
      query: OrderKeyQuery,
      answers: {
        200: { description: 'PDF', types: ['application/pdf'] },
        ...refusals,
        429: { description: 'Too many from here; Retry-After says when to come back' },
      },
    },
  ])
}
