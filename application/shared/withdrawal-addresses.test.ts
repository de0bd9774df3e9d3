import { expect, it } from 'vitest'
import { claimsBeside, withdrawalBeside } from './withdrawal-addresses.ts'

it('what is beside an order is opened by the same key', () => {
  expect(
    ['/orders/1', '/orders/1?key=k'].flatMap((order) => [withdrawalBeside(order), claimsBeside(order)]),
  ).toEqual([
    '/orders/1/withdrawal',
    '/orders/1/claims',
    '/orders/1/withdrawal?key=k',
    '/orders/1/claims?key=k',
  ])
})
