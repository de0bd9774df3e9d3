import { describe, expect, it } from 'vitest'
import { carriageInWords, carriageOfAll, carriageSentence, carriagesTo } from './carriage.ts'

const to = (carriage: number | null) => [{ zone: 'eu', days: { from: 5, to: 9 }, carriage }] as const

describe('what sending costs', () => {
  it('is one parcel for each artist, however many works lie in it', () => {
    const works = [
      { artistId: 'amina', home: 'KE', zones: to(31_000) },
      { artistId: 'amina', home: 'KE', zones: to(31_000) },
      { artistId: 'brook', home: 'ET', zones: to(null) },
      { artistId: 'chidi', home: 'NG', zones: [] },
    ]
    expect(carriagesTo(works, 'FR')).toEqual({ amina: 31_000, brook: null, chidi: null })
  })

  it('is summed as far as it is told', () => {
    expect(carriageOfAll([31_000, null, 1_250])).toBe(32_250)
    expect(carriageOfAll([0, null])).toBe(0)
    expect(carriageOfAll([null])).toBeNull()
    expect(carriageOfAll([])).toBeNull()
  })

  it.each([
    [408_000, 31_000, 1, 'of $4,080.00 about $310.00 goes to the carrier'],
    [408_000, 31_000, 2, 'of $4,080.00 about $310.00 goes to the carriers'],
    [31_000, 31_000, 1, 'of $310.00 about $310.00 goes to the carrier'],
    [0, 31_000, 1, 'sending it costs about $310.00'],
    [408_000, 0, 1, null],
    [408_000, null, 1, null],
  ])('of %d, %j in %d parcels is said as %j', (received, carriage, parcels, words) => {
    expect(carriageInWords(received, carriage, parcels)).toBe(words)
  })

  it('is a sentence of its own where it stands by itself', () => {
    expect(carriageSentence(408_000, 31_000)).toBe('Of $4,080.00 about $310.00 goes to the carrier.')
    expect(carriageSentence(408_000, 31_000, 2)).toBe('Of $4,080.00 about $310.00 goes to the carriers.')
    expect(carriageSentence(408_000, null)).toBeNull()
  })
})
