import Router from '@koa/router'
import { IsIn } from 'class-validator'
import { artistsPage, cartPage, galleryPage } from '#application/shared/addresses.ts'
import { brand } from '#domain/shared/brand.ts'
import { RequestError } from '../request-error.ts'
import { readParams } from '../requests/address-parts.ts'
import { shapeOf } from '../requests/shape.ts'
import { forOtherSites } from '../security-headers.ts'
import { keptFor } from './kept-for.ts'

/** How the product's icons are drawn. */
export interface Icons {
  png(shape: 'tile' | 'maskable', size: number): Promise<Buffer>
  ico(): Promise<Buffer>
}

const shapes = ['tile', 'maskable'] as const
const sizes = [180, 192, 512] as const

const IconParams = shapeOf<{
  readonly shape: (typeof shapes)[number]
  readonly size: (typeof sizes)[number]
}>({
  shape: { rules: [IsIn(shapes)] },
  size: { rules: [IsIn(sizes)], read: (text) => sizes.find((each) => String(each) === text) },
})

const day = 'public, max-age=86400'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/install/${purpose === 'any' ? 'tile' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const manifest = {
  id: '/',
  name: `${brand.name}, handmade art`,
  short_name: brand.name,
  description: 'Art bought straight from the people who make it.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FBF9F5',
  theme_color: '#FBF9F5',
  categories: ['shopping', 'lifestyle'],
  icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  shortcuts: [
    { name: 'Gallery', url: galleryPage },
    { name: 'Artists', url: artistsPage },
    { name: 'Cart', url: cartPage },
  ],
}

/** For as long as the process lives; what could not be drawn is tried again. */
const drawnOnce = (draw: () => Promise<Buffer>) => keptFor(Number.POSITIVE_INFINITY, draw, Date.now)

/** What a device needs to keep the product among its own programs: the manifest and the icons, each drawn once. */
export function installController(icons: Icons): Router {
  const router = new Router({ prefix: '/install' })
  const drawn = new Map<string, () => Promise<Buffer>>()

  router.get('/manifest.webmanifest', (ctx) => {
    ctx.set('Cache-Control', day)
    ctx.body = manifest
    ctx.type = 'application/manifest+json'
  })

  router.get('/:shape-:size.png', async (ctx) => {
    const { shape, size } = readParams(ctx, IconParams)
    if (shape === undefined || size === undefined)
      throw new RequestError(404, 'not-found', 'There is no such icon.')
    const key = `${shape}-${size}`
    const png = drawn.get(key) ?? drawnOnce(() => icons.png(shape, size))
    drawn.set(key, png)
    ctx.body = await png()
    ctx.set(forOtherSites)
    ctx.set('Cache-Control', day)
    ctx.type = 'image/png'
  })

  return router
}

/** `/favicon.ico`, which browsers and others ask for without being told. */
export function faviconController(icons: Icons): Router {
  const router = new Router({ prefix: '/favicon.ico' })
  const ico = drawnOnce(icons.ico)
  router.get('/', async (ctx) => {
    ctx.body = await ico()
    ctx.set(forOtherSites)
    ctx.set('Cache-Control', day)
    ctx.type = 'image/x-icon'
  })
  return router
}
