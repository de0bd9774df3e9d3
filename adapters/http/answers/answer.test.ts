import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Answer } from './answer.ts'
import { sent } from './testing/sent.ts'

const unpacked = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
const body = Buffer.from('A wide field of blue. '.repeat(2_000))
const answerOf = (type: string): Answer =>
  new Answer({ status: 200, headers: [['Content-Type', type]], body: Buffer.from(body) })

it('keeps what is asked for packed in its packings alone, and gives it plain all the same', async () => {
  const answer = answerOf('text/html')
  const plain = answer.size
  let packed = 0
  for (const [packing, whole] of Object.entries(unpacked)) {
    const bytes = await sent(answer, packing)
    expect(whole(bytes).equals(body)).toBe(true)
    packed += bytes.length
    expect(answer.size).toBe(plain - body.length + packed)
    expect((await sent(answer)).equals(body)).toBe(true)
  }
  expect(answer.size).toBe(plain - body.length + packed)
})

it('keeps plain what nobody is given packed', async () => {
  const [picture, page] = [answerOf('image/png'), answerOf('text/html')]
  expect(await sent(picture, 'zstd')).toBe(await sent(picture))
  expect(await sent(page)).toBe(await sent(page))
})
