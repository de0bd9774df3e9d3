import { Readable } from 'node:stream'
import { Router } from '@koa/router'
import type { ClaimPhotographs } from '#application/claims/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import { noPhotograph } from '#domain/claims/claim.ts'
import { describe } from '../openapi/operation.ts'
import { OrderKeyQuery } from '../orders/requests.ts'
import { readParams } from '../requests/address-parts.ts'
import { readQuery } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { PhotographParams } from './requests.ts'

interface PhotographPorts {
  readonly photographsFor: (caller: Caller) => ClaimPhotographs
  readonly images: Pick<ImageStore, 'find'>
}

/** Photographs of damage, for the buyer, the artist and the admins: to everybody else there are none. */
export function claimPhotographsController({ photographsFor, images }: PhotographPorts): Router {
  const router = new Router()

  router.get('/claim-photographs/:id/:width', async (ctx) => {
    const { id, width } = readParams(ctx, PhotographParams)
    if (id === undefined || width === undefined) throw noPhotograph()
    const hash = await photographsFor(await callerOf(ctx))(id, readQuery(ctx, OrderKeyQuery).key)
    const wanted = ctx.get('Accept').includes('image/avif') ? 'avif' : 'webp'
    const image = await images.find(hash, width, wanted)
    if (!image) throw noPhotograph()
    ctx.vary('Accept, Cookie')
    // Whoever looks now may not be allowed to in a while.
    ctx.set('Cache-Control', 'private, max-age=300')
    ctx.type = `image/${image.format}`
    ctx.set('ETag', `"${id}-${width}-${image.format}"`)
    ctx.status = 200
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    ctx.body = Readable.from(image.open())
    ctx.length = image.bytes
  })

  return describe(router, [
    {
      method: 'get',
      path: '/claim-photographs/{id}/{width}',
      summary: 'A photograph of damage, for those who speak about it: the buyer, the artist, admins',
      query: OrderKeyQuery,
      answers: {
        200: { description: 'WebP, or AVIF where it is taken', types: ['image/webp', 'image/avif'] },
        404: { description: 'There is none, or it is not for whoever asks' },
      },
    },
  ])
}
