import { expect, it } from 'vitest'
import { creditorReference, inGroups } from '#domain/payments/creditor-reference.ts'
import { namedOrder } from './incoming-payment.ts'
import { orderNumberFrom } from './order-number.ts'

const number = orderNumberFrom('4829173')
const another = orderNumberFrom('5550123')
const reference = creditorReference(number)

it.each([
  [reference, 'reference'],
  [`Order ${inGroups(reference)}, with thanks`, 'reference'],
  [reference.toLowerCase(), 'reference'],
  [`${reference} ${another}`, 'reference'],
  [`For ${number}`, 'number'],
  [`For ${number.replace('-', '')}`, 'number'],
  [`For ${number.replace('-', ' ')}, of 2026-11-23`, 'number'],
])('%j names the order by its %s', (text, by) => {
  expect(namedOrder(text)).toEqual({ by, number })
})

it.each([
  '',
  'For the picture',
  `${number} and ${another}`,
  `${reference} ${creditorReference(another)}`,
  `1${number.replace('-', '')}`,
  orderNumberFrom('4829173').replace(/\d$/, (last) => String((Number(last) + 1) % 10)),
])('%j names none', (text) => {
  expect(namedOrder(text)).toBeNull()
})
