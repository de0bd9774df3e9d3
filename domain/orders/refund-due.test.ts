import { expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { IncomingMoney } from './incoming-money.ts'
import { payersOf, RefundDue } from './refund-due.ts'

const now = new Date('2026-03-01T10:00:00Z')
const due = () =>
  new RefundDue(
    {
      id: 'due',
      key: 'refund-1',
      orderNumber: '4829-1736',
      way: 'phone',
      price: 4555,
      sum: { amount: 591_000, currency: 'KES' },
      attemptId: 'attempt',
    },
    now,
  )

it('waits to be sent in the currency in which it came', () => {
  expect(due()).toMatchObject({
    sum: { amount: 591_000, currency: 'KES' },
    dueAt: now,
    sentAt: null,
    payers: [],
  })
})

it('is sent once', () => {
  const refund = due()
  refund.send(now)
  expect(refund.sentAt).toEqual(now)
  expect(refusalOf(() => refund.send(now))).toMatchObject({
    refusal: 'conflict',
    code: 'refund-sent',
    message: 'Somebody has sent this money already.',
  })
})

const from = (senderIban: string | null, amount: number, sender: string | null = 'Lena Okoro') =>
  new IncomingMoney(
    `${senderIban} ${amount}`,
    {
      key: `${senderIban} ${amount}`,
      bookedOn: '2026-11-23',
      sum: { amount, currency: 'EUR' },
      sender,
      senderIban,
      text: '4829-1736',
    },
    now,
  )
const counted = (money: IncomingMoney, surplus = 0) => {
  money.count('4829-1736', surplus)
  return money
}

it('names each account that has paid once, with what it has paid', () => {
  expect(
    payersOf([
      counted(from('BE68539007547034', 600_00)),
      counted(from('DE89370400440532013000', 40_00)),
      counted(from('BE68539007547034', 100_00), 20_00),
      counted(from(null, 5_00, null)),
    ]),
  ).toEqual([
    { name: 'Lena Okoro', iban: 'BE68539007547034', amount: 680_00, currency: 'EUR' },
    { name: 'Lena Okoro', iban: 'DE89370400440532013000', amount: 40_00, currency: 'EUR' },
    { name: null, iban: null, amount: 5_00, currency: 'EUR' },
  ])
})

it('names nobody whose money the order did not need', () => {
  const [waiting, refused] = [from('DE89370400440532013000', 1), from('DE89370400440532013000', 2)]
  waiting.waitFor('4829-1736', 5)
  refused.refuse('4829-1736')
  expect(payersOf([waiting, refused, from('DE89370400440532013000', 3)])).toEqual([])
})
