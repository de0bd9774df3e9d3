import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Context, Middleware } from 'koa'
import { koaBody, HttpMethodEnum as Method } from 'koa-body'
import type { SentFile } from '#application/shared/sent-file.ts'
import { RequestError } from './request-error.ts'

export interface FormLimits {
  readonly files: number
  /** Bytes of each file. */
  readonly fileSize: number
}

interface KeptFile {
  readonly filepath: string
  readonly originalFilename: string | null
  readonly mimetype: string | null
  readonly size: number
}

type Files = Readonly<Record<string, KeptFile | readonly KeptFile[] | undefined>>

const filesOf = (ctx: Context): Files => (ctx.request as { files?: Files }).files ?? {}

const keptFiles = (ctx: Context): readonly KeptFile[] =>
  Object.values(filesOf(ctx)).flatMap((files) => files ?? [])

/** Characters that all fields have together, in bytes. */
const fieldsSize = 1024 * 1024

/**
 * Reads a form with files, for use before `readForm` and `filesIn`. Files go straight to the disk and are gone when the
 * request is answered. @throws RequestError 415; what is too large is answered 413
 */
export function formBody({ files, fileSize }: FormLimits): Middleware {
  const parsed = koaBody({
    json: false,
    urlencoded: false,
    text: false,
    multipart: true,
    parsedMethods: [Method.POST, Method.PUT],
    formidable: {
      maxFiles: files,
      maxFileSize: fileSize,
      maxTotalFileSize: files * fileSize,
      maxFieldsSize: fieldsSize,
      maxFields: 500,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
  })
  return async (ctx, next) => {
    if (!ctx.is('multipart/form-data'))
      throw new RequestError(415, 'unsupported-media-type', 'Send a form (multipart/form-data) here.')
    try {
      await parsed(ctx, next)
    } finally {
      await Promise.all(keptFiles(ctx).map(({ filepath }) => rm(filepath, { force: true })))
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
