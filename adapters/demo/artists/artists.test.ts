import { expect, it } from 'vitest'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import { sendingTo, shippingTermsErrors } from '#domain/shipping/shipping-terms.ts'
import type { DemoWork } from '../demo-artist.ts'
import { demoZones } from '../demo-sources.ts'
import { demoArtists } from './artists.ts'

const works = demoArtists.flatMap((artist) => artist.works)

/** One of several by its own words, or by how it is made. */
const isOfAnEdition = ({ edition, medium, description }: DemoWork) =>
  edition !== undefined ||
  /print\b|risograph|letterpress/i.test(medium) ||
  /\b(open edition|edition of)\b/i.test(description)

it('no print and no other edition is said to be one of a kind', () => {
  const editions = works.filter(isOfAnEdition)
  expect(editions.length).toBeGreaterThan(50)
  expect(
    editions.filter(({ unique, stock = 1 }) => unique ?? isUniqueByDefault(stock)).map(({ title }) => title),
  ).toEqual([])
})

it('some of an edition are the last ones left', () => {
  expect(works.filter(({ unique, stock = 1 }) => unique === false && stock === 1).length).toBeGreaterThan(5)
})

it('those of an edition say so where it is looked for, and not in the words for what they are made of', () => {
  expect(works.filter(({ edition }) => edition !== undefined).length).toBeGreaterThan(50)
  expect(works.filter(({ medium }) => /\bedition\b/i.test(medium)).map(({ title }) => title)).toEqual([])
})

it('everybody sends everywhere, and some say what it costs them', () => {
  const terms = demoArtists.map((artist) => ({ home: artist.country, zones: demoZones(artist) }))
  expect(terms.filter((each) => Object.keys(shippingTermsErrors(each)).length > 0)).toEqual([])
  expect(terms.every((each) => sendingTo(each, 'KE').isSent)).toBe(true)
  expect(terms.filter((each) => (sendingTo(each, 'KE').carriage ?? 0) > 0).length).toBe(5)
})
