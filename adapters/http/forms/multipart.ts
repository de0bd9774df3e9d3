import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context, Middleware } from 'koa'
import type { SentFile } from '#application/shared/sent-file.ts'
import { atATime } from '../at-a-time.ts'
import { RequestError } from '../request-error.ts'
import { closingBehind } from '../requests/closing-behind.ts'
import { refusePacked, takeTexts } from '../requests/request-shape.ts'
import { callerOf, visitOf } from '../session.ts'
import { takeParts } from './form-parts.ts'
import { type FormLimits, formTaking, partLimits, type TakenForm } from './form-taking.ts'

const filesOf = (ctx: Context): TakenForm['files'] =>
  (ctx.state as { files?: TakenForm['files'] }).files ?? {}

/** Milliseconds. */
const silence = 60_000

const formsAtATime = atATime(
  2,
  'Two forms of yours are on their way already. Please wait until one of them is done.',
)

async function senderOf(ctx: Context): Promise<string> {
  const caller = await callerOf(ctx)
  return caller ? `user ${caller.userId}` : visitOf(ctx).address
}

/** @throws RequestError 413, 415: what can be told before anything is read */
function refuseUnread(ctx: Context, limits: FormLimits): void {
  if (!ctx.is('multipart/form-data'))
    throw new RequestError(415, 'unsupported-media-type', 'Send a form (multipart/form-data) here.')
  refusePacked(ctx)
  const { most, tooMuch } = partLimits(limits)
  if ((ctx.request.length ?? 0) > most) throw tooMuch()
}

async function readInto(folder: string, ctx: Context, limits: FormLimits): Promise<void> {
  const { take, taken } = formTaking(folder, limits)
  await takeParts(ctx.req, partLimits(limits), take)
  takeTexts(ctx, taken.texts)
  Object.assign(ctx.state, { files: taken.files })
}

/**
 * Reads a form with files, for use before `readBody` and `filesIn`. Files go straight to the disk, into a folder of
 * their own that is gone when the request is answered, or when its sender hangs up in the middle. Whoever is refused
 * while the form still comes finds the connection closed.
 * @param mayCome refuses whoever may not send it, before anything of it is read
 * @throws RequestError 400 for what cannot be read, 413, 415; DomainError for a third form at a time
 */
export function formBody(
  limits: FormLimits,
  mayCome: (ctx: Context) => Promise<unknown> = async () => undefined,
): Middleware {
  const taken: Middleware = async (ctx, next) => {
    refuseUnread(ctx, limits)
    await mayCome(ctx)
    const done = (limits.inHand ?? formsAtATime)(await senderOf(ctx))
    // A slow phone may take minutes, but not one without sending anything.
    ctx.req.setTimeout(silence, () => ctx.req.destroy())
    const folder = await mkdtemp(join(tmpdir(), 'sanaa-form-'))
    try {
      await readInto(folder, ctx, limits)
      // From now on it is the sender who waits, for as long as the pictures take.
      ctx.req.setTimeout(0)
      await next()
    } finally {
      done()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }
  return async (ctx, next) => {
    try {
      await taken(ctx, next)
    } catch (error) {
      closingBehind(ctx)
      throw error
    }
  }
}

/** The files that a field of the form holds, in the order in which they were sent, also as `name[]`. */
export const filesIn = (ctx: Context, field: string): readonly SentFile[] =>
  [field, `${field}[]`].flatMap((name) => (filesOf(ctx)[name] ?? []).flat())

/** The only file of a form. @throws RequestError 422 where there is none */
export function fileIn(ctx: Context, name: string): SentFile {
  const [file] = filesIn(ctx, name)
  if (file) return file
  throw new RequestError(422, 'file-missing', 'Please choose a file.', { [name]: 'Please choose a file.' })
}
