import { describe, expect, it } from 'vitest'
import type { StatementView } from '#application/payouts/statements-contract.ts'
import { pdfStatementPrinter } from './pdf-statement-printer.ts'
import { readBack } from './testing/read-back.ts'
import { box, signsOn } from './testing/signs-on.ts'

const line = (nth: number): StatementView['lines'][number] => ({
  at: '2026-11-03T10:00:00.000Z',
  kind: 'sale',
  orderNumber: `4829-${1000 + nth}`,
  payout: null,
  sales: 33_333,
  fee: 5_000,
  amount: 28_333,
})
const given: StatementView = {
  artist: { id: 'zofia', name: 'Zażółć Gęślą z Łodzi' },
  month: '2026-11',
  until: '2026-12-01T00:00:00.000Z',
  isOver: true,
  opening: 54_400,
  sales: 33_333,
  refunds: -10_000,
  fee: 3_500,
  earned: 19_833,
  payouts: -54_400,
  closing: 19_833,
  lines: [
    {
      at: '2026-11-01T00:05:00.000Z',
      kind: 'payout',
      orderNumber: null,
      payout: {
        month: '2026-11',
        step: 'settled',
        orders: [{ orderNumber: '4829-1736', amount: -54_400 }],
      },
      sales: 0,
      fee: 0,
      amount: -54_400,
    },
    line(736),
    {
      ...line(736),
      kind: 'refund',
      at: '2026-11-09T10:00:00.000Z',
      sales: -10_000,
      fee: -1_500,
      amount: -8_500,
    },
  ],
}
const print = (statement: StatementView) => pdfStatementPrinter.print(statement)

describe('a printed statement', () => {
  it('goes from the opening balance to the closing one, order by order', async () => {
    const { text } = await readBack(await print(given))
    for (const words of [
      'Statement Artist Zażółć Gęślą z Łodzi Month November 2026 Closing balance $198.33',
      'Sales Order Date Price Fee Your part 4829-1736 3 Nov $333.33 $50.00 $283.33',
      'Refunds Order Date Given back Fee Your part 4829-1736 9 Nov -$100.00 -$15.00 -$85.00',
      'Payouts Payout Date State Your account Payout 2026-11 1 Nov Arrived -$544.00 4829-1736 -$544.00',
      'Opening balance $544.00 Sales $333.33 Refunds -$100.00 Sanaa’s fee -$35.00 Payouts -$544.00 Closing balance $198.33',
    ])
      expect(text).toContain(words)
  })

  it('says of a payout that is back that it left with one line, and that it came back with the other', async () => {
    const [left] = given.lines
    const payout = { ...left!.payout!, orders: [] }
    const lines = [
      { ...left!, payout: { ...payout, step: 'left-and-came-back' as const } },
      {
        ...left!,
        at: '2026-11-04T09:00:00.000Z',
        payout: { ...payout, step: 'came-back' as const },
        amount: 54_400,
      },
    ]
    const { text } = await readBack(await print({ ...given, lines }))
    expect(text).toContain('Payout 2026-11 1 Nov Left, came back later -$544.00')
    expect(text).toContain('Payout 2026-11 4 Nov Came back $544.00')
  })

  it('says until when it tells, where its month is not over, and where there was nothing', async () => {
    const none = { sales: 0, refunds: 0, fee: 0, earned: 0, payouts: 0, closing: 54_400, lines: [] }
    const { text } = await readBack(
      await print({ ...given, ...none, isOver: false, until: '2026-11-23T04:00:00.000Z' }),
    )
    expect(text).toContain('November 2026 until 23 November 2026')
    expect(text).toContain('Nothing came to the account, and nothing left it.')
    expect(text).toContain('Opening balance $544.00')
    expect(text).not.toContain('Your part')
  })

  it('has the same bytes each time, a title, and tables that are read aloud as such', async () => {
    const [once, again] = [await print(given), await print(given)]
    expect(Buffer.compare(once, again)).toBe(0)
    const { info, tags } = await readBack(once)
    expect(info).toMatchObject({ Title: 'Statement of November 2026', Language: 'en' })
    for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(`"role":"${tag}"`)
  })

  it('has a sign for each letter of an artist’s name, in whatever script', async () => {
    const name = 'فاطمة 王 さくら हिन्दी'
    const drawn = await signsOn(await print({ ...given, artist: { id: 'fatima', name } }))
    expect(drawn.map(({ text }) => text).join('')).toContain('ةمطاف')
    expect(drawn.filter(({ text }) => text.includes(box))).toEqual([])
  })

  it('goes on with a next sheet, and loses nothing on the way', async () => {
    const lines = Array.from({ length: 120 }, (_, nth) => line(nth))
    const { sheets, text } = await readBack(await print({ ...given, lines }))
    expect(sheets.length).toBeGreaterThan(2)
    for (const { orderNumber } of lines) expect(text).toContain(orderNumber)
  })
})
