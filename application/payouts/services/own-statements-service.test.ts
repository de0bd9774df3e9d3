import { expect, it } from 'vitest'
import type { StatementLine } from '#domain/fair-pay/statement.ts'
import { ownStatementsService } from './own-statements-service.ts'

const amina = { userId: 'amina', role: 'artist', sessionId: 'one' } as const
const line = (at: string, more: Partial<StatementLine> = {}): StatementLine => ({
  at: new Date(at),
  kind: 'sale',
  sales: 100_00,
  amount: 85_00,
  orderNumber: '4829-1736',
  payout: null,
  ...more,
})

/** What was asked of the books. */
let asked: (readonly [string, string, string])[]
let printed: readonly string[]
const desk = (now: string, lines: readonly StatementLine[] = []) => {
  asked = []
  return ownStatementsService({
    statements: {
      account: async (id, from, until) => {
        asked.push([id, from.toISOString(), until.toISOString()])
        return { opening: 12_00, lines }
      },
    },
    artists: { artistOf: async (id) => ({ id: `artist ${id}`, name: 'Amina' }) },
    printer: {
      print: async ({ month, until }) => {
        printed = [month, until]
        return new Uint8Array()
      },
    },
    clock: { now: () => new Date(now) },
  })(amina)
}

it('a statement of a month that is over is of all of it, and says what the shop kept of each sale', async () => {
  const payout = line('2026-02-15T00:00:00Z', { kind: 'payout', sales: 0, amount: -85_00, orderNumber: null })
  const statement = await desk('2026-03-01T00:00:00Z', [line('2026-02-03T10:00:00Z'), payout]).statement(
    '2026-02',
  )
  expect(asked).toEqual([['artist amina', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z']])
  expect(statement).toMatchObject({
    artist: { id: 'artist amina', name: 'Amina' },
    until: '2026-03-01T00:00:00.000Z',
    isOver: true,
    lines: [
      {
        at: '2026-02-03T10:00:00.000Z',
        kind: 'sale',
        orderNumber: '4829-1736',
        sales: 100_00,
        fee: 15_00,
        amount: 85_00,
      },
      { kind: 'payout', fee: 0, amount: -85_00 },
    ],
  })
})

it('tells of a payout that and what left of which orders, and that and what came back of them', async () => {
  const orders = [
    { orderNumber: '4829-1736', amount: 90_00 },
    { orderNumber: null, amount: -5_00 },
  ]
  const payout = { month: '2026-02', standing: 'returned', isTakenOut: false, orders } as const
  const of = { kind: 'payout', sales: 0, orderNumber: null, payout } as const
  const [left, back] = [
    line('2026-02-15T00:00:00Z', { ...of, amount: -85_00 }),
    line('2026-02-17T00:00:00Z', { ...of, amount: 85_00 }),
  ]
  const { lines } = await desk('2026-03-01T00:00:00Z', [left, back]).statement('2026-02')
  expect(lines.map((each) => each.payout?.orders.map(({ amount }) => amount))).toEqual([
    [-90_00, 5_00],
    [90_00, -5_00],
  ])
  expect(lines.map((each) => each.payout?.step)).toEqual(['left-and-came-back', 'came-back'])
})

it('of a month that goes on it is until now, also where it is printed', async () => {
  const service = desk('2026-02-20T08:30:00Z')
  expect(await service.statement('2026-02')).toMatchObject({
    until: '2026-02-20T08:30:00.000Z',
    isOver: false,
  })
  await service.printed('2026-02')
  expect(printed).toEqual(['2026-02', '2026-02-20T08:30:00.000Z'])
})

it('of a time that has not come there is none', async () => {
  const none = { refusal: 'not-found', code: 'no-such-statement' }
  await expect(desk('2026-02-20T08:30:00Z').statement('2026-03')).rejects.toMatchObject(none)
  await expect(desk('2026-02-20T08:30:00Z').year('2027')).rejects.toMatchObject(none)
  expect(asked).toEqual([])
})

it('of a year it is one look at the books, from its first month to the one that goes on', async () => {
  const months = await desk('2026-03-20T08:30:00Z', [line('2026-02-03T10:00:00Z')]).year('2026')
  expect(asked).toEqual([['artist amina', '2026-01-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z']])
  expect(months).toHaveLength(3)
})
