import { describe, expect, it } from 'vitest'
import { anOrder } from '#domain/testing/orders.ts'
import { refusalOf } from '#domain/testing/refusals.ts'
import { confirmationTime, mustBeConfirmable, mustBeConfirmed, ranOutOf } from './address-confirmation.ts'

const placed = new Date('2026-03-01T10:00:00Z')
const soon = new Date('2026-03-01T11:00:00Z')
const tooLate = new Date(placed.getTime() + confirmationTime)

const order = (confirmation: string | null) =>
  anOrder({ method: 'atm', lines: [], expiresAt: tooLate, confirmation }, placed)

describe('an address', () => {
  it.each([
    ['atm', false, true],
    ['atm', true, false],
    ['card', false, false],
    ['mpesa', false, false],
  ] as const)('of an order by %s, known: %s, is to be confirmed: %s', (method, isKnown, expected) => {
    expect(mustBeConfirmed(method, isKnown)).toBe(expected)
  })

  it('is confirmed once, by the whole link, within a day', () => {
    const waiting = order('proof')
    expect(() => mustBeConfirmable(waiting, 'proof', soon)).not.toThrow()
    expect(() => mustBeConfirmable(waiting, 'other', soon)).toThrow('This link is not complete.')
    expect(() => mustBeConfirmable(waiting, 'proof', tooLate)).toThrow('Order 4829-1736 has ended')
    expect(() => mustBeConfirmable(order(null), 'proof', soon)).toThrow('This link was used before')
  })

  it('is confirmed before its order is paid', () => {
    expect(() => order('proof').markPaid(soon)).toThrow('waits for its address to be confirmed')
    expect(() => order('proof').mustAwaitTransfer()).toThrow('waits for its address to be confirmed')
  })

  it.each([
    ['proof', tooLate, 'link'],
    [null, tooLate, 'payment'],
    ['proof', soon, null],
  ] as const)('with %s, ended at %s, ran out of its time for: %s', (confirmation, end, expected) => {
    const waiting = order(confirmation)
    expect(ranOutOf(waiting)).toBeNull()
    waiting.failPayment(end)
    expect(ranOutOf(waiting)).toBe(expected)
  })
})

it('a link that opens nothing is known by why', () => {
  const code = (confirmation: string | null, proof: string, now: Date) =>
    refusalOf(() => mustBeConfirmable(order(confirmation), proof, now))
  expect(code('proof', 'other', soon)).toMatchObject({ refusal: 'conflict', code: 'link-not-known' })
  expect(code('proof', 'proof', tooLate)).toMatchObject({ code: 'order-not-awaiting-payment' })
  expect(code(null, 'proof', soon)).toMatchObject({ code: 'link-used' })
})

it('an order that was cancelled before its time is over has not run out of it, whatever it was before', () => {
  const cancelled = order(null)
  cancelled.failPayment(soon)
  expect(ranOutOf(cancelled)).toBeNull()
})

it('a paid order has run out of no time, however long ago it was', () => {
  const paid = order(null)
  paid.markPaid(tooLate)
  expect(ranOutOf(paid)).toBeNull()
})

it('an order that has ended is confirmed no more, though its time is not over', () => {
  const cancelled = order('proof')
  cancelled.failPayment(soon)
  expect(() => mustBeConfirmable(cancelled, 'proof', soon)).toThrow('has ended')
})
