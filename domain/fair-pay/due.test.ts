import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf } from '#domain/shared/money.ts'
import { type AccountPart, apart, dueOn } from './due.ts'

const payday = new Date('2026-12-01T00:00:00Z')
/** Of an order that its buyer has had since then; that nobody has, where it is null. */
const part = (id: string, deliveredAt: string | null, rest: number, isContested = false): AccountPart => ({
  order: {
    id,
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
    isContested,
    isPlayMoney: false,
  },
  rest,
})
const longAgo = '2026-10-01T00:00:00Z'

describe('what an artist is due', () => {
  it('has been with its buyer for more than fifteen days', () => {
    const parts = [
      part('in time', '2026-11-15T23:59:59.999Z', 850),
      part('late', '2026-11-16T00:00:00Z', 100),
    ]
    expect(dueOn(payday, parts)).toEqual({ amount: 850, takes: [{ orderId: 'in time', amount: 850 }] })
  })

  it('waits while works are on their way back or said to be damaged, with what is left of the order', () => {
    expect(dueOn(payday, [part('contested', longAgo, 550, true), part('other', longAgo, 400)])).toEqual({
      amount: 400,
      takes: [{ orderId: 'other', amount: 400 }],
    })
  })

  it('waits until the buyer has everything, however long ago it was paid', () => {
    expect(dueOn(payday, [part('on its way', null, 850)])).toEqual({ amount: 0, takes: [] })
  })

  it('is taken from no other order while one that had left is contested', () => {
    const left = [part('had left', longAgo, 0, true), part('too', longAgo, 0)]
    expect(dueOn(payday, [...left, part('other', longAgo, 400)])).toEqual({
      amount: 400,
      takes: [{ orderId: 'other', amount: 400 }],
    })
  })

  it('is less by what went back of an order that had left, also while more of it is contested', () => {
    const parts = [part('had left', longAgo, -300, true), part('other', longAgo, 400)]
    expect(dueOn(payday, parts)).toEqual({
      amount: 100,
      takes: [
        { orderId: 'had left', amount: -300 },
        { orderId: 'other', amount: 400 },
      ],
    })
  })

  it('is less by what left of orders that nobody can tell, and more by what came back of them', () => {
    expect(dueOn(payday, [{ order: null, rest: -300 }, part('one', longAgo, 400)]).amount).toBe(100)
    expect(dueOn(payday, [{ order: null, rest: 300 }]).amount).toBe(300)
  })

  it('is told apart from what was only played, which pays no debts and makes none', () => {
    const play = (id: string, rest: number): AccountPart => ({
      order: { id, deliveredAt: new Date(longAgo), isContested: false, isPlayMoney: true },
      rest,
    })
    const { real, played } = apart([part('real', longAgo, 400), play('played', 900), play('owed', -1_000)])
    expect(dueOn(payday, real).amount).toBe(400)
    expect(dueOn(payday, played).amount).toBe(0)
    expect(played.map(({ order }) => order?.id)).toEqual(['played', 'owed'])
    expect(apart([{ order: null, rest: -1 }]).real).toHaveLength(1)
  })

  it('takes nothing where more went back than is due, and all of it later', () => {
    const owed = part('had left', longAgo, -850)
    expect(dueOn(payday, [owed, part('other', longAgo, 400)])).toEqual({ amount: 0, takes: [] })
    expect(dueOn(payday, [owed, part('other', longAgo, 850)])).toEqual({ amount: 0, takes: [] })
    expect(dueOn(payday, [owed, part('other', longAgo, 1_000)]).amount).toBe(150)
  })

  it('is never negative, takes what it comes to, and nothing once that has left', () => {
    const deliveredAt = fc.option(
      fc.integer({ min: Date.UTC(2026, 8, 1), max: Date.UTC(2026, 11, 1) }).map((time) => new Date(time)),
    )
    const parts = fc.array(
      fc.record({
        order: fc.option(
          fc.record({
            id: fc.uuid(),
            deliveredAt,
            isContested: fc.boolean(),
            isPlayMoney: fc.constant(false),
          }),
        ),
        rest: fc.integer({ min: -9_000, max: 9_000 }),
      }),
    )
    fc.assert(
      fc.property(parts, (given) => {
        const { amount, takes } = dueOn(payday, given)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(sumOf(takes.map((taken) => taken.amount))).toBe(amount)
        const taken = new Map(takes.map((each) => [each.orderId, each.amount]))
        const left = given.filter(({ order }) => !taken.has(order?.id ?? null))
        expect(dueOn(payday, left).amount).toBe(0)
      }),
    )
  })
})
