import { describe, expect, it } from 'vitest'
import { IncomingMoney } from './incoming-money.ts'
import { perhapsKnownText, returnedText, reversalOf, takenBackBy, takenBackText } from './incoming-payment.ts'
import { orderNumberFrom } from './order-number.ts'

const number = orderNumberFrom('4829173')
const another = orderNumberFrom('5550123')
const iban = 'BE68539007547034'
const now = new Date('2026-11-23T10:00:00Z')

interface Given {
  readonly key?: string
  readonly day?: string
  readonly amount?: number
  readonly senderIban?: string | null
  readonly text?: string
}

const money = ({
  key = 'BANK-1',
  day = '2026-11-23',
  amount = 640_00,
  senderIban = iban,
  text = number,
}: Given = {}) =>
  new IncomingMoney(
    `${key} ${text}`,
    { key, bookedOn: day, sum: { amount, currency: 'USD' }, sender: null, senderIban, text },
    now,
  )
const reversal = ({ text = number, ...given }: Given = {}) =>
  money({ ...given, text: takenBackText(text, null) })

describe('a reversal took back', () => {
  it.each([
    ['what goes by its name', {}, { senderIban: null, text: 'Thanks' }],
    ['what goes by its name, but for its number', { key: 'BANK-1 (12)' }, { text: '' }],
    ['what came from its account for its order', { key: 'REV-9' }, { text: `For ${number}` }],
    ['what came before it', { day: '2026-11-25' }, {}],
  ])('%s', (_, told, came) => {
    const some = money(came)
    expect(takenBackBy(reversal(told), [some])).toBe(some)
    expect(reversalOf(some, [reversal(told)])).not.toBeNull()
  })

  it.each([
    ['another sum', {}, { amount: 641_00 }],
    ['what came after it', {}, { day: '2026-11-24' }],
    ['what came from another account', {}, { senderIban: 'DE89370400440532013000' }],
    ['what came for another order', {}, { text: another }],
    ['what no name and no account tells of', { key: 'REV-9', senderIban: null }, {}],
    ['what no name and no order tells of', { key: 'REV-9', text: 'Thanks' }, {}],
    [
      'what goes by another name, with a number within it',
      { key: 'BANK (2) 1', text: 'Thanks' },
      { key: 'BANK 1' },
    ],
    ['a payment of ours that came back', {}, { text: returnedText(number, null) }],
    ['another reversal', {}, { text: takenBackText(number, null) }],
    ['what may have been told of twice', {}, { text: perhapsKnownText(number) }],
    ['anything, where it may have been told of twice itself', { text: perhapsKnownText(number) }, {}],
  ])('not %s', (_, told, came) => {
    const some = money(came)
    const isPerhaps = 'text' in told && told.text === perhapsKnownText(number)
    const back = isPerhaps ? money({ text: perhapsKnownText(takenBackText(number, null)) }) : reversal(told)
    expect([takenBackBy(back, [some]), reversalOf(some, [back])]).toEqual([null, null])
  })

  it('what a person placed, by the order that they placed it on', () => {
    const some = money({ key: 'BANK-2', text: 'For the picture' })
    some.count(number)
    expect(takenBackBy(reversal(), [some])).toBe(some)
    const elsewhere = money()
    elsewhere.count(another)
    expect(takenBackBy(reversal(), [elsewhere])).toBe(elsewhere)
  })

  it('what goes by its name before what changes least, and that before what an order counts on', () => {
    const [counted, waits, refused, gone] = ['A', 'B', 'C', 'D'].map((key) => money({ key }))
    // What was too much is to go back, and the rest of it pays.
    counted!.count(number, 1_00)
    waits!.waitFor(number, 1_00)
    refused!.refuse(number)
    gone!.refuse(number)
    gone!.sendBack()
    const known = [counted!, waits!, refused!, gone!]
    expect(takenBackBy(reversal({ key: 'A' }), known)).toBe(counted)
    for (const least of [gone, refused, waits, counted]) {
      expect(takenBackBy(reversal({ key: 'REV' }), known)).toBe(least)
      known.pop()
    }
  })

  it('what a person has sent back before what is still listed, of money that named no order', () => {
    const [listed, gone] = ['A', 'B'].map((key) => money({ key }))
    gone!.sendBack()
    expect(takenBackBy(reversal({ key: 'REV' }), [listed!, gone!])).toBe(gone)
  })

  it('what a person has placed, though it was perhaps told of before', () => {
    const some = money({ text: perhapsKnownText(number) })
    some.count(number)
    expect(takenBackBy(reversal(), [some])).toBe(some)
  })

  it('nothing for certain where that is of several orders, or one of them may have been told of twice', () => {
    const [one, other] = [money({ text: '' }), money({ text: '' })]
    one.count(number)
    other.count(another)
    expect(takenBackBy(reversal({ text: '' }), [one, other])).toBeNull()
    expect(takenBackBy(reversal(), [one, money({ key: 'A', text: perhapsKnownText(number) })])).toBeNull()
  })

  it('what its own file tells of anew before what it came with earlier, unless that goes by its name', () => {
    const earlier = money({ day: '2026-11-20' })
    earlier.count(number)
    const again = money({ key: 'BANK-2' })
    expect(takenBackBy(reversal({ key: 'REV' }), [earlier], [again])).toBeNull()
    expect(takenBackBy(reversal({ key: 'BANK-1' }), [earlier], [again])).toBe(earlier)
    again.refuse(number)
    expect(takenBackBy(reversal({ key: 'REV' }), [earlier, again], [again])).toBe(again)
    expect(takenBackBy(reversal({ key: 'REV' }), [earlier], [money({ text: another })])).toBe(earlier)
  })

  it('nothing of what needs nothing any more, and no second payment', () => {
    const gone = money()
    gone.takeOut()
    expect(takenBackBy(reversal(), [gone])).toBeNull()
    for (const wasCountedOn of [true, false]) {
      const seen = reversal()
      seen.settle(wasCountedOn)
      expect(reversalOf(money(), [seen])).toBeNull()
    }
  })
})
