import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { RequestError } from '../request-error.ts'
import { endedOutOfTurn } from '../requests/out-of-turn.ts'
import { isBrokenTransfer } from './broken-transfer.ts'

interface Part {
  readonly name: string | undefined
  /** Lower case; '7bit' where nothing is said. */
  readonly transferEncoding: string
}

/** A part that is a file, while it comes. */
export interface FilePart extends Part {
  /** What its sender calls it; empty where they chose none. */
  readonly filename: string
  readonly type: string
  readonly content: Readable
}

export interface TextPart extends Part {
  /** Null where it is written in letters that the parser does not know. */
  readonly text: string | null
}

/** What is done with the parts of a form. What it throws ends the form. */
export interface TakeParts {
  text(part: TextPart): void
  /** Reads a file to its end. The signal says that nothing more of the form will come. */
  file(part: FilePart, ended: AbortSignal): Promise<void>
}

export interface PartLimits {
  /** Bytes of the whole form, and what is thrown beyond that. */
  readonly most: number
  readonly tooMuch: () => Error
  /** Bytes of one text: no more of it is read. */
  readonly mostText: number
}

export const unreadableForm = (): RequestError =>
  new RequestError(400, 'unreadable-form', 'This form could not be read. Please send it again.')

/** Nobody hears it, and nothing of ours went wrong. */
const brokenOff = (): RequestError =>
  new RequestError(400, 'broken-off', 'The form did not arrive to its end.')

/** Names of boundaries have at most 70 characters. */
const boundaryForm = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

/** @throws RequestError 400 where the header names no boundary */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] = boundaryForm.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw unreadableForm()
  return boundary
}

/** Bytes before the first part. */
const mostPreamble = 4 * 1024

/** Watches what comes before the first part: the parser would read it without end. Headers it bounds itself, at 16 kB. */
function preambleWatch(boundary: string): (piece: Buffer) => void {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The boundary may be the very first.
  let before: Buffer | null = Buffer.from('\r\n')
  return (piece) => {
    if (before === null) return
    before = Buffer.concat([before, piece])
    const edge = before.indexOf(delimiter)
    if ((edge === -1 ? before.length - delimiter.length : edge) > mostPreamble) throw unreadableForm()
    if (edge !== -1) before = null
  }
}

const parserFor = (boundary: string, fieldSize: number) =>
  busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    defParamCharset: 'utf8',
    limits: { fieldSize },
  })

/**
 * Takes a form apart as it comes, and waits until every part is taken. Whatever goes wrong, in the parser or in `take`,
 * is thrown here, and by then nobody is at work on any part any more.
 * @throws RequestError 400 for what cannot be read or does not come to its end
 */
export async function takeParts(
  request: IncomingMessage,
  { most, tooMuch, mostText }: PartLimits,
  take: TakeParts,
): Promise<void> {
  const boundary = boundaryOf(request.headers['content-type'] ?? '')
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  const ended = new AbortController()
  const taken: Promise<void>[] = []

  const read = async (): Promise<void> => {
    const parser = parserFor(boundary, mostText)
    parser.on('error', () => fail(unreadableForm()))
    parser.on('field', (name: string | undefined, text: string | undefined, { encoding }) => {
      try {
        take.text({ name, text: text ?? null, transferEncoding: encoding.trim() })
      } catch (error) {
        fail(error)
      }
    })
    parser.on('file', (name: string | undefined, content, { filename = '', encoding, mimeType }) => {
      // Whoever takes the part hears of it, and so does the parser.
      content.on('error', () => undefined)
      const part = { name, filename, type: mimeType, transferEncoding: encoding.trim(), content }
      taken.push(take.file(part, ended.signal))
      taken.at(-1)?.catch(fail)
    })
    const closed = once(parser, 'close')
    closed.catch(() => undefined)
    const watch = preambleWatch(boundary)
    let sum = 0
    // Its sender is still to be told why where it ends before its end.
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      sum += piece.length
      if (sum > most) throw tooMuch()
      watch(piece)
      await Promise.race([failed, new Promise<void>((resolve) => parser.write(piece, () => resolve()))])
    }
    parser.end()
    await closed
    await Promise.all(taken)
  }

  const hangUp = () => fail(brokenOff())
  request.socket.once('close', hangUp)
  try {
    await Promise.race([failed, endedOutOfTurn(fail, read)])
  } catch (error) {
    throw isBrokenTransfer(error) ? brokenOff() : error
  } finally {
    request.socket.off('close', hangUp)
    ended.abort()
    await Promise.allSettled(taken)
  }
}
