import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context, Middleware } from 'koa'
import { koaBody, HttpMethodEnum as Method } from 'koa-body'
import type { SentFile } from '#application/shared/sent-file.ts'
import { RequestError } from './request-error.ts'

export interface FormLimits {
  readonly files: number
  /** Bytes of each file. */
  readonly fileSize: number
  /** What is told to whoever sends a larger one. */
  readonly tooLarge: string
  /** What is told to whoever sends more of them; what `tooLarge` says where one form is one file. */
  readonly tooMany?: string
}

interface KeptFile {
  readonly filepath: string
  readonly originalFilename: string | null
  readonly mimetype: string | null
  readonly size: number
}

type Files = Readonly<Record<string, KeptFile | readonly KeptFile[] | undefined>>

const filesOf = (ctx: Context): Files => (ctx.request as { files?: Files }).files ?? {}

/** Characters that all fields have together, in bytes. */
const fieldsSize = 1024 * 1024
const mostFields = 500

/** The parser's own numbers for what it stops at, beside a file that is too large. */
const tooManyFiles = 1015
const tooMuchText = 1006
const tooManyFields = 1007

/** What is told to whoever sends more than a form may hold. */
function refusalOf(code: unknown, { tooLarge, tooMany = tooLarge }: FormLimits): string {
  if (code === tooManyFiles) return tooMany
  if (code === tooMuchText)
    return 'The text in this form is longer than 1 MB. Please shorten it and try again.'
  return code === tooManyFields ? `This form has more than ${mostFields} fields.` : tooLarge
}

/** Milliseconds. */
const silence = 60_000

/**
 * Reads a form with files, for use before `readForm` and `filesIn`. Files go straight to the disk, into a folder of
 * their own that is gone when the request is answered, or when its sender hangs up in the middle.
 * @throws RequestError 415; what is too large is answered 413
 */
export function formBody(limits: FormLimits): Middleware {
  const { files, fileSize } = limits
  const parserFor = (uploadDir: string): Middleware =>
    koaBody({
      json: false,
      urlencoded: false,
      text: false,
      multipart: true,
      parsedMethods: [Method.POST, Method.PUT],
      formidable: {
        uploadDir,
        maxFiles: files,
        maxFileSize: fileSize,
        maxTotalFileSize: files * fileSize,
        maxFieldsSize: fieldsSize,
        maxFields: mostFields,
        allowEmptyFiles: true,
        minFileSize: 0,
      },
    })
  const read = (ctx: Context, folder: string): Promise<void> =>
    parserFor(folder)(ctx, async () => undefined).catch((error: unknown) => {
      // First: a form that has arrived is done with, too, and says so as one that was broken off does.
      const { httpCode, code } = error as { httpCode?: unknown; code?: unknown }
      if (httpCode === 413) throw new RequestError(413, 'too-large', refusalOf(code, limits))
      // Nobody hears the answer, and nothing of ours went wrong.
      if (ctx.req.destroyed && !ctx.req.complete)
        throw new RequestError(400, 'broken-off', 'The form did not arrive to its end.')
      throw error
    })
  return async (ctx, next) => {
    if (!ctx.is('multipart/form-data'))
      throw new RequestError(415, 'unsupported-media-type', 'Send a form (multipart/form-data) here.')
    // A slow phone may take minutes, but not one without sending anything.
    ctx.req.setTimeout(silence, () => ctx.req.destroy())
    const folder = await mkdtemp(join(tmpdir(), 'sanaa-form-'))
    try {
      await read(ctx, folder)
      // From now on it is the sender who waits, for as long as the pictures take.
      ctx.req.setTimeout(0)
      await next()
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }
}

/** The files that a field of the form holds, in the order in which they were sent. */
export function filesIn(ctx: Context, field: string): readonly SentFile[] {
  return [filesOf(ctx)[field] ?? []].flat().map(({ filepath, originalFilename, mimetype, size }) => ({
    name: originalFilename ?? '',
    type: mimetype ?? '',
    size,
    stream: () => createReadStream(filepath),
  }))
}

/** The only file of a form. @throws RequestError 422 where there is none */
export function fileIn(ctx: Context, name: string): SentFile {
  const [file] = filesIn(ctx, name)
  if (file) return file
  throw new RequestError(422, 'file-missing', 'Please choose a file.', { [name]: 'Please choose a file.' })
}
