import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import { inOwnMemory } from './own-memory.ts'

/** How a body can be packed, the best first. */
const packings = ['zstd', 'br', 'gzip'] as const
export type Packing = (typeof packings)[number]

function weightsIn(accepted: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const each of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  return weights
}

/** The packing that weighs most among those that are taken, the best of equals; null for none. */
function chosen(accepted: string): Packing | null {
  // Old programs that take anything know this one.
  if (accepted.trim() === '*') return 'gzip'
  const weights = weightsIn(accepted)
  const others = weights.get('*') ?? 0
  const weightOf = (name: string): number => weights.get(name) ?? others
  const best = packings.toSorted((one, other) => weightOf(other) - weightOf(one))[0] as Packing
  const plain = weights.get('identity') ?? 0
  return weightOf(best) > 0 && weightOf(best) >= plain ? best : null
}

/** Browsers write it in few ways; more than these are read each time. */
const mostKnown = 100
const known = new Map<string, Packing | null>()

/** How whoever asks wants the body packed; null for not at all. */
export function packingFor({ headers }: IncomingMessage): Packing | null {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string' || accepted === '') return null
  const before = known.get(accepted)
  if (before !== undefined) return before
  const packing = chosen(accepted)
  if (known.size < mostKnown) known.set(accepted, packing)
  return packing
}

const here = { br: brotliCompressSync, gzip: gzipSync, zstd: zstdCompressSync } as const
const inAnotherThread: Readonly<Record<Packing, (body: Buffer, options: object) => Promise<Buffer>>> = {
  br: promisify<Buffer, object, Buffer>(brotliCompress),
  gzip: promisify<Buffer, object, Buffer>(gzip),
  zstd: promisify<Buffer, object, Buffer>(zstdCompress),
}

/** How hard to work: for an answer that is given once, a tenth more bytes cost half of the time. */
const efforts = { once: { br: 2, gzip: 2, zstd: 3 }, often: { br: 5, gzip: 6, zstd: 6 } } as const
export type Giving = keyof typeof efforts

const optionsOf: Readonly<Record<Packing, (effort: number) => object>> = {
  br: (effort) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
  gzip: (effort) => ({ level: effort }),
  zstd: (effort) => ({ params: { [constants.ZSTD_c_compressionLevel]: effort } }),
}

/**
 * Up to this length, what is given once is packed here: the way to another thread and back costs more than packing a list, and
 * as much as a fifth of packing a page. Others wait for half a millisecond meanwhile, a tenth of what making the page took.
 */
const packedHere = 256 * 1024

/** Each piece is a way to another thread and back; a page is two or three of these. */
const largestPiece = 64 * 1024

/** A whole body in a packing, made for how often it is given, to be kept. */
export async function packed(body: Buffer, packing: Packing, giving: Giving): Promise<Buffer> {
  const chunkSize = Math.min(body.length, largestPiece)
  const options = { chunkSize, ...optionsOf[packing](efforts[giving][packing]) }
  const piece =
    giving === 'once' && body.length <= packedHere
      ? here[packing](body, options)
      : await inAnotherThread[packing](body, options)
  return inOwnMemory([piece])
}

const back = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync } as const

/** The whole body again. */
export const unpacked = (bytes: Buffer, packing: Packing): Buffer =>
  back[packing](bytes, { chunkSize: largestPiece })

/** Bytes below which packing does not pay: a packet holds as many, and to pack them is a tenth of what a work costs to answer. */
export const worthPacking = 1400
const packable = /^(?:text\/|application\/(?:[\w.+-]+\+)?json)/

/** Whether packing a body of this length and type pays. */
export const isWorthPacking = (length: number, type: string): boolean =>
  length >= worthPacking && packable.test(type)
