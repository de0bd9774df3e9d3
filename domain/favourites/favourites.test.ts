import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addFavourite, mergeFavourites, removeFavourite, tooManyFavourites } from './favourites.ts'

const marked = fc.uniqueArray(fc.stringMatching(/^[a-f]$/))
const work = fc.stringMatching(/^[a-f]$/)

describe('favourites', () => {
  it('append a work unless it is there', () => {
    expect(addFavourite(['a'], 'b')).toEqual(['a', 'b'])
    expect(addFavourite(['a', 'b'], 'a')).toEqual(['a', 'b'])
  })

  it('filter a removed work out', () => {
    expect(removeFavourite(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
    expect(removeFavourite(['a'], 'b')).toEqual(['a'])
  })

  it('hold a work after adding it and not after removing it, once at most', () => {
    fc.assert(
      fc.property(marked, work, (favourites, id) => {
        const added = addFavourite(favourites, id)
        expect(added.filter((each) => each === id)).toHaveLength(1)
        expect(removeFavourite(added, id)).toEqual(favourites.filter((each) => each !== id))
      }),
    )
  })

  it('lose nothing and double nothing when two lists become one', () => {
    fc.assert(
      fc.property(marked, marked, (account, browser) => {
        const merged = mergeFavourites(account, browser)
        expect(new Set(merged)).toEqual(new Set([...account, ...browser]))
        expect(merged).toHaveLength(new Set(merged).size)
        expect(merged.slice(0, account.length)).toEqual(account)
        expect(mergeFavourites(merged, browser)).toEqual(merged)
      }),
    )
  })
})

it('more marks than an account can have are refused with what to do', () => {
  expect(tooManyFavourites()).toMatchObject({
    refusal: 'rule-broken',
    code: 'too-many-favourites',
    message: 'You have marked 1,000 works, which is the most. Take one mark away to make another.',
  })
})
