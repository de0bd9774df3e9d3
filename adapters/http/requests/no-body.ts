import type { Context, Middleware } from 'koa'
import { RequestError } from '../request-error.ts'
import { jsonBody, unknownFields } from './request-shape.ts'

/** Whether nothing at all is sent, or a stream that nobody gives a name to. */
export const isSilent = (ctx: Context): boolean =>
  (ctx.request.length ?? 0) === 0 && (ctx.get('Transfer-Encoding') === '' || ctx.get('Content-Type') === '')

/**
 * For calls that are told everything by their address: what is sent besides is refused, never ignored.
 * @param isFormUnread whether a form may come all the same; nobody looks at it
 */
export const noBody =
  (isFormUnread: boolean): Middleware =>
  (ctx, next) => {
    if (isSilent(ctx) || (isFormUnread && ctx.is('urlencoded', 'multipart'))) return next()
    if (!ctx.is('application/json'))
      throw new RequestError(415, 'unsupported-media-type', 'Nothing has to be sent here but the address.')
    return jsonBody(ctx, () => {
      const sent = Object.keys((ctx.request as { body?: object }).body ?? {})
      if (sent.length > 0) throw unknownFields(sent)
      return next()
    })
  }
