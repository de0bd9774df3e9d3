import { describe, expect, test } from 'vitest'
import { countryName } from '#domain/shared/country-name.ts'
import { countries } from './countries.ts'
import { countriesFor, countryLabel, countryMeant } from './country-search.ts'

const all = await countries()
const names = (typed: string) => countriesFor(typed, all).map(({ name }) => name)

test('there are 249 countries, each once and with a name, in order', () => {
  expect(all.length).toBe(249)
  expect(new Set(all.map(({ name }) => name)).size).toBe(249)
  expect(all.every(({ code, name }) => name !== code)).toBe(true)
  expect(all.map(({ code }) => code)).toContain('KE')
  expect(all[0]?.name).toBe('Afghanistan')
})

test('each has its dialling prefix, but for those where nobody has a phone', () => {
  const prefixes = new Map(all.map(({ code, prefix }) => [code, prefix]))
  expect([prefixes.get('KE'), prefixes.get('US'), prefixes.get('PT')]).toEqual(['+254', '+1', '+351'])
  expect(all.filter(({ prefix }) => prefix === '').map(({ code }) => code)).toEqual(
    expect.arrayContaining(['AQ', 'BV', 'HM']),
  )
})

test('what is no code is shown as it was typed', () => {
  expect(countryName('NG')).toBe('Nigeria')
  expect(countryName('Narnia')).toBe('Narnia')
})

describe('looking for a country', () => {
  test('by the beginning of its name, without accents or capitals', () => {
    expect(names('ken')).toEqual(['Kenya'])
    expect(names('cote')[0]).toBe('Côte d’Ivoire')
    expect(names('NIGER')).toEqual(['Niger', 'Nigeria'])
  })

  test('by a later word', () => {
    expect(names('emirates')).toEqual(['United Arab Emirates'])
  })

  test('by its prefix', () => {
    expect(names('+254')).toEqual(['Kenya'])
    expect(names('255')).toEqual(['Tanzania'])
  })

  test.each([
    ['UK', 'United Kingdom'],
    ['uk', 'United Kingdom'],
    ['England', 'United Kingdom'],
    ['USA', 'United States'],
    ['ke', 'Kenya'],
    ['de', 'Germany'],
    ['Deutschland', 'Germany'],
    ['Deutschl', 'Germany'],
    ['Allemagne', 'Germany'],
    ['España', 'Spain'],
    ['Ujerumani', 'Germany'],
    ['日本', 'Japan'],
    ['Holland', 'Netherlands'],
    ['Ivory Coast', 'Côte d’Ivoire'],
    ['Ukraine', 'Ukraine'],
  ])('%s is %s', (typed, name) => {
    expect(names(typed)[0]).toBe(name)
  })

  test('what nothing is called finds nothing, and no words find all', () => {
    expect(names('zzz')).toEqual([])
    expect(names('Atlantis')).toEqual([])
    expect(names(' ').length).toBe(249)
  })

  test('a whole name, a label or a code leaves no doubt', () => {
    const kenya = all.find(({ code }) => code === 'KE')
    expect(kenya && countryLabel(kenya)).toBe('Kenya (+254)')
    for (const text of ['Kenya', 'kenya ', 'Kenya (+254)', 'KE']) expect(countryMeant(text, all)).toBe(kenya)
    expect(countryMeant('Ken', all)).toBeUndefined()
    expect(countryMeant('ke', all)).toBeUndefined()
  })
})
