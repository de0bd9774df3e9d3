import type { Context, Middleware } from 'koa'
import { escaped } from '#application/shared/escaped.ts'
import { type ErrorResponse, errorResponse } from './error-responses.ts'
import { RequestError } from './request-error.ts'
import { requestIdOf } from './request-id.ts'
import { sendStyled } from './security-headers.ts'

/** Notes an error under the id that its answer carries. */
type OnFault = (error: unknown, requestId: string) => void

export interface Faults {
  /** Of one that nobody foresaw. */
  readonly onUnexpected: OnFault
  /** Of one of what was away, such as the database. */
  readonly onUnavailable?: OnFault | undefined
}

/** The answer to an error; one of ours is noted, while whoever made a mistake of their own is told so, and nobody else. */
export function notedAnswer(
  { onUnexpected, onUnavailable }: Faults,
  error: unknown,
  requestId: string,
): ErrorResponse {
  const answer = errorResponse(error)
  if (answer.unexpected) onUnexpected(error, requestId)
  if (answer.unavailable) onUnavailable?.(error, requestId)
  return answer
}

/** PostgreSQL keeps no text with such a character: nothing stands under it. @throws RequestError 404, 400 */
function refuseZeros(ctx: Context): void {
  if (ctx.path.includes('%00')) throw new RequestError(404, 'not-found', 'There is nothing here.')
  if (ctx.querystring.includes('%00'))
    throw new RequestError(400, 'bad-request', 'The address must not contain zero characters.')
}

/** Turns every error into its answer by the one table; `tell` words it for those who asked. */
const answeringErrors =
  (faults: Faults, tell: (ctx: Context, answer: ErrorResponse) => void): Middleware =>
  async (ctx, next) => {
    try {
      refuseZeros(ctx)
      await next()
    } catch (error) {
      const answer = notedAnswer(faults, error, requestIdOf(ctx))
      ctx.status = answer.status
      ctx.set('Cache-Control', 'no-store')
      if (answer.retryAfter !== undefined) ctx.set('Retry-After', String(answer.retryAfter))
      tell(ctx, answer)
    }
  }

/** By which we find in the log what went wrong on our side; who made a mistake of their own needs none. */
const idToTell = (ctx: Context, status: number): string | null => (status >= 500 ? requestIdOf(ctx) : null)

/** For programs. */
export const errorsAsJson = (faults: Faults): Middleware =>
  answeringErrors(faults, (ctx, { status, message, code, fields }) => {
    const requestId = idToTell(ctx, status)
    ctx.body = {
      error: message,
      message,
      code,
      ...(fields && { fields }),
      ...(requestId !== null && { requestId }),
    }
  })

const style =
  ':root{color-scheme:light dark;font:1.125rem/1.5 Georgia,serif}body{max-width:36rem;margin:20vh auto;padding:0 1.25rem}a{color:inherit}'

/** For people, where no screen can be rendered: a page of a few words. */
export const errorsAsPage = (faults: Faults): Middleware =>
  answeringErrors(faults, (ctx, { status, message }) => {
    const requestId = idToTell(ctx, status)
    const id = requestId === null ? '' : `<p>If you write to us about it: ${escaped(requestId)}</p>`
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title><style>${style}</style></head><body><main><h1>${escaped(message)}</h1>${id}<p><a href="/">Return to Home</a></p></main></body></html>`
    // A page may have been about to be answered, whose sheets are none of this one's.
    sendStyled(ctx, { html, sheets: [style] })
  })
