import { Readable } from 'node:stream'
import Router from '@koa/router'
import type { PictureSights } from '#application/catalogue/picture-sights.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import { RequestError } from '../request-error.ts'
import { readParams } from '../requests/address-parts.ts'
import { readQuery } from '../requests/request-shape.ts'
import { forOtherSites } from '../security-headers.ts'
import { callerOf } from '../session.ts'
import { PictureParams, PictureQuery } from './requests.ts'

const forGood = 'public, max-age=31536000, immutable'
/** The AVIF of a new picture comes a minute after its WebP, and is a third smaller. */
const untilBetter = 'public, max-age=60'
/** Whoever looks now may not be allowed to in a while. */
const forOne = 'private, max-age=300'

interface MediaPorts {
  readonly images: ImageStore
  readonly sights: PictureSights
}

/**
 * Pictures at `/media/{hash}/{width}` in the best format the browser takes. What hangs is for everyone; what is not
 * on show is for its artist and for admins; what was taken down is gone (410), but for the orders that bought it
 * (`?order={id}`). Stands outside /api: these are addresses in pages.
 */
export function mediaController({ images, sights }: MediaPorts): Router {
  const router = new Router({ prefix: '/media' })

  router.get('/:hash/:width', async (ctx) => {
    const { hash, width } = readParams(ctx, PictureParams)
    if (hash === undefined || width === undefined) return ctx.throw(404)
    const { order = null } = readQuery(ctx, PictureQuery)
    const sight = await sights(hash, order, () => callerOf(ctx))
    if (sight === 'gone') throw new RequestError(410, 'picture-gone', 'This picture hangs here no more.')
    if (sight === 'nothing') return ctx.throw(404)
    const wanted = ctx.get('Accept').includes('image/avif') ? 'avif' : 'webp'
    const image = await images.find(hash, width, wanted)
    if (!image) return ctx.throw(404)
    if (sight === 'everyone') {
      ctx.vary('Accept')
      ctx.set(forOtherSites)
      ctx.set('Cache-Control', image.format === wanted ? forGood : untilBetter)
    } else {
      ctx.vary('Accept, Cookie')
      ctx.set('Cache-Control', forOne)
    }
    ctx.type = `image/${image.format}`
    // Nobody reads what HEAD asks about.
    if (ctx.method === 'GET') ctx.body = Readable.from(image.open())
    else ctx.status = 200
    ctx.length = image.bytes
  })

  return router
}
