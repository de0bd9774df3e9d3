import { expect, test } from 'vitest'
import { unpaidText } from './unpaid-text.ts'

const pending = { status: 'pending' } as const

test.each([
  ['a link not opened', { method: 'atm', isToBeConfirmed: true }, /no work is kept/],
  ['a transfer', { method: 'atm' }, /no transfer has come/],
  ['a part of one', { method: 'atm', came: { amount: 716_00, currency: 'EUR' } }, /€716\.00 came/],
  ['a phone', { method: 'mpesa' }, /on the phone/],
  ['a card', { method: 'card' }, /bank has not let/],
] as const)('says to an admin what an unpaid order waits for: %s', (_, payment, said) => {
  expect(unpaidText({ ...pending, ...payment })).toMatch(said)
})
