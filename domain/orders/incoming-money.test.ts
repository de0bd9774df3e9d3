import { describe, expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { dismissalsOf, IncomingMoney, reckon, untoldOf } from './incoming-money.ts'
import { takenBackText } from './incoming-payment.ts'

const now = new Date('2026-11-23T10:00:00Z')
const money = (amount = 700_00, text = 'With thanks') =>
  new IncomingMoney(
    'money',
    {
      key: 'BANK-1',
      bookedOn: '2026-11-23',
      sum: { amount, currency: 'EUR' },
      sender: 'Lena Okoro',
      senderIban: 'BE68539007547034',
      text,
    },
    now,
  )

describe('a sum that comes for an order', () => {
  it.each([
    [731_00, 700_00, { is: 'too-little', lacks: 31_00 }],
    [31_00, 31_00, { is: 'enough', surplus: 0 }],
    [31_00, 40_00, { is: 'enough', surplus: 9_00 }],
  ] as const)('where %i are still to come, %i is %j', (toCome, sum, reckoned) => {
    expect(reckon(toCome, sum)).toEqual(reckoned)
  })
})

describe('what no statement has told of yet of the sum that paid an order', () => {
  const due = { amount: 731_00, currency: 'EUR' } as const
  it.each([
    [[], 731_00],
    [[{ paid: 0, currency: 'USD' }], 731_00],
    [
      [
        { paid: 400_00, currency: 'EUR' },
        { paid: 31_00, currency: 'EUR' },
      ],
      300_00,
    ],
    [[{ paid: 740_00, currency: 'EUR' }], 0],
    [[{ paid: 600_00, currency: 'USD' }], 0],
  ] as const)('is, after %j, %i', (told, untold) => {
    expect(untoldOf(due, told)).toBe(untold)
  })
})

describe('money on the account', () => {
  it('is of no order until one is found', () => {
    expect(money()).toMatchObject({ standing: 'unplaced', orderNumber: null, back: 0 })
  })

  it('waits for the rest, counts then, and gives back what is too much', () => {
    const some = money()
    some.waitFor('4829-1736', 31_00)
    expect(some).toMatchObject({ standing: 'waits', lacks: 31_00 })
    expect(() => some.sendBack()).toThrow('not to be sent back')
    some.count('4829-1736', 9_00)
    expect(some).toMatchObject({ standing: 'to-send-back', sumBack: { amount: 9_00, currency: 'EUR' } })
    some.sendBack()
    expect(some).toMatchObject({ standing: 'sent-back', back: 9_00 })
    expect(() => some.sendBack()).toThrow('not to be sent back')
  })

  it.each([
    ['that no order is known for', () => undefined],
    ['whose order needs none', (some: IncomingMoney) => some.refuse('4829-1736')],
  ])('%s goes back whole', (_, before) => {
    const some = money()
    before(some)
    some.sendBack()
    expect(some).toMatchObject({ standing: 'sent-back', back: 700_00 })
  })

  it('has paid what of it does not go back', () => {
    const some = money()
    expect(some.paid).toBe(0)
    some.waitFor('4829-1736', 31_00)
    expect(some.paid).toBe(0)
    some.count('4829-1736', 9_00)
    expect(some.paid).toBe(691_00)
    some.sendBack()
    expect(some.paid).toBe(691_00)
  })

  it('stays without an order where it is for none, or was told of before', () => {
    for (const why of ['duplicate', 'no-order'] as const) {
      const some = money()
      some.dismiss(why)
      expect(some).toMatchObject({ standing: 'counted', isDismissed: true, orderNumber: null, back: 0 })
      expect([some.paid, dismissalsOf(some)]).toEqual([0, []])
    }
  })

  it('that an order has refused stays where it was told of before, and has not come for that order then', () => {
    const some = money()
    some.refuse('4829-1736')
    expect(dismissalsOf(some)).toEqual(['duplicate'])
    expect(refusalOf(() => some.dismiss('no-order'))).toMatchObject({
      refusal: 'conflict',
      code: 'money-placed',
      message: 'This money can no longer be left as it is.',
    })
    some.dismiss('duplicate')
    expect(some).toMatchObject({ isDismissed: true, orderNumber: null, back: 0, paid: 0 })
  })

  it('of which a part has paid an order, that waits, or has gone back, is not left as it is', () => {
    const [surplus, waits, gone, counted] = [money(), money(), money(), money()]
    surplus.count('4829-1736', 9_00)
    waits.waitFor('4829-1736', 31_00)
    gone.sendBack()
    counted.count('4829-1736')
    for (const some of [surplus, waits, gone, counted]) {
      expect([dismissalsOf(some), some.isDismissed]).toEqual([[], false])
      expect(refusalOf(() => some.dismiss('duplicate'))).toMatchObject({ code: 'money-placed' })
    }
  })

  it('that the bank took back can be neither placed nor sent back, and is seen to', () => {
    const some = money(700_00, takenBackText('For 4829-1736', null))
    const gone = {
      refusal: 'conflict',
      code: 'money-taken-back',
      message: 'The bank has taken this money back already.',
    }
    expect(refusalOf(() => some.mustBeUnplaced())).toMatchObject(gone)
    expect(refusalOf(() => some.sendBack())).toMatchObject(gone)
    expect([dismissalsOf(some), dismissalsOf(money())]).toEqual([
      ['duplicate', 'taken-back'],
      ['duplicate', 'no-order'],
    ])
    some.dismiss('taken-back')
    expect(some).toMatchObject({ isDismissed: true, paid: 0 })
  })

  it('that the bank took back afterwards pays nothing, and nothing goes back but what has gone', () => {
    const [waits, surplus, gone] = [money(), money(), money()]
    waits.waitFor('4829-1736', 31_00)
    surplus.count('4829-1736', 9_00)
    gone.count('4829-1736', 9_00)
    gone.sendBack()
    expect([waits, surplus, gone, money()].map(({ isCountedOn }) => isCountedOn)).toEqual([
      true,
      true,
      true,
      false,
    ])
    for (const some of [waits, surplus, gone]) {
      some.takeOut()
      expect(some).toMatchObject({ orderNumber: null, lacks: null, paid: 0, isCountedOn: false })
    }
    expect([waits, surplus, gone].map(({ standing, back }) => [standing, back])).toEqual([
      ['counted', 0],
      ['counted', 0],
      ['sent-back', 9_00],
    ])
  })

  it('is seen to by a person, of a reversal, where an order counted on what it took back', () => {
    const [listed, closed] = [true, false].map((wasCountedOn) => {
      const reversal = money(700_00, takenBackText('For 4829-1736', null))
      reversal.settle(wasCountedOn)
      return reversal
    })
    expect(listed).toMatchObject({ standing: 'unplaced', back: 700_00, paid: 0 })
    expect(dismissalsOf(listed!)).toContain('taken-back')
    expect(closed).toMatchObject({ isDismissed: true, back: 0 })
  })

  it('is placed once', () => {
    const some = money()
    some.count('4829-1736')
    expect(refusalOf(() => money().mustBeUnplaced())).toBeNull()
    expect(refusalOf(() => some.mustBeUnplaced())).toMatchObject({
      refusal: 'conflict',
      code: 'money-placed',
      message: 'Somebody has seen to this money already.',
    })
  })

  it('keeps the sum that came, whatever goes back of it', () => {
    const some = money()
    some.refuse('4829-1736')
    expect(some).toMatchObject({
      sum: { amount: 700_00, currency: 'EUR' },
      back: 700_00,
      standing: 'to-send-back',
    })
  })

  it('counts whole where nothing was too much, and is not to be sent back then', () => {
    const some = money()
    some.count('4829-1736')
    expect(some).toMatchObject({ standing: 'counted', back: 0 })
    expect(refusalOf(() => some.sendBack())).toMatchObject({ refusal: 'conflict', code: 'money-placed' })
  })
})
