import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cursorForms, readCursor, writeCursor } from './cursor.ts'

/** fast-check's own takes a second of a core before the first of them. */
const anySign = fc.nat({ max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point))

describe('a cursor', () => {
  it('brings back what was written', () => {
    const part = fc.stringMatching(/^[a-zß夜é0-9 ]{0,40}$/)
    fc.assert(
      fc.property(part, fc.nat(), (words, number) => {
        const cursor = writeCursor('name', [words, number])
        expect(readCursor(cursor, 'name', [cursorForms.words, cursorForms.number])).toEqual([
          words,
          String(number),
        ])
      }),
    )
  })

  it('can be nothing but our own: every other text is refused in one way', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (cursor) => {
        expect(() => readCursor(cursor, 'newest', [cursorForms.number, cursorForms.id])).toThrow('not known')
      }),
    )
  })

  it('that is not written as addresses are is refused in the same way', () => {
    expect(() => readCursor('name~%', 'name', [cursorForms.words])).toThrow('not known')
    const longer = writeCursor('name', [1, 2])
    expect(() => readCursor(longer, 'name', [cursorForms.number])).toThrow(
      expect.objectContaining({ code: 'bad-cursor', fields: { cursor: 'is not one of ours' } }),
    )
  })

  it('does not fit another order', () => {
    const cursor = writeCursor('popular', [3])
    expect(() => readCursor(cursor, 'newest', [cursorForms.number])).toThrow('not known')
  })
})
