import { Router } from '@koa/router'
import type { Caller } from '#application/shared/caller.ts'
import type { OwnShipping, Shipping } from '#application/shipping/contract.ts'
import { unreadable } from '../admin/admin-answers.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { ShippingTermsBody, WorkShippingQuery, zonesFrom } from './requests.ts'
import { shippingTermsSchema, workShippingSchema } from './shipping-responses.ts'

const noArtist = { description: 'Not an artist' }

interface ShippingPorts {
  readonly shipping: Shipping
  readonly ownShippingOf: (caller: Caller) => OwnShipping
}

/** Where works are sent to, for everybody; and where an artist says it. */
export function shippingController({ shipping, ownShippingOf }: ShippingPorts): Router {
  const router = new Router()

  router.get('/shipping', async (ctx) => {
    ctx.body = await shipping.ofWorks(readQuery(ctx, WorkShippingQuery).works.split(','))
  })

  router.get('/artist/shipping', async (ctx) => {
    ctx.body = await ownShippingOf(await callerOf(ctx)).show()
  })

  router.put('/artist/shipping', jsonBody, async (ctx) => {
    ctx.body = await ownShippingOf(await callerOf(ctx)).save(zonesFrom(readBody(ctx, ShippingTermsBody)))
  })

  return describe(router, [
    {
      method: 'get',
      path: '/shipping',
      isForAll: true,
      summary:
        'Where public works are sent to, in how many days, and what that costs their artists; no zones are everywhere, a zone without days is spared',
      query: WorkShippingQuery,
      answers: {
        200: { description: 'Those of the works that are public', schema: listOf(workShippingSchema) },
        400: { description: 'The query could not be read; fields says where' },
      },
    },
    {
      method: 'get',
      path: '/artist/shipping',
      summary: 'Where one’s own works are sent to',
      answers: {
        200: { description: 'As it was said last', schema: shippingTermsSchema },
        ...notSignedIn,
        404: noArtist,
      },
    },
    {
      method: 'put',
      path: '/artist/shipping',
      summary:
        'Says where one’s own works are sent to, in the place of all that was said before; without zones it is everywhere',
      body: ShippingTermsBody,
      answers: {
        200: { description: 'As it is now', schema: shippingTermsSchema },
        ...unreadable,
        ...notSignedIn,
        404: noArtist,
        422: { description: 'Something is missing or wrong; fields says what' },
      },
    },
  ])
}
