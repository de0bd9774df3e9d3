import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isMeantFarther,
  nearestWords,
  oneSlipFrom,
  searchWords,
  slipsBetween,
  wordsOf,
} from './search-words.ts'

const word = fc.stringMatching(/^[a-e]{0,8}$/)

/** fast-check's own takes a second of a core before the first of them. */
const anySign = fc.nat({ max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point))

describe('words', () => {
  it.each([
    ["Café de l'Étoile", ['cafe', 'de', 'l', 'etoile']],
    ['NIGHT AIR JUNE 16 夜 1964', ['night', 'air', 'june', '16', '夜', '1964']],
    ['Smørrebrød & Straße', ['smorrebrod', 'strasse']],
    ['<script>%_\\', ['script']],
    ['\\\\\\ … 🎨', []],
  ])('of %s', (text, words) => expect(wordsOf(text)).toEqual(words))

  it('are looked for once, twelve of them, and none without end', () => {
    expect(searchWords('red Red RED blue')).toEqual(['red', 'blue'])
    expect(searchWords(Array.from({ length: 500 }, (_, index) => index).join(' '))).toHaveLength(12)
    expect(searchWords('x'.repeat(1000))).toEqual(['x'.repeat(40)])
  })

  it('can be made of anything that is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (typed) => {
        expect(searchWords(typed).join('')).toMatch(/^[\p{L}\p{N}]*$/u)
      }),
    )
  })
})

describe('slips', () => {
  it.each([
    ['coper', 'copper', 1],
    ['gouahce', 'gouache', 1],
    ['orchrd', 'orchard', 1],
    ['house', 'horse', 1],
    ['abc', 'abc', 0],
    ['fotography', 'photography', 2],
  ])('between %s and %s', (one, other, slips) => expect(slipsBetween(one, other, 2)).toBe(slips))

  it('are no fewer from one side than from the other, and none only between equals', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other, 3)).toBe(slipsBetween(other, one, 3))
        expect(slipsBetween(one, other, 3) === 0).toBe(one === other)
      }),
    )
  })
})

describe('the words meant', () => {
  it('are those with the fewest slips', () => {
    expect(nearestWords('coper', ['copper', 'cooper', 'water'])).toEqual(['cooper', 'copper'])
    expect(nearestWords('watercolr', ['watercolor', 'watercolour'])).toEqual(['watercolor'])
  })

  it('are eight at most', () => {
    const known = Array.from('abdefghij', (letter) => `cope${letter}`)
    expect(nearestWords('coper', known)).toEqual(known.slice(0, 8))
  })

  it('are none for short words and for strange ones', () => {
    expect(nearestWords('ret', ['red'])).toEqual([])
    expect(nearestWords('submarine', ['copper', 'orchard'])).toEqual([])
  })
})

describe('one slip from a short word', () => {
  it.each([
    ['klin', 'kiln'],
    ['moom', 'moon'],
    ['mooon', 'moon'],
    ['jars', 'jar'],
    ['brik', 'brick'],
    ['orchrd', 'orchard'],
  ])('%s is %s', (typed, meant) => {
    expect(oneSlipFrom(typed)).toContain(meant)
  })

  it('is never more than one slip away, and never the word itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,6}$/), (short) => {
        for (const slip of oneSlipFrom(short)) expect(slipsBetween(short, slip, 2)).toBe(1)
      }),
      { numRuns: 20 },
    )
  })

  it('is every word that may be meant, where nothing is said to be meant farther', () => {
    const short = fc.stringMatching(/^[a-c1]{4,6}$/)
    const other = fc.stringMatching(/^[a-c1]{3,7}$/)
    fc.assert(
      fc.property(short, other, (typed, meant) => {
        expect(isMeantFarther(typed)).toBe(false)
        expect(oneSlipFrom(typed).includes(meant)).toBe(slipsBetween(typed, meant, 1) === 1)
      }),
    )
    expect(['landscape', 'orchard', 'этюд', 'été1'].map(isMeantFarther)).toEqual([true, true, true, true])
  })

  it('is not asked of words that are too short to be told apart, or long enough for other ways', () => {
    expect(oneSlipFrom('mon')).toEqual([])
    expect(oneSlipFrom('landscape')).toEqual([])
  })
})
