import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { AtATime } from '../at-a-time.ts'
import { RequestError } from '../request-error.ts'
import { unknownFields } from '../requests/request-shape.ts'
import {
  type FilePart,
  type PartLimits,
  type TakeParts,
  type TextPart,
  unreadableForm,
} from './form-parts.ts'

export interface FormLimits {
  /** The fields that the form knows, texts and files; any where nothing is said. */
  readonly names?: readonly string[]
  readonly files: number
  /** Bytes of each file. */
  readonly fileSize: number
  /** What is told to whoever sends a larger one. */
  readonly tooLarge: string
  /** What is told to whoever sends more of them, where a form takes more than one. */
  readonly tooMany?: string
  /** What lets a sender have so many of these in hand; two forms of any kind where nothing is said. */
  readonly inHand?: AtATime
}

/** What a form has brought. */
export interface TakenForm {
  /** A field that was sent more than once is a list. */
  readonly texts: Readonly<Record<string, string | readonly string[]>>
  /** By field, in the order in which they were sent; an empty list in place of one that nobody chose. */
  readonly files: Readonly<Record<string, readonly (readonly SentFile[])[]>>
}

/** Bytes that all fields have together. */
const fieldsSize = 1024 * 1024
const mostFields = 500
/** Bytes that a form may take beside its files and texts: boundaries, and what each part says of itself. */
const wrapping = 1024 * 1024

const tooLong = 'The text in this form is longer than 1 MB. Please shorten it and try again.'

const onlyOne = 'Send one file at a time here.'

const tooMuch = (message: string, field?: string): RequestError =>
  new RequestError(413, 'too-large', message, field === undefined ? undefined : { [field]: message })

/** What is told to whoever sends more than a whole form can be: nobody has looked yet at what it is too much of. */
const formTooLarge = ({ tooLarge, tooMany }: FormLimits): RequestError =>
  tooMuch(tooMany === undefined ? tooLarge : `${tooMany} ${tooLarge}`)

export const partLimits = (limits: FormLimits): PartLimits => ({
  most: limits.files * limits.fileSize + fieldsSize + wrapping,
  tooMuch: () => formTooLarge(limits),
  mostText: fieldsSize + 1,
})

/** These leave the bytes as they are. */
const asTheyAre = new Set(['7bit', '8bit', 'binary'])

const recoded = (): RequestError =>
  new RequestError(
    415,
    'unsupported-media-type',
    'Send each part of a form as it is (8bit or binary), in no other transfer encoding.',
  )

/** What the parser makes of bytes that are no text. */
const lost = '\uFFFD'

/** @throws RequestError 400, 415, 422 */
function nameOf(
  { name, transferEncoding }: FilePart | TextPart,
  known: readonly string[] | undefined,
): string {
  if (name === undefined) throw unreadableForm()
  if (known && !known.includes(name)) throw unknownFields([name])
  if (!asTheyAre.has(transferEncoding)) throw recoded()
  return name
}

/** @throws RequestError 400, 415 */
function textOf({ text }: TextPart): string {
  if (text === null)
    throw new RequestError(415, 'unsupported-media-type', 'Send the text in each part of a form as UTF-8.')
  if (text.includes(lost))
    throw new RequestError(400, 'bad-request', `Some text was lost on the way (${lost}). Send it as UTF-8.`)
  return text
}

/**
 * Takes what a form brings: texts into memory, files into a folder, neither a byte beyond the limits.
 * What is taken throws RequestError 400, 413, 415 or 422.
 */
export function formTaking(folder: string, limits: FormLimits): { take: TakeParts; taken: TakenForm } {
  const { names, files: mostFiles, fileSize, tooLarge, tooMany = onlyOne } = limits
  const texts: Record<string, string | string[]> = Object.create(null)
  const files: Record<string, SentFile[][]> = Object.create(null)
  let fieldsSeen = 0
  let filesSeen = 0
  let textSeen = 0

  async function keep(name: string, content: Readable, path: string, ended: AbortSignal): Promise<number> {
    let size = 0
    const upToTheLimit = async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        size += piece.length
        if (size > fileSize) throw tooMuch(tooLarge, name)
        yield piece
      }
    }
    await pipeline(content, upToTheLimit, createWriteStream(path), { signal: ended })
    return size
  }

  return {
    taken: { texts, files },
    take: {
      text(part) {
        const name = nameOf(part, names)
        if (++fieldsSeen > mostFields) throw tooMuch(`This form has more than ${mostFields} fields.`)
        const text = textOf(part)
        textSeen += Buffer.byteLength(text)
        if (textSeen > fieldsSize) throw tooMuch(tooLong)
        texts[name] = name in texts ? [texts[name] ?? [], text].flat() : text
      },
      async file(part, ended) {
        const name = nameOf(part, names)
        if (++filesSeen > mostFiles) throw tooMuch(tooMany, name)
        const path = join(folder, String(filesSeen))
        // Its place is kept: a small file may be on the disk before the large one that was sent first.
        const place: SentFile[] = []
        files[name] = [...(files[name] ?? []), place]
        const size = await keep(name, part.content, path, ended)
        // So a browser sends a field for which nobody has chosen a file.
        if (part.filename === '' && size === 0) return
        place.push({ name: part.filename, type: part.type, size, stream: () => createReadStream(path) })
      },
    },
  }
}
