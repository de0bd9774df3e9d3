import { expect, it } from 'vitest'
import { type Answering, recorded } from './recording.ts'

const asked = { url: '/', headers: {} }

it('takes a body that is given whole without a copy', async () => {
  const page = Buffer.allocUnsafeSlow(100_000).fill('a page ')
  const { body } = await recorded(async (_, response) => response.end(page), asked)
  expect(body.buffer).toBe(page.buffer)
})

it('keeps what was written, whatever is written into the same memory afterwards', async () => {
  const inPieces: Answering = async (_, response) => {
    const room = Buffer.alloc(4)
    for (const word of ['wide', 'blue']) {
      room.write(word)
      response.write(room)
    }
    response.end('!')
  }
  expect((await recorded(inPieces, asked)).body.toString()).toBe('wideblue!')
})
