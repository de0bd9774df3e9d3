import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type Giving, type Packing, packed } from './packings.ts'

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }
const packings = Object.keys(unpacked) as Packing[]
const givings: readonly Giving[] = ['once', 'often']

/** One that is packed at once, and one that is left to another thread. */
const bodies = [24, 24_000].map((works) => Buffer.from('{"title":"Spring Ice"}'.repeat(works)))

it.each(bodies.map((body) => [body.length, body] as const))(
  'packs %d bytes whole, in each packing and for each use',
  async (_, body) => {
    for (const packing of packings)
      for (const giving of givings) {
        const bytes = await packed(body, packing, giving)
        expect(unpacked[packing](bytes).equals(body)).toBe(true)
        // What is kept of it is counted by its length: it holds no more than that.
        expect(bytes.buffer.byteLength).toBe(bytes.length)
      }
  },
)
