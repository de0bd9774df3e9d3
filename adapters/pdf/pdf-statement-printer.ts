import type { StatementPrinter } from '#application/payouts/statement-printer.ts'
import type { StatementView } from '#application/payouts/statements-contract.ts'
import { payoutReference } from '#domain/fair-pay/payout.ts'
import { payoutStepWords } from '#domain/fair-pay/payout-step.ts'
import { beginningOf } from '#domain/fair-pay/statement.ts'
import { brand } from '#domain/shared/brand.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'
import { type Cell, onPaper, type Paper } from './paper.ts'
import { colours, column } from './pen.ts'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayOf = (at: string): string => shortDay.format(new Date(at))

const quiet = { size: 9.5, colour: colours.ink2 }
const small = { size: 9, colour: colours.ink3, role: 'TH' } as const

/** Five columns: what, when, and three sums. */
const sumWidth = 82
const what = (text: string, setting: Partial<Cell> = {}): Cell => ({ text, from: 0, width: 130, ...setting })
const when = (text: string, setting: Partial<Cell> = {}): Cell => ({ text, from: 134, width: 70, ...setting })
const sum = (amount: Cents | string, place: 1 | 2 | 3, setting: Partial<Cell> = {}): Cell => ({
  text: typeof amount === 'string' ? amount : formatMoney(amount),
  from: column - (4 - place) * sumWidth,
  width: sumWidth,
  align: 'right',
  ...setting,
})

/** What a payout's line tells takes the room of the sums that it has none of. */
const state = (text: string, setting: Partial<Cell>): Cell =>
  sum(text, 1, { ...setting, width: 2 * sumWidth - 8, align: 'left' })

type Line = StatementView['lines'][number]

function chapter(paper: Paper, title: string): void {
  paper.keepTogether(92)
  paper.space(22)
  paper.rule()
  paper.space(12)
  paper.heading(2, title)
  paper.space(4)
}

/** Orders, with what was paid, what the shop keeps of it, and what comes to the artist. */
function trade(paper: Paper, title: string, paid: string, lines: readonly Line[]): void {
  if (lines.length === 0) return
  chapter(paper, title)
  paper.table(title, (row) => {
    row([
      what('Order', small),
      when('Date', small),
      sum(paid, 1, small),
      sum('Fee', 2, small),
      sum('Your part', 3, small),
    ])
    for (const { orderNumber, at, sales, fee, amount } of lines)
      row(
        [
          what(orderNumber ?? '–'),
          when(dayOf(at), quiet),
          sum(sales, 1, quiet),
          sum(fee, 2, quiet),
          sum(amount, 3),
        ],
        3,
      )
  })
}

function payouts(paper: Paper, lines: readonly Line[]): void {
  if (lines.length === 0) return
  chapter(paper, 'Payouts')
  paper.table('Payouts', (row) => {
    row([what('Payout', small), when('Date', small), state('State', small), sum('Your account', 3, small)])
    for (const { payout, at, amount } of lines) {
      row(
        [
          what(payout ? payoutReference(payout.month) : '–'),
          when(dayOf(at), quiet),
          state(payout ? payoutStepWords[payout.step] : '–', quiet),
          sum(amount, 3),
        ],
        3,
      )
      for (const order of payout?.orders ?? [])
        row([
          when(order.orderNumber ?? 'Earlier orders', { ...quiet, width: 146 }),
          sum(order.amount, 2, quiet),
        ])
    }
  })
}

function account(paper: Paper, statement: StatementView): void {
  const label = (text: string, setting: Partial<Cell> = {}): Cell => what(text, { width: 300, ...setting })
  const strong = { face: 'strong', size: 12 } as const
  paper.keepTogether(150)
  paper.space(24)
  paper.rule(colours.control)
  paper.space(12)
  paper.table('Your account', (row) => {
    row([label('Opening balance'), sum(statement.opening, 3)])
    row([label('Sales'), sum(statement.sales, 3)])
    row([label('Refunds'), sum(statement.refunds, 3)])
    row([label(`${brand.name}’s fee`), sum(0 - statement.fee, 3)])
    row([label('Payouts'), sum(statement.payouts, 3)])
    row([label('Closing balance', strong), sum(statement.closing, 3, strong)], 4)
  })
}

/** Statements as PDF, in the look of the shop. */
export const pdfStatementPrinter: StatementPrinter = {
  print(statement) {
    const { artist, month, until, isOver, lines } = statement
    const name = monthName.format(beginningOf(month))
    const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind)
    const paper = {
      title: `Statement of ${name}`,
      subject: `What came to the account of ${artist.name} in ${name}, and what left it`,
      created: beginningOf(month),
      changed: new Date(lines.at(-1)?.at ?? beginningOf(month)),
      foot: `${brand.name}, ${brand.email}. Sums in US dollars, days in UTC.`,
      view: statement,
    }
    return onPaper(paper, (sheet) => {
      sheet.heading(1, 'Statement')
      sheet.space(20)
      sheet.facts([
        { label: 'Artist', lines: [artist.name] },
        { label: 'Month', lines: [name, ...(isOver ? [] : [`until ${longDay.format(new Date(until))}`])] },
        { label: 'Closing balance', lines: [formatMoney(statement.closing)] },
      ])
      if (lines.length === 0) {
        sheet.space(20)
        sheet.paragraph('Nothing came to the account, and nothing left it.')
      }
      trade(sheet, 'Sales', 'Price', of('sale'))
      trade(sheet, 'Refunds', 'Given back', of('refund'))
      payouts(sheet, of('payout'))
      account(sheet, statement)
    })
  },
}
