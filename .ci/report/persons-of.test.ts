import { expect, it } from 'vitest'
import { allFeatures } from './all-features.ts'
import { personsOf } from './persons-of.ts'

const personsIn = (...texts: readonly string[]) =>
  personsOf(texts.map((text, line) => ({ line, keyword: 'Given', text, rows: [] })))

it.each([
  'Lena is an artist',
  'Lena signs up as an artist and goes to her dashboard',
  'Amina and Lena have signed up as artists',
  'Lena makes a profile as an artist',
  'Lena has signed in here as an artist',
  'Lena, an artist, is told what does not come',
])('knows an artist by "%s"', (text) => {
  expect(personsIn(text, 'Lena names her account')).toContain('artist')
})

it('takes nobody for an artist whom nothing makes one', () => {
  expect(personsIn('Lena has an account', 'she buys "Harbour at Dusk"')).toEqual(['shopper'])
})

it('finds an artist in every scenario of how one becomes an artist, and sells', () => {
  const found = allFeatures()
    .filter(({ file }) => /artists\/(?:approve|become|from)/.test(file))
    .flatMap(({ given, rules }) =>
      rules.flatMap((rule) =>
        rule.scenarios.map(({ name, steps }) => ({
          name,
          persons: personsOf([...given, ...rule.given, ...steps]),
        })),
      ),
    )
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter(({ persons }) => !persons.includes('artist'))).toEqual([])
})
