import { type ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Recorded } from './answer.ts'
import { inOwnMemory } from './own-memory.ts'

/** Answers a request, as Koa does. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** Takes what is answered to nobody in particular. */
class RecordingResponse extends ServerResponse {
  readonly #parts: Uint8Array[] = []

  #take(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string')
      this.#parts.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      )
    else if (chunk instanceof Uint8Array) this.#parts.push(chunk)
  }

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    // Whoever goes on writing may do so into the same memory.
    this.#take(chunk instanceof Uint8Array ? new Uint8Array(chunk) : chunk, encoding)
    for (const each of [encoding, done]) if (typeof each === 'function') (each as () => void)()
    return true
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    this.#take(chunk, encoding)
    this.emit('finish')
    for (const each of [chunk, encoding, done]) if (typeof each === 'function') (each as () => void)()
    return this
  }

  get recorded(): Recorded {
    // Every message to be sent has it, and the types know it of one kind.
    const { getRawHeaderNames } = this as unknown as ClientRequest
    return {
      status: this.statusCode,
      headers: getRawHeaderNames.call(this).map((name) => [name, this.#valueOf(name)] as const),
      body: inOwnMemory(this.#parts),
    }
  }

  #valueOf(name: string): string | readonly string[] {
    const value = this.getHeader(name)
    return Array.isArray(value) ? value : String(value)
  }
}

/** What is asked in nobody's name: without cookies, without a wish for a packing, without anything known before. */
export interface Question {
  readonly url: string
  /** In small letters. */
  readonly headers: Readonly<Record<string, string>>
}

/** What a visitor of whom nothing is known is answered. */
export async function recorded(answer: Answering, { url, headers }: Question): Promise<Recorded> {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = url
  request.httpVersion = '1.1'
  request.httpVersionMajor = 1
  request.httpVersionMinor = 1
  Object.assign(request.headers, headers)
  request.push(null)
  const response = new RecordingResponse(request)
  const ended = new Promise((resolve) => response.once('finish', resolve))
  await answer(request, response)
  // A stream is answered after Koa is done with it.
  await ended
  return response.recorded
}
