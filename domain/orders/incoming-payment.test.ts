import { expect, it } from 'vitest'
import { creditorReference, inGroups } from '#domain/payments/creditor-reference.ts'
import { isReturned, leftOutInWords, namedOrder, returnedText } from './incoming-payment.ts'
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

it('a payment of ours that came back says so before what it was sent with, and pays no order', () => {
  const text = returnedText(`For ${number}`, 'account closed')
  expect(text).toBe(`A payment of ours that came back (account closed) · For ${number}`)
  expect(returnedText('', null)).toBe('A payment of ours that came back')
  expect(isReturned({ text })).toBe(true)
  expect(isReturned({ text: `For ${number}: A payment of ours that came back` })).toBe(false)
  expect(namedOrder(text)).toBeNull()
})

it('a reference that is none by its check digits is left to the number beside it', () => {
  const mistyped = reference.replace(/^RF\d\d/, (head) => `RF${head === 'RF11' ? '12' : '11'}`)
  expect(namedOrder(`${mistyped} for ${number}`)).toEqual({ by: 'number', number })
})

it.each([
  ['Somebody', 'A coin', 'CHF 5.00 of 2026-11-24 from Somebody, “A coin”'],
  [null, 'A coin', 'CHF 5.00 of 2026-11-24, “A coin”'],
  ['Somebody', '', 'CHF 5.00 of 2026-11-24 from Somebody'],
])('money from %s with %j that no order is paid in is told as far as it is known', (sender, text, words) => {
  expect(leftOutInWords('CHF 5.00', { bookedOn: '2026-11-24', sender, text })).toBe(words)
})
