import fc from 'fast-check'

/** How many code points are halves of others, and where they stand. */
const [firstHalf, halves] = [0xd800, 0x800]

/** Any sign at all, as the unit of a text: fast-check's own 'binary' first lists all million of them, in each process. */
export const anySign: fc.Arbitrary<string> = fc.integer({ min: 0, max: 0x10ffff - halves }).map(
  (place) => String.fromCodePoint(place < firstHalf ? place : place + halves),
  (sign) => {
    const point = typeof sign === 'string' ? sign.codePointAt(0) : undefined
    if (point === undefined || String.fromCodePoint(point) !== sign) throw new Error('This is not one sign.')
    return point < firstHalf ? point : point - halves
  },
)
