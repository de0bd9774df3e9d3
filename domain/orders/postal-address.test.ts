import { expect, it } from 'vitest'
import { postalAddress } from './postal-address.ts'

const lena = { name: 'Lena Okoro', street: '12 Marina Road' }
const to = (country: string, postalCode: string, city: string, state: string) =>
  postalAddress({ ...lena, country, postalCode, city, state }).slice(2)

it.each([
  [to('DE', '80331', 'München', 'Bayern'), ['80331 München', 'Bayern', 'Germany']],
  [to('US', '94103', 'San Francisco', 'CA'), ['San Francisco, CA 94103', 'United States']],
  [to('NG', '101241', 'Ikeja', 'Lagos State'), ['Ikeja 101241', 'Lagos State', 'Nigeria']],
  [
    to('GB', 'SW1A 1AA', 'London', 'Greater London'),
    ['London', 'Greater London', 'SW1A 1AA', 'United Kingdom'],
  ],
  [to('BR', '01310-100', 'São Paulo', 'SP'), ['São Paulo', 'SP 01310-100', 'Brazil']],
  [to('Narnia', '1', 'Cair', 'East'), ['1 Cair', 'East', 'Narnia']],
])('%j is written in the order of its country', (written, lines) => {
  expect(written).toEqual(lines)
})

it('begins with whom it goes to and the street, and writes a city that is its own state once', () => {
  const place = { country: 'DE', postalCode: '10115', city: 'Berlin', state: 'Berlin' }
  expect(postalAddress({ ...lena, ...place })).toEqual([
    'Lena Okoro',
    '12 Marina Road',
    '10115 Berlin',
    'Germany',
  ])
  expect(to('KE', '00100', 'Nairobi', 'Nairobi')).toEqual(['Nairobi', '00100', 'Kenya'])
})

it('leaves no gap where a country has no postal codes', () => {
  expect(to('HK', '', 'Kowloon', 'Hong Kong')).toEqual(['Kowloon', 'Hong Kong', 'Hong Kong SAR China'])
  expect(to('UG', '', 'Kampala', 'Kampala')).toEqual(['Kampala', 'Uganda'])
})

it('writes no line for a state that nobody has named', () => {
  expect(to('DE', '10115', 'Berlin', ' ')).toEqual(['10115 Berlin', 'Germany'])
  expect(to('US', '', 'San Francisco', 'CA')).toEqual(['San Francisco, CA', 'United States'])
})
