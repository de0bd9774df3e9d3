import { Readable } from 'node:stream'
import Router from '@koa/router'
import { type ImageStore, imageWidths } from '#application/shared/image-store.ts'

const forGood = 'public, max-age=31536000, immutable'
const hashForm = /^[0-9a-f]{32}$/

/**
 * Pictures at `/media/{hash}/{width}` in the best format the browser takes, and the fields of colour that hold their
 * place. Stands outside /api: these are addresses in pages.
 */
export function mediaController(
  images: ImageStore,
  placeholder: (size: string, palette: string) => string | null,
): Router {
  const router = new Router({ prefix: '/media' })

  router.get('/placeholder/:size/:palette', (ctx) => {
    const svg = placeholder(ctx.params.size ?? '', ctx.params.palette ?? '')
    if (svg === null) return ctx.throw(404)
    ctx.set('Cache-Control', forGood)
    ctx.type = 'image/svg+xml'
    ctx.body = svg
  })

  router.get('/:hash/:width', async (ctx) => {
    const { hash = '' } = ctx.params
    const width = imageWidths.find((each) => String(each) === ctx.params.width)
    if (width === undefined || !hashForm.test(hash)) return ctx.throw(404)
    const image = await images.find(hash, width, ctx.get('Accept').includes('image/avif') ? 'avif' : 'webp')
    if (!image) return ctx.throw(404)
    ctx.vary('Accept')
    ctx.set('Cache-Control', forGood)
    ctx.type = `image/${image.format}`
    // Nobody reads what HEAD asks about.
    if (ctx.method === 'GET') ctx.body = Readable.from(image.open())
    else ctx.status = 200
    ctx.length = image.bytes
  })

  return router
}
