import { expect, it } from 'vitest'
import { padding, tarEntries, tarHeader } from './tar.ts'

const bytes = Buffer.from('whole')
const tar = Buffer.concat([
  tarHeader('file', bytes.length, new Date(0)),
  bytes,
  padding(bytes.length),
  Buffer.alloc(1_024),
])

/** What comes piece by piece, and what happens behind the last one. */
async function* coming(pieces: readonly Buffer[], atEnd: () => void): AsyncGenerator<Buffer> {
  yield* pieces
  atEnd()
}

const namesIn = async (from: AsyncIterable<Buffer>): Promise<string[]> => {
  const names: string[] = []
  for await (const { name } of tarEntries(from, 1_000)) names.push(name)
  return names
}

it('is read to its very end: only there whoever unpacks it knows that all was whole', async () => {
  expect(await namesIn(coming([tar], () => undefined))).toEqual(['file'])
  const cutOff = coming([tar], () => {
    throw new Error('cut off')
  })
  await expect(namesIn(cutOff)).rejects.toThrow('cut off')
})

it('has nothing behind its end', async () => {
  const more = coming([tar, Buffer.from('more')], () => undefined)
  await expect(namesIn(more)).rejects.toThrow('damaged')
})
