import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isMeantFarther,
  nearestWords,
  searchWords,
  slipsBetween,
  withOneLetterLess,
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
    ['\u0E20\u0E32\u0E1E\u200B\u0E07\u0E32\u0E19', ['\u0E20\u0E32\u0E1E', '\u0E07\u0E32\u0E19']],
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
    ['𞤢𞤣𞤤𞤥', '𞤢𞤣𞤤', 1],
    ['𞤢𞤣𞤤𞤥', '𞤣𞤢𞤤𞤥', 1],
    ['𞤢𞤣𞤤𞤥', '𞤢𞤣𞤤𞤥m', 1],
    ['𞤢𞤣𞤤𞤥', '𞤢x𞤤𞤥', 1],
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

  it('are as many slips of the pen away in any script', () => {
    expect(nearestWords('𞤢𞤣𞤤', ['𞤢𞤣𞤤𞤥'])).toEqual([])
    expect(nearestWords('𞤢𞤣𞤤𞤥', ['𞤢𞤣𞤤', '𞤢𞤣𞤤𞤥𞤢', '𞤢𞤣'])).toEqual(['𞤢𞤣𞤤', '𞤢𞤣𞤤𞤥𞤢'])
  })

  it('are none for short words and for strange ones', () => {
    expect(nearestWords('ret', ['red'])).toEqual([])
    expect(nearestWords('submarine', ['copper', 'orchard'])).toEqual([])
  })
})

describe('a short word with one letter less', () => {
  it('is what is left without each of them, and the word itself, each once', () => {
    expect(withOneLetterLess('moon')).toEqual(['moon', 'oon', 'mon', 'moo'])
  })

  it('is told by whole letters, in any script', () => {
    expect(withOneLetterLess('этюд')).toEqual(['этюд', 'тюд', 'эюд', 'этд', 'этю'])
    expect(withOneLetterLess('𞤢𞤣𞤤𞤥')).toEqual(['𞤢𞤣𞤤𞤥', '𞤣𞤤𞤥', '𞤢𞤤𞤥', '𞤢𞤣𞤥', '𞤢𞤣𞤤'])
    expect(withOneLetterLess('𞤢𞤣𞤤𞤥𞤢𞤣')).toHaveLength(7)
    expect(withOneLetterLess('𞤢𞤣')).toEqual([])
    expect(withOneLetterLess('𞤢𞤣𞤤𞤥𞤢𞤣𞤤')).toEqual([])
  })

  it('is shared by any two that are one slip apart', () => {
    const short = fc.stringMatching(/^[a-cд1]{4,6}$/)
    const other = fc.stringMatching(/^[a-cд1]{3,7}$/)
    const lessOf = (text: string) => [
      text,
      ...Array.from(text, (_, place) => text.slice(0, place) + text.slice(place + 1)),
    ]
    fc.assert(
      fc.property(short, other, (typed, meant) => {
        const less = withOneLetterLess(typed)
        const isShared = lessOf(meant).some((each) => less.includes(each))
        expect(isShared || slipsBetween(typed, meant, 1) > 1).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('is not asked of words that are too short to be told apart, or long enough for other ways', () => {
    expect(withOneLetterLess('mon')).toEqual([])
    expect(withOneLetterLess('landscape')).toEqual([])
    expect(['orchard', 'moon', 'mon'].map(isMeantFarther)).toEqual([true, false, false])
  })
})
