import { expect, it } from 'vitest'
import { isUniqueUnlessTold } from '#domain/catalogue/artwork.ts'
import { demoArtists } from './artists.ts'

const works = demoArtists.flatMap((artist) => artist.works)

/** One of several by its own words, or by how it is made. */
const isOfAnEdition = ({ medium, description }: { medium: string; description: string }) =>
  /edition\b|print\b|risograph|letterpress/i.test(medium) ||
  /\b(open edition|edition of)\b/i.test(description)

it('no print and no other edition is said to be one of a kind', () => {
  const editions = works.filter(isOfAnEdition)
  expect(editions.length).toBeGreaterThan(50)
  expect(
    editions.filter(({ unique, stock }) => unique ?? isUniqueUnlessTold(stock)).map(({ title }) => title),
  ).toEqual([])
})

it('some of an edition are the last ones left', () => {
  expect(works.filter(({ unique, stock }) => unique === false && stock === 1).length).toBeGreaterThan(5)
})
