import { describe, expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import {
  headStartOver,
  mostAwaited,
  mustBeAwaited,
  mustNotAwaitTooMany,
  nextToTell,
  waitedTooLong,
} from './waiting.ts'

const work = { title: 'Harbour at Dusk', price: 64_000, stock: 0 }

describe('whoever waits for a work', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [3, 0, 3],
    [3, 1, 2],
    [1, 2, 0],
  ])('of %i pieces, with %i who were told and may still buy, tells %i more', (stock, asked, next) => {
    expect(nextToTell({ stock }, asked)).toBe(next)
  })

  it('has two hours before the next is told', () => {
    expect(headStartOver(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-03-01T10:00:00Z'))
  })

  it('waits for what cannot be bought now, and is for sale', () => {
    expect(() => mustBeAwaited(work)).not.toThrow()
    expect(() => mustBeAwaited({ ...work, stock: 1 })).toThrow(
      '“Harbour at Dusk” is back: you can buy it now.',
    )
    expect(() => mustBeAwaited({ ...work, price: 0 })).toThrow('“Harbour at Dusk” is not for sale.')
  })

  it('waits for so many works at most', () => {
    expect(() => mustNotAwaitTooMany(mostAwaited - 1)).not.toThrow()
    expect(() => mustNotAwaitTooMany(mostAwaited)).toThrow('You wait for 100 works already.')
  })
})

it('nobody waits longer than a year', () => {
  expect(waitedTooLong(new Date('2027-03-01T12:00:00Z'))).toEqual(new Date('2026-03-01T12:00:00Z'))
})

it.each([
  [() => mustBeAwaited({ ...work, price: 0 }), 'conflict', 'not-for-sale'],
  [() => mustBeAwaited({ ...work, stock: 1 }), 'conflict', 'can-be-bought'],
  [() => mustNotAwaitTooMany(mostAwaited), 'rule-broken', 'too-many-awaited'],
])('who has nothing to wait for is told so by a code: %s', (act, refusal, code) => {
  expect(refusalOf(act)).toMatchObject({ refusal, code })
})
