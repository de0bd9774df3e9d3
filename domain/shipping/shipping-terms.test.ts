import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryCodes } from '#domain/shared/country.ts'
import {
  carriageTo,
  inOrder,
  notSentTo,
  type ShippingTerms,
  sendingInWords,
  sendingTo,
  shippingTermsErrors,
  shipsInWords,
  termsInWords,
  type ZoneTerms,
} from './shipping-terms.ts'
import { isInZone, regions, zoneInWords, zones } from './zone.ts'

const to = (
  zone: ZoneTerms['zone'],
  from: number,
  days: number,
  carriage: number | null = null,
): ZoneTerms => ({
  zone,
  days: { from, to: days },
  carriage,
})
const spare = (zone: ZoneTerms['zone']): ZoneTerms => ({ zone, days: null, carriage: null })
const amina: ShippingTerms = { home: 'KE', zones: [to('eu', 5, 9, 31_000), to('own-country', 1, 3)] }

describe('regions', () => {
  const { eu, 'east-africa': east, ...continents } = regions

  it('name countries that there are, each on one continent', () => {
    for (const region of Object.values(regions))
      for (const code of region) expect(countryCodes).toContain(code)
    const on = (code: string) => Object.values(continents).filter((each) => each.has(code)).length
    expect(countryCodes.filter((code) => on(code) !== 1)).toEqual(['AQ', 'BV', 'GS', 'HM', 'TF'])
  })

  it('lie within their continent, and the EU has 27 members', () => {
    expect(eu.size).toBe(27)
    for (const code of eu) expect(regions.europe).toContain(code)
    for (const code of east) expect(regions.africa).toContain(code)
  })
})

describe('what counts for a country', () => {
  it('is the narrowest zone that holds it, in whatever order they are named', () => {
    const terms = { home: 'DE', zones: [to('worldwide', 10, 30), to('eu', 4, 7), to('own-country', 1, 2)] }
    expect(sendingTo(terms, 'DE').days).toEqual({ from: 1, to: 2 })
    expect(sendingTo(terms, 'FR').days).toEqual({ from: 4, to: 7 })
    expect(sendingTo(terms, 'CH').days).toEqual({ from: 10, to: 30 })
  })

  it('is nothing outside of what is named, and everything where nothing is', () => {
    expect(sendingTo(amina, 'US')).toEqual({ isSent: false, days: null, carriage: null })
    expect(sendingTo({ home: 'KE', zones: [] }, 'US')).toEqual({ isSent: true, days: null, carriage: null })
    expect(sendingTo(amina, 'FR')).toEqual({ isSent: true, days: { from: 5, to: 9 }, carriage: 31_000 })
  })

  it('can be spared inside a wider zone', () => {
    const terms = { home: null, zones: [to('worldwide', 5, 9), spare('north-america')] }
    expect(sendingTo(terms, 'US').isSent).toBe(false)
    expect(sendingTo(terms, 'BR').isSent).toBe(true)
  })

  it('never depends on what is wider', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...zones), { minLength: 1 }),
        fc.constantFrom(...countryCodes),
        (named, country) => {
          const terms = { home: 'KE', zones: named.map((zone, at) => to(zone, at + 1, at + 1)) }
          const narrowest = zones.find((zone) => named.includes(zone) && isInZone(zone, country, 'KE'))
          const { isSent, days } = sendingTo(terms, country)
          expect(isSent).toBe(narrowest !== undefined)
          expect(days?.from).toBe(narrowest && named.indexOf(narrowest) + 1)
        },
      ),
    )
  })
})

it('says what sending costs, at home where the country is not known', () => {
  expect(carriageTo(amina, 'FR')).toBe(31_000)
  expect(carriageTo({ ...amina, home: 'FR' }, '')).toBeNull()
  expect(carriageTo({ home: 'FR', zones: amina.zones.slice(0, 1) }, '')).toBe(31_000)
  expect(carriageTo(amina, 'US')).toBeNull()
})

it('names the works that cannot be sent, once the country is known', () => {
  const works = [
    { ...amina, artworkId: 'dusk', title: 'Harbour at Dusk' },
    { home: null, zones: [], artworkId: 'salt', title: 'Salt Geometry' },
  ]
  expect(notSentTo(works, 'US')).toEqual({ dusk: '“Harbour at Dusk” is not sent to the United States.' })
  expect(notSentTo(works, 'FR')).toEqual({})
  expect(notSentTo(works, '')).toEqual({})
})

describe('in words', () => {
  it.each([
    [amina, 'Ships to Kenya and the EU, in 1–9 days'],
    [
      { home: 'KE', zones: [to('own-country', 5, 9), to('eu', 5, 9)] },
      'Ships to Kenya and the EU, in 5–9 days',
    ],
    [{ home: 'KE', zones: [to('own-country', 1, 1)] }, 'Ships to Kenya, in 1 day'],
    [{ home: 'KE', zones: [to('worldwide', 3, 3), to('eu', 3, 3)] }, 'Ships worldwide, in 3 days'],
    [
      { home: 'KE', zones: [to('worldwide', 5, 20), spare('oceania'), spare('asia')] },
      'Ships worldwide but not to Asia and the Middle East and Oceania, in 5–20 days',
    ],
    [{ home: 'KE', zones: [to('europe', 5, 8), spare('eu')] }, 'Ships to Europe, not to the EU, in 5–8 days'],
    [{ home: null, zones: [to('own-country', 1, 2)] }, 'Ships to its own country, in 1–2 days'],
    // Whoever names where they send to sends nowhere else, said or not.
    [{ home: 'KE', zones: [to('eu', 5, 8), spare('worldwide')] }, 'Ships to the EU, in 5–8 days'],
    [{ home: 'KE', zones: [] }, null],
  ])('%j', (terms, words) => {
    expect(termsInWords(terms)).toBe(words)
  })

  it.each([
    ['DE', 'To Germany in 5–9 days'],
    ['US', 'Not sent to the United States'],
  ])('to %s it is %s', (country, words) => {
    expect(sendingInWords(amina, country)).toBe(words)
  })

  it('says for a work in an order where it ships to, unless it does not', () => {
    expect(shipsInWords(amina, 'DE')).toBe('Ships to Germany in 5–9 days')
    expect(shipsInWords(amina, 'US')).toBeNull()
    expect(shipsInWords({ home: 'KE', zones: [] }, 'DE')).toBeNull()
  })

  it('a zone is what its artist would say', () => {
    expect(zoneInWords('worldwide', 'KE')).toBe('everywhere else')
  })

  it('says nothing of what is not told', () => {
    expect(sendingInWords({ home: 'KE', zones: [] }, 'DE')).toBeNull()
  })
})

describe('what an artist says', () => {
  it('may be the shortest way, the dearest parcel, and places that are spared', () => {
    const named = [to('eu', 5, 5, 1_000_000), spare('africa')]
    expect(shippingTermsErrors({ home: null, zones: named })).toEqual({})
  })

  it('may be nothing, or every zone once', () => {
    expect(shippingTermsErrors({ home: null, zones: [] })).toEqual({})
    expect(shippingTermsErrors({ home: 'KE', zones: zones.map((zone) => to(zone, 1, 180, 0)) })).toEqual({})
  })

  it.each([
    [[to('eu', 0, 3)], { 'zones.0.days': 'A parcel takes a day at least' }],
    [[to('eu', 9, 5)], { 'zones.0.days': 'The second number is the longer way' }],
    [[to('eu', 5, 181)], { 'zones.0.days': 'Say at most 180 days' }],
    [[to('eu', 5, Number.NaN)], { 'zones.0.days': 'Say in how many days, from and to' }],
    [[to('eu', 1, 2, -1)], { 'zones.0.carriage': 'Enter an amount such as 24.50, or nothing' }],
    [[to('eu', 1, 2, 1_000_001)], { 'zones.0.carriage': 'That is more than a parcel costs' }],
    [[to('eu', 1, 2), to('eu', 3, 4)], { 'zones.1.zone': 'This zone is named twice' }],
    [[spare('eu')], { zones: 'Send to one zone at least' }],
    [[to('own-country', 1, 2)], { 'zones.0.zone': 'Say in your profile which country is yours' }],
  ])('%j is refused where it is wrong', (named, errors) => {
    expect(shippingTermsErrors({ home: null, zones: named })).toEqual(errors)
  })

  it('is kept with the narrowest zone first', () => {
    expect(inOrder([to('worldwide', 1, 2), to('own-country', 1, 2)]).map(({ zone }) => zone)).toEqual([
      'own-country',
      'worldwide',
    ])
  })
})
