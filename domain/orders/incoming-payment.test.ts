import { describe, expect, it } from 'vitest'
import { creditorReference, inGroups } from '#domain/payments/creditor-reference.ts'
import {
  isPerhapsKnown,
  isReturned,
  isTakenBack,
  leftOutInWords,
  likeness,
  namedOrder,
  orderTakenBackFrom,
  perhapsKnownText,
  returnedText,
  takenBackText,
  writtenText,
} from './incoming-payment.ts'
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

it('a payment that may be known already says so before what it was sent with, and pays no order', () => {
  const text = perhapsKnownText(`For ${number}`)
  expect(text).toBe(`Perhaps told of before · For ${number}`)
  expect(perhapsKnownText('')).toBe('Perhaps told of before')
  expect([isPerhapsKnown({ text }), isPerhapsKnown({ text: `For ${number}` })]).toEqual([true, false])
  expect(namedOrder(text)).toBeNull()
})

it('what the bank took back says so before what it came with, also where it may be known already, and pays no order', () => {
  const text = takenBackText(`For ${number}`, 'AM05')
  expect(text).toBe(`Taken back by the bank (AM05) · For ${number}`)
  expect(takenBackText('', null)).toBe('Taken back by the bank')
  for (const marked of [text, perhapsKnownText(text)]) {
    expect([isTakenBack({ text: marked }), namedOrder(marked)]).toEqual([true, null])
    expect(orderTakenBackFrom(marked)).toBe(number)
  }
  expect(orderTakenBackFrom(takenBackText('Thanks', null))).toBeNull()
  expect([isTakenBack({ text: `For ${number}` }), orderTakenBackFrom(`For ${number}`)]).toEqual([false, null])
})

// What a payment is, is kept as the beginning of its text: by other words, those that are kept already would pay orders.
it.each([
  ['A payment of ours that came back · Thanks', returnedText('Thanks', null), isReturned],
  ['Taken back by the bank · Thanks', takenBackText('Thanks', null), isTakenBack],
  ['Perhaps told of before · Thanks', perhapsKnownText('Thanks'), isPerhapsKnown],
] as const)(
  '%j is what is kept of such a payment, and tells what it is for as long as it is kept',
  (kept, text, is) => {
    expect([text, is({ text: kept })]).toEqual([kept, true])
  },
)

it('what a sender writes is never taken for a mark of ours', () => {
  for (const text of [returnedText('', null), takenBackText('', null), perhapsKnownText(number)]) {
    const written = writtenText(text)
    expect(written).toBe(`“${text}”`)
    expect([isReturned, isTakenBack, isPerhapsKnown].map((is) => is({ text: written }))).toEqual([
      false,
      false,
      false,
    ])
  }
  expect(writtenText(`For ${number}`)).toBe(`For ${number}`)
})

describe('of two tellings of a payment', () => {
  const told = {
    bookedOn: '2026-11-23',
    sum: { amount: 640_00, currency: 'USD' },
    sender: 'Lena Okoro',
    senderIban: null,
    text: 'For the picture',
  } as const
  const iban = 'BE68539007547034'
  it.each([
    ['the same words', {}, {}],
    ['words that a person was to see', { text: perhapsKnownText('For the picture') }, {}],
    ['the same in other letters', { sender: 'LENA OKORO', text: 'for  the-picture' }, {}],
    ['a name that one bank writes in capitals', { sender: 'Lena Weiß' }, { sender: 'LENA WEISS' }],
    ['a sender that one leaves out', { sender: null }, {}],
    ['one account in other words', { senderIban: iban, text: 'A' }, { senderIban: iban, text: 'B' }],
    ['one order in other words', { text: reference, sender: 'L. Okoro' }, { text: `For ${number}` }],
  ])('%s are the same', (_, one, other) => {
    expect(likeness({ ...told, ...one }, { ...told, ...other })).toBe('same')
  })

  it.each([
    ['sum', { sum: { amount: 641_00, currency: 'USD' } }],
    ['currency', { sum: { amount: 640_00, currency: 'EUR' } }],
    ['account', { senderIban: 'DE89370400440532013000' }],
    ['order', { text: `For ${another}` }],
    ['way', { text: takenBackText(`For ${number}`, null) }],
  ] as const)('another %s is another payment', (_, other) => {
    const one = { ...told, senderIban: iban, text: `For ${number}` }
    expect(likeness(one, { ...one, ...other })).toBe('other')
  })

  it.each([
    ['day', { bookedOn: '2026-11-24' }],
    ['name', { sender: 'Mateo Silva' }],
    ['text', { text: 'Thanks' }],
  ])('another %s may be one or the other', (_, other) => {
    expect(likeness(told, { ...told, ...other })).toBe('unclear')
  })
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
