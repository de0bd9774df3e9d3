import { expect, it } from 'vitest'
import { countryInSentence, countryName } from './country-name.ts'

it.each([
  ['KE', 'Kenya', 'Kenya'],
  ['NL', 'Netherlands', 'the Netherlands'],
  ['Narnia', 'Narnia', 'Narnia'],
  ['KEN', 'KEN', 'KEN'],
  ['kE', 'kE', 'kE'],
  ['', '', ''],
])('%s is called %j, and %j within a sentence', (code, name, inSentence) => {
  expect([countryName(code), countryInSentence(code)]).toEqual([name, inSentence])
})
