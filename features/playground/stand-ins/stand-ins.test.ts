import { deepStrictEqual } from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSame } from './same.ts'
import { sha256 } from './sha256.ts'

it('hashes as Node does, whatever the length', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
    const bytes = randomBytes(length)
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

it('takes for the same what Node takes for the same', () => {
  const isSameInNode = (one: unknown, other: unknown): boolean => {
    try {
      deepStrictEqual(one, other)
      return true
    } catch {
      return false
    }
  }
  const values = [
    0,
    -0,
    Number.NaN,
    '',
    null,
    undefined,
    [],
    [1, [2]],
    [1, [3]],
    {},
    { a: undefined },
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    new Date(5),
    new Date(6),
    new Set([1, 2]),
    new Set([2, 1]),
    new Map([['a', { b: 1 }]]),
    new Map([['a', { b: 2 }]]),
  ]
  for (const one of values)
    for (const other of values)
      expect([one, other, isSame(one, other)]).toEqual([one, other, isSameInNode(one, other)])
})
