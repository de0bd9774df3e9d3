import type { Context, Middleware } from 'koa'

/** What the built entry of the server gives: a page, or a redirect, for a request. */
export type RenderPage = (request: Request) => Promise<Response>

const notForPages = /[^\t\x20-\x7e\x80-\xff]/

/** Scheme and host that were asked for; Koa's `ctx.origin` is the Origin header, which page requests do not carry. */
const baseOf = (ctx: Context): string => `${ctx.protocol}://${ctx.host}`

function requestOf(ctx: Context): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(ctx.headers)) {
    if (typeof value === 'string' && !notForPages.test(value)) headers.set(name, value)
  }
  return new Request(new URL(ctx.url, baseOf(ctx)), { method: 'GET', headers })
}

/** Pages for people: everything that is asked for by GET and answered by nobody else. */
export const renderedPages =
  (render: RenderPage): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (!URL.canParse(ctx.url, baseOf(ctx))) return ctx.throw(400)
    const page = await render(requestOf(ctx))
    ctx.status = page.status
    page.headers.forEach((value, name) => ctx.set(name, value))
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = await page.text()
  }
