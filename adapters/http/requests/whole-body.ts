import type { Context, Middleware } from 'koa'
import { RequestError } from '../request-error.ts'
import { closingBehind } from './closing-behind.ts'

/** Milliseconds that a body which is no form with files may take: it is a few kilobytes. */
const patience = 30_000

const tooSlow = (): RequestError =>
  new RequestError(408, 'too-slow', 'The request did not arrive in time. Please try again.')

/** Looks at what comes beside its parser, which makes do with bytes that are no text. @returns whether all was text */
function watchText({ req }: Context): () => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let sound = true
  const look = (piece?: Buffer): void => {
    try {
      decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      sound = false
    }
  }
  req.on('data', (piece: Buffer) => sound && look(piece))
  return () => {
    look()
    return sound
  }
}

/**
 * Has a body read by its parser: in time, and as text alone.
 * @throws RequestError 400, 408, or what the parser throws; the connection closes where the rest is left unread
 */
export async function readWhole(ctx: Context, parser: Middleware): Promise<void> {
  const isText = watchText(ctx)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooSlow()), patience)
  try {
    await Promise.race([late, parser(ctx, async () => undefined)])
  } catch (error) {
    closingBehind(ctx)
    throw error
  } finally {
    clearTimeout(timer)
  }
  if (!isText()) throw new RequestError(400, 'bad-request', 'Text must be sent as UTF-8.')
}

/** Lets nobody go on sending what is not read any more, long after they were answered. */
export const unreadRest: Middleware = async (ctx, next) => {
  await next()
  if ((ctx.request.length ?? 0) > 0 || ctx.get('Transfer-Encoding') !== '') closingBehind(ctx)
}
