import Router from '@koa/router'
import { type KnownAs, siteOf } from './site-of.ts'

/** Tells search engines where to look. Pages that are not for them say so themselves, so that they can be read. */
export function robotsController({ knownAs }: KnownAs): Router {
  const router = new Router({ prefix: '/robots.txt' })
  router.get('/', (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600')
    ctx.type = 'text/plain'
    ctx.body = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dev/',
      '',
      `Sitemap: ${siteOf(ctx, knownAs)}/sitemap.xml`,
      '',
    ].join('\n')
  })
  return router
}
