import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { ArtistDashboard } from '#application/artist-dashboard/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { orderNumberIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { artistOrderSchema, waitingSchema } from './artist-dashboard-responses.ts'
import { ArtistOrdersQuery, ParcelBody } from './requests.ts'

const noOrder = { description: 'Not an artist, or no order of theirs' }

/** What an artist packs and sends. */
export function artistOrdersController(serviceOf: (caller: Caller) => ArtistDashboard): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))

  router.get('/artist/waiting', async (ctx) => {
    ctx.body = await (await service(ctx)).waiting()
  })

  router.get('/artist/orders', async (ctx) => {
    sendPage(ctx, await (await service(ctx)).orders(readQuery(ctx, ArtistOrdersQuery)), '/api/artist/orders')
  })

  router.get('/artist/orders/:number', async (ctx) => {
    ctx.body = await (await service(ctx)).order(orderNumberIn(ctx))
  })

  router.post('/artist/orders/:number/ship', jsonBody, async (ctx) => {
    ctx.body = await (await service(ctx)).ship(orderNumberIn(ctx), readBody(ctx, ParcelBody))
  })

  router.put('/artist/orders/:number/parcel', jsonBody, async (ctx) => {
    ctx.body = await (await service(ctx)).correctParcel(orderNumberIn(ctx), readBody(ctx, ParcelBody))
  })

  return describe(router, [
    {
      method: 'get',
      path: '/artist/waiting',
      summary: 'How many orders, claims and messages wait for one',
      answers: {
        200: { description: 'How many', schema: waitingSchema },
        ...notSignedIn,
        404: { description: 'Not an artist' },
      },
    },
    {
      method: 'get',
      path: '/artist/orders',
      summary: 'One’s own parts of paid orders, the newest first',
      query: ArtistOrdersQuery,
      answers: {
        200: {
          description: 'A page of orders; Link tells the next, X-Total-Count how many',
          schema: listOf(artistOrderSchema),
        },
        400: { description: 'The query could not be read; fields says where' },
        ...notSignedIn,
        404: { description: 'Not an artist' },
      },
    },
    {
      method: 'get',
      path: '/artist/orders/{number}',
      summary: 'One’s own part of an order',
      answers: {
        200: { description: 'The order', schema: artistOrderSchema },
        ...notSignedIn,
        404: noOrder,
      },
    },
    {
      method: 'post',
      path: '/artist/orders/{number}/ship',
      summary: 'Says that one’s own part is on its way; the buyer is told by mail',
      body: ParcelBody,
      answers: {
        200: { description: 'The order as it is now', schema: artistOrderSchema },
        400: { description: 'The request could not be read' },
        ...notSignedIn,
        404: noOrder,
        409: { description: 'It is on its way already, or has ended' },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing or wrong; fields says what' },
      },
    },
    {
      method: 'put',
      path: '/artist/orders/{number}/parcel',
      summary: 'Corrects who carries one’s own part, or its number; the buyer is told by mail',
      body: ParcelBody,
      answers: {
        200: { description: 'The order as it is now', schema: artistOrderSchema },
        400: { description: 'The request could not be read' },
        ...notSignedIn,
        404: noOrder,
        409: { description: 'It is not on its way' },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing or wrong; fields says what' },
        429: { description: 'Tried too often; Retry-After says when to come back' },
      },
    },
  ])
}
