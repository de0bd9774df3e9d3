import { expect, it } from 'vitest'
import { ibanRegistry } from './iban-registry.ts'

it.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['DE\uFF18\uFF193704004405320130\u0660\u06F0', 'DE89370400440532013000'],
  ['be68539007547034', 'BE68539007547034'],
])('%s is %s', (typed, iban) => {
  expect(ibanRegistry.electronic(typed)).toBe(iban)
  expect(ibanRegistry.electronic(iban)).toBe(iban)
})

it.each(['', 'DE89370400440532013001', 'DE8937040044053201300', 'XX89370400440532013000', 'KE1', '<b>'])(
  'no bank has %j',
  (typed) => {
    expect(ibanRegistry.electronic(typed)).toBeNull()
  },
)
