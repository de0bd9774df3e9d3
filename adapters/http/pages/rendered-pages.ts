import type { Context, Middleware } from 'koa'
import { errorResponse } from '../error-responses.ts'
import { RequestError, RequestError } from '../request-error.ts'

/** What the built entry of the server gives: a page, or a redirect, for a request. */
export type RenderPage = (request: Request) => Promise<Response>

const notInHeaders = /[^\t\x20-\x7e\x80-\xff]/

/** The page that was asked for. An address of another host, as proxies are sent, is none of ours. */
function addressOf(ctx: Context): string {
  const address = baseOf(ctx) + ctx.url
  if (!ctx.url.startsWith('/') || !URL.canParse(address))
    throw new RequestError(400, 'bad-request', 'This address could not be read.')
  return address
}

function requestOf(ctx: Context): Request {
  const base = `${ctx.protocol}://${ctx.host}`
  if (!URL.canParse(ctx.url, base)) throw new RequestError(400, 'bad-request', 'This address cannot be read.')
  const headers = new Headers()
  for (const [name, value] of Object.entries(ctx.headers)) {
    if (typeof value === 'string' && !notInHeaders.test(value)) headers.set(name, value)
  }
  return new Request(new URL(ctx.url, base), { method: 'GET', headers })
}

/** The last resort, when not even the error page can be rendered: no style, no script, one sentence. */
const barePage = (message: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><p>${message}</p><p><a href="/">Go to the first page</a></p></html>`

/** Pages for people: everything that is asked for by GET and answered by nobody else. */
export const renderedPages =
  (render: RenderPage, onUnexpected: (error: unknown) => void): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    ctx.set('Cache-Control', 'no-cache')
    try {
      const page = await render(requestOf(ctx))
      ctx.status = page.status
      page.headers.forEach((value, name) => ctx.set(name, value))
      ctx.body = await page.text()
    } catch (error) {
      const { status, message, unexpected } = errorResponse(error)
      if (unexpected) onUnexpected(error)
      ctx.status = status
      ctx.type = 'text/html'
      ctx.body = barePage(message)
    }
  }
