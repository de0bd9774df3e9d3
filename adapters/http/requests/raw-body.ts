import type { Context } from 'koa'
import { RequestError } from '../request-error.ts'
import { refusePacked } from './request-shape.ts'
import { readWhole } from './whole-body.ts'

/**
 * A body as it came, byte by byte: whoever signs it signs those.
 * @throws RequestError 400, 408, 413, 415
 */
export async function rawBody(ctx: Context, mostBytes: number): Promise<string> {
  refusePacked(ctx)
  const pieces: Buffer[] = []
  await readWhole(ctx, async () => {
    let length = 0
    // One that is too long is answered all the same.
    for await (const piece of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > mostBytes)
        throw new RequestError(413, 'too-large', `Send at most ${mostBytes / 1000} kB here.`)
      pieces.push(piece)
    }
  })
  return Buffer.concat(pieces).toString('utf8')
}
