import type { Context, Middleware } from 'koa'
import { RequestError } from '../request-error.ts'

/** What the built entry of the server gives: a page, or a redirect, for a request. */
export type RenderPage = (request: Request) => Promise<Response>

const notInHeaders = /[^\t\x20-\x7e\x80-\xff]/

/** The page that was asked for. An address of another host, as proxies are sent, is none of ours. */
function addressOf(ctx: Context): string {
  const address = `${ctx.protocol}://${ctx.host}${ctx.url}`
  if (!ctx.url.startsWith('/') || !URL.canParse(address))
    throw new RequestError(400, 'bad-request', 'This address could not be read.')
  return address
}

function requestOf(ctx: Context): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(ctx.headers)) {
    if (typeof value === 'string' && !notInHeaders.test(value)) headers.set(name, value)
  }
  return new Request(addressOf(ctx), { method: 'GET', headers })
}

/** Pages that show somebody's order, address or key: nobody keeps those. */
const personal = /^\/(orders|checkout)(?=[/?]|$)/i

/** Pages for people: everything that is asked for by GET and answered by nobody else. */
export const renderedPages =
  (render: RenderPage): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const page = await render(requestOf(ctx))
    ctx.status = page.status
    page.headers.forEach((value, name) => ctx.set(name, value))
    ctx.set('Cache-Control', personal.test(ctx.path) ? 'private, no-store' : 'no-cache')
    ctx.body = await page.text()
  }
