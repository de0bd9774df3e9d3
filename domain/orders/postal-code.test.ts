import { expect, it } from 'vitest'
import { countryCodes } from '#domain/shared/country.ts'
import { hasPostalCodes, isPostalCode, tidyPostalCode } from './postal-code.ts'

it.each([
  ['10115', 'DE'],
  ['D-10115', 'DE'],
  ['101241', 'NG'],
  ['00100', 'KE'],
  ['1050', 'LV'],
  ['LV-1050', 'LV'],
  ['90210', 'US'],
  ['90210-1234', 'US'],
  ['sw1a 1aa', 'GB'],
  ['M1 1AE', 'GB'],
  ['JE2 3XP', 'JE'],
  ['K1A 0B1', 'CA'],
  ['1012 AB', 'NL'],
  ['D02 AF30', 'IE'],
  ['00-001', 'PL'],
  ['111 22', 'SE'],
  ['110 00', 'CZ'],
  ['1250-096', 'PT'],
  ['100-0001', 'JP'],
  ['01310-100', 'BR'],
  ['C1425ABC', 'AR'],
  ['VLT 1117', 'MT'],
  ['AD500', 'AD'],
  ['\uFF11\uFF10\uFF10\uFF0D\uFF10\uFF10\uFF10\uFF11', 'JP'],
  ['100\u30FC0001', 'JP'],
  ['\u0661\u0661\u0665\u0661\u0661', 'EG'],
])('%s is one of %s', (text, country) => {
  expect(isPostalCode(text, country)).toBe(true)
})

it.each([
  ['1', 'DE'],
  ['101150', 'DE'],
  ['abcde', 'DE'],
  ['9021', 'US'],
  ['12345', 'GB'],
  ['12345', 'CA'],
  ['1012', 'NL'],
  ['no idea', 'FR'],
])('%s is none of %s', (text, country) => {
  expect(isPostalCode(text, country)).toBe(false)
})

it('believes whoever lives where there are no codes, or where their form is not known', () => {
  for (const country of ['AE', 'HK', 'UG', 'GH', 'QA', 'Narnia', '']) {
    expect(isPostalCode('none', country)).toBe(true)
    expect(isPostalCode('P.O. Box 7', country)).toBe(true)
  }
})

it('lets each country have some code', () => {
  const tries = [
    '123',
    '1234',
    '12345',
    '123456',
    '1234567',
    '12345678',
    'A1A 1A1',
    'AB1 2CD',
    'ABC 1234',
    '1234 AB',
    'A11 A1A1',
  ]
  for (const country of countryCodes) expect(tries.some((text) => isPostalCode(text, country))).toBe(true)
})

it('asks nobody for a code where there are none, and refuses nothing there', () => {
  for (const country of ['HK', 'AE', 'UG', 'QA', 'ZW']) expect(hasPostalCodes(country)).toBe(false)
  for (const country of ['DE', 'KE', 'Narnia', '']) expect(hasPostalCodes(country)).toBe(true)
  const without = countryCodes.filter((country) => !hasPostalCodes(country))
  expect(without).toHaveLength(46)
  for (const country of without) expect(isPostalCode('0000', country)).toBe(true)
})

it.each([
  ['  sw1a   1aa ', 'GB', 'SW1A 1AA'],
  ['k1a0b1', 'CA', 'K1A0B1'],
  [' 10115 ', 'DE', '10115'],
  ['P.O.  Box 7', 'GH', 'P.O. Box 7'],
  [' \u0661\u0661\u0665 \u06F1\u06F1', 'EG', '115 11'],
  ['\uFF11\uFF10\uFF10\uFF0D0001', 'JP', '100-0001'],
  ['\u0661\u0661\u0665', 'GH', '\u0661\u0661\u0665'],
])('keeps %j of %s as %j', (typed, country, kept) => {
  expect(tidyPostalCode(typed, country)).toBe(kept)
})
