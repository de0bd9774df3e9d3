import { expect, it } from 'vitest'
import { inOwnMemory } from './own-memory.ts'

const text = (...pieces: readonly Uint8Array[]): string => inOwnMemory(pieces).toString()

it('copies what was written in pieces, or is part of something larger, into just as much memory as it takes', () => {
  const larger = Buffer.from('a wide field of blue'.repeat(1_000))
  const [wide, blue] = [larger.subarray(2, 6), larger.subarray(16, 20)]
  expect([text(), text(wide), text(wide, blue), text(Buffer.alloc(0), blue)]).toEqual([
    '',
    'wide',
    'wideblue',
    'blue',
  ])
  expect(inOwnMemory([wide, blue]).buffer.byteLength).toBe(8)
  expect(inOwnMemory([wide]).buffer.byteLength).toBe(4)
})

it('takes what stands by itself as it is', () => {
  const alone = Buffer.allocUnsafeSlow(100).fill('x')
  expect(inOwnMemory([alone]).buffer).toBe(alone.buffer)
})
