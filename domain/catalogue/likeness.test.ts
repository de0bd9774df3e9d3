import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Likeness, mostAlike } from './likeness.ts'

const work = (id: string, given: Partial<Likeness> = {}): Likeness => ({
  id,
  artistId: `artist of ${id}`,
  category: 'paintings',
  medium: 'Oil on board',
  colour: 'blue',
  price: 100_00,
  stock: 1,
  ...given,
})
const here = work('here')
const ids = (others: readonly Likeness[], most = 10) => mostAlike(here, others, most).map(({ id }) => id)

describe('works like another', () => {
  it('share medium, colour, category and price, the more the sooner', () => {
    const others = [
      work('nothing', { category: 'abstract', medium: 'Ink', colour: 'red', price: 9000_00 }),
      work('category', { medium: 'Ink', colour: 'red', price: 9000_00 }),
      work('all but price', { price: 9000_00 }),
      work('all'),
      work('all, a little dearer', { price: 250_00 }),
    ]
    expect(ids(others)).toEqual(['all', 'all, a little dearer', 'all but price', 'category', 'nothing'])
  })

  it('come from other hands first, and what cannot be bought comes last', () => {
    const others = [
      work('sold out', { stock: 0 }),
      work('not for sale', { price: 0 }),
      work('same hand', { artistId: here.artistId }),
      work('another hand', { medium: 'Ink' }),
    ]
    expect(ids(others)).toEqual(['another hand', 'same hand', 'sold out', 'not for sale'])
  })

  it('do not share what neither tells', () => {
    const blank = { medium: '', colour: null, price: 0 }
    const [first] = mostAlike(work('here', blank), [work('untold', blank), work('told')], 1)
    expect(first?.id).toBe('told')
  })

  it('never hold the work itself, nor more than is wanted, nor any twice', () => {
    const some = fc.uniqueArray(fc.constantFrom('here', 'a', 'b', 'c', 'd'), { maxLength: 5 })
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 5 }), (names, most) => {
        const found = ids(
          names.map((name) => work(name)),
          most,
        )
        expect(found).not.toContain('here')
        expect(new Set(found).size).toBe(Math.min(most, names.filter((name) => name !== 'here').length))
      }),
    )
  })
})

describe('what makes a work more like another', () => {
  const strange = { category: 'abstract', medium: 'Ink', colour: 'red', price: 9000_00 } as const
  const first = (...others: readonly Likeness[]) => ids(others, 1)[0]

  it.each<[string, Partial<Likeness>]>([
    ['its medium', { medium: here.medium }],
    ['its colour', { colour: here.colour }],
    ['its category', { category: here.category }],
    ['a price half as high again', { price: 150_00 }],
    ['a third of its price', { price: 33_34 }],
  ])('is %s', (_, common) => {
    expect(first(work('strange', strange), work('alike', { ...strange, ...common }))).toBe('alike')
  })

  it('is a near price more than a far one, and no price more than three times as high', () => {
    const [near, far, farther] = [150_00, 300_00, 300_01].map((price) =>
      work(`${price}`, { ...strange, price }),
    )
    expect(ids([farther!, far!, near!])).toEqual(['15000', '30000', '30001'])
  })

  it('is no medium that nobody has told, and no colour that no picture has', () => {
    const untold = { ...strange, medium: '', colour: null }
    const blank = work('here', { medium: '', colour: null })
    const found = mostAlike(blank, [work('strange', strange), work('untold', untold)], 2)
    expect(found.map(({ id }) => id)).toEqual(['strange', 'untold'])
  })
})
