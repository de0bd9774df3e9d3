import { beforeEach, expect, it } from 'vitest'
import type { PaymentCheck } from '../payment-check-repository.ts'
import { type PaymentCheckPorts, paymentCheckService } from './payment-check-service.ts'

let kept: PaymentCheck[]

beforeEach(() => {
  kept = []
})

/** What is compared: so many orders, of which none is there any more, and works that are held for nobody. */
async function check({ orders = 0, held = 0 }): Promise<readonly string[]> {
  const now = new Date('2026-03-01T10:00:00Z')
  const title = (_: unknown, number: number) => ({
    title: `Work ${number}`,
    heldUntil: now,
    unpaidUntil: null,
  })
  await paymentCheckService({
    checks: {
      toCheck: async () => Array.from({ length: orders }, (_, number) => `order ${number}`),
      heldAmiss: async () => Array.from({ length: held }, title),
      keep: async (checked: PaymentCheck) => void kept.push(checked),
    },
    orders: { byNumber: async () => null },
    attempts: { ofOrder: async () => [], takenForNobody: async () => [] },
    money: { toldUntil: async () => null },
    totals: { totals: async () => [] },
    work: { run: (doing: () => unknown) => doing() },
    clock: { now: () => now },
    ids: { newId: () => 'check' },
  } as unknown as PaymentCheckPorts).check()
  return kept[0]?.differences.map(({ sentence }) => sentence) ?? []
}

it('says when there were more orders than it compares in a night', async () => {
  expect(await check({ orders: 999 })).toEqual([])
  kept = []
  expect(await check({ orders: 1000 })).toEqual([
    'Only 1000 orders were compared: those that wait, and the newest.',
  ])
})

it('tells of two hundred differences, and of how many more there are', async () => {
  expect(await check({ held: 200 })).toHaveLength(200)
  kept = []
  const told = await check({ held: 203 })
  expect(told).toHaveLength(201)
  expect(told.at(-1)).toBe('There are 3 more differences, which are told of as these are mended.')
})
