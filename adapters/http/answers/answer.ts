import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Giving, isWorthPacking, type Packing, packed, packingFor, unpacked } from './packings.ts'

/** What was answered once, before anybody packs it. */
export interface Recorded {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string | readonly string[]])[]
  readonly body: Buffer
}

/** Of the body that a 304 leaves out. */
const ofTheBody = new Set(['content-type', 'content-length', 'transfer-encoding'])

const isWeaklySame = (tag: string, etag: string): boolean =>
  tag === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')

/** A body as it is packed so far. */
interface Packed {
  ready: Promise<void>
  /** How often it was asked for. */
  times: number
  isDense: boolean
  headers?: string[]
  bytes?: Buffer
}

/** The form of a body from which any other is made. */
interface Source {
  readonly bytes: Buffer
  /** Null where it is plain. */
  readonly packing: Packing | null
}

/** Given so often, it is likely to be given as often again. */
const worthMore = 8

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
  /**
   * Once the body is packed it is not kept plain, which would take five times as much: nearly everybody can unpack it, and for
   * who cannot it is unpacked here.
   */
  #source: Source
  readonly #packed = new Map<Packing, Packed>()
  /** Is told whenever it takes more or less than before. */
  onResize: () => void = () => undefined

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
    this.#isPackable = isWorthPacking(body.length, String(named('content-type')))
    this.#source = { bytes: body, packing: null }
  }

  /** Bytes that it takes. */
  get size(): number {
    const { bytes: source, packing } = this.#source
    let size = packing === null ? source.length : 0
    for (const { bytes } of this.#packed.values()) size += bytes?.length ?? 0
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

  #plain(): Buffer {
    const { bytes, packing } = this.#source
    return packing === null ? bytes : unpacked(bytes, packing)
  }

  /** Packed once, however many ask for it at once; and once more, harder, when many have. */
  #packedAs(packing: Packing): Packed {
    const known = this.#packed.get(packing) ?? this.#begin(packing)
    known.times += 1
    if (known.bytes && !known.isDense && known.times >= worthMore) {
      known.isDense = true
      void this.#pack(packing, 'often', known)
    }
    return known
  }

  #begin(packing: Packing): Packed {
    const begun: Packed = { ready: Promise.resolve(), times: 0, isDense: false }
    begun.ready = this.#pack(packing, 'once', begun)
    this.#packed.set(packing, begun)
    return begun
  }

  async #pack(packing: Packing, giving: Giving, into: Packed): Promise<void> {
    const bytes = await packed(this.#plain(), packing, giving)
    into.bytes = bytes
    into.headers = [...this.#headers, 'Content-Encoding', packing, 'Content-Length', String(bytes.length)]
    this.#source = { bytes, packing }
    this.onResize()
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
    const found = this.#packedAs(packing)
    const give = (): void => {
      response.writeHead(this.status, found.headers ?? [])
      response.end(found.bytes)
    }
    return found.bytes ? give() : found.ready.then(give)
  }

  #sendPlain({ method }: IncomingMessage, response: ServerResponse): void {
    response.writeHead(this.status, this.#headersWhole as string[])
    if (method === 'HEAD') response.end()
    else response.end(this.#plain())
  }
}
