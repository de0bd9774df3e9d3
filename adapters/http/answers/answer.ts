import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { type Packing, packingFor } from './packings.ts'

/** What was answered once, before anybody packs it. */
export interface Recorded {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string | readonly string[]])[]
  readonly body: Buffer
}

const brotli = promisify<Buffer, object, Buffer>(brotliCompress)
const zip = promisify<Buffer, object, Buffer>(gzip)
const standard = promisify<Buffer, object, Buffer>(zstdCompress)

/** As hard as pays for itself where an answer is given a few times. */
const pack: Readonly<Record<Packing, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => zip(body, { level: 6 }),
  zstd: (body) => standard(body, { params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
}

/** Bytes below which packing does not pay, as for answers that are made anew. */
const worthPacking = 1024
const packable = /^(?:text\/|application\/(?:[\w.+-]+\+)?json)/

/** Of the body that a 304 leaves out. */
const ofTheBody = new Set(['content-type', 'content-length', 'transfer-encoding'])

const isWeaklySame = (tag: string, etag: string): boolean =>
  tag === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')

/** Something that was answered, as it is given again: whole, in any packing, or not at all to whoever knows it. */
export class Answer {
  readonly status: number
  /** Whether it says that there is nothing. */
  readonly isNothing: boolean
  /** In pairs, as they are written; then with the length of the whole, then without what is told of the body. */
  readonly #headers: readonly string[]
  readonly #headersWhole: readonly string[]
  readonly #headersAlone: readonly string[]
  readonly #etag: string | undefined
  readonly #isPackable: boolean
  readonly #body: Buffer
  readonly #packed = new Map<
    Packing,
    { readonly bytes: Promise<Buffer>; headers?: string[]; done?: Buffer }
  >()
  /** Is told whenever there is more to keep. */
  onGrowth: () => void = () => undefined

  constructor({ status, headers, body }: Recorded) {
    const written = (kept: Recorded['headers']) => kept.flatMap(([name, value]) => [name, String(value)])
    const named = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1]
    const whole = headers.filter(([name]) => !/^(content-length|transfer-encoding)$/i.test(name))
    this.status = status
    this.isNothing = status === 404 || named('x-total-count') === '0'
    this.#headers = written(whole)
    this.#headersWhole = [...this.#headers, 'Content-Length', String(body.length)]
    this.#headersAlone = written(whole.filter(([name]) => !ofTheBody.has(name.toLowerCase())))
    this.#etag = named('etag')?.toString()
    this.#isPackable = body.length >= worthPacking && packable.test(String(named('content-type')))
    this.#body = body
  }

  /** Bytes that it takes. */
  get size(): number {
    let size = this.#body.length
    for (const { done } of this.#packed.values()) size += done?.length ?? 0
    for (const text of this.#headers) size += 2 * text.length
    return size
  }

  #knows({ headers }: IncomingMessage): boolean {
    const known = headers['if-none-match']
    if (known === undefined || this.#etag === undefined || this.status !== 200) return false
    const etag = this.#etag
    return (
      !headers['cache-control']?.includes('no-cache') &&
      known.split(',').some((each) => isWeaklySame(each.trim(), etag))
    )
  }

  /** Packed once, however many ask for it. */
  #packedAs(packing: Packing) {
    const known = this.#packed.get(packing)
    if (known) return known
    const made: { readonly bytes: Promise<Buffer>; headers?: string[]; done?: Buffer } = {
      bytes: pack[packing](this.#body),
    }
    this.#packed.set(packing, made)
    void made.bytes.then((bytes) => {
      made.done = bytes
      made.headers = [...this.#headers, 'Content-Encoding', packing, 'Content-Length', String(bytes.length)]
      this.onGrowth()
    })
    return made
  }

  /** Gives it to whoever asks. */
  send(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    if (this.#knows(request)) {
      response.writeHead(304, this.#headersAlone as string[])
      response.end()
      return
    }
    const packing = this.#isPackable && request.method !== 'HEAD' ? packingFor(request) : null
    if (packing === null) return this.#sendPlain(request, response)
    const packed = this.#packedAs(packing)
    if (packed.done && packed.headers) {
      response.writeHead(this.status, packed.headers)
      response.end(packed.done)
      return
    }
    return packed.bytes.then((bytes) => {
      response.writeHead(this.status, packed.headers ?? [])
      response.end(bytes)
    })
  }

  #sendPlain({ method }: IncomingMessage, response: ServerResponse): void {
    response.writeHead(this.status, this.#headersWhole as string[])
    if (method === 'HEAD') response.end()
    else response.end(this.#body)
  }
}
