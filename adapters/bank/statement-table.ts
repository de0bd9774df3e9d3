import { parse } from 'csv-parse/sync'
import {
  type IncomingPayment,
  leftOutInWords,
  type Statement,
  writtenText,
} from '#domain/orders/incoming-payment.ts'
import { unitsOf } from '#domain/payments/foreign-sum.ts'
import { type Currency, currencies } from '#domain/payments/standing.ts'
import { beginOfDay } from '#domain/shared/day.ts'
import { directionsIn } from './payment-directions.ts'
import { unreadableStatement as unreadable } from './unreadable-statement.ts'

/** What banks call the columns of their tables, in small letters. */
const columns = {
  bookedOn: ['date', 'booking date', 'booked on', 'completed date', 'datum', 'buchungstag', 'buchungsdatum'],
  amount: ['amount', 'credit', 'betrag', 'umsatz', 'betrag (eur)'],
  currency: ['currency', 'währung', 'waehrung'],
  sender: [
    'sender',
    'payer',
    'name',
    'counterparty name',
    'debtor name',
    'auftraggeber',
    'beguenstigter/zahlungspflichtiger',
    'name zahlungsbeteiligter',
  ],
  senderIban: [
    'iban',
    'sender iban',
    'counterparty iban',
    'debtor iban',
    'kontonummer/iban',
    'iban zahlungsbeteiligter',
  ],
  text: ['text', 'reference', 'description', 'remittance information', 'purpose', 'verwendungszweck'],
  key: ['id', 'transaction id', 'account servicer reference', 'bank reference', 'transaktions-id'],
} as const
type Column = keyof typeof columns
const needed = ['bookedOn', 'amount', 'text'] as const satisfies readonly Column[]

interface Row {
  readonly line: number
  readonly cells: Readonly<Record<Column, string>>
  /** A column says that its money went. */
  readonly hasGone: boolean
  /** What the name of the amounts' column says. */
  readonly columnCurrency: Currency | null
}

/** The mark between cells: spreadsheets write a semicolon where the comma stands in numbers. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\n|$/)).replaceAll(/"[^"]*"/g, '')
  const count = (mark: string): number => header.split(mark).length
  return [',', ';', '\t'].reduce((usual, mark) => (count(mark) > count(usual) ? mark : usual))
}

function recordsOf(text: string): readonly { readonly record: readonly string[]; readonly line: number }[] {
  try {
    const found = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as readonly { record: string[]; info: { lines: number } }[]
    return found.map(({ record, info }) => ({ record, line: info.lines }))
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? `Line ${String(error.lines)}` : 'A line'
    throw unreadable(`${line} of this table cannot be read. Please export it once more.`)
  }
}

function rowsOf(text: string): readonly Row[] {
  const [header, ...records] = recordsOf(text)
  const names = (header?.record ?? []).map((name) => name.toLowerCase())
  const places = new Map(
    Object.entries(columns).map(([column, known]) => [
      column as Column,
      names.findIndex((name) => known.some((each) => each === name)),
    ]),
  )
  const missing = needed.filter((column) => places.get(column) === -1)
  if (missing.length > 0)
    throw unreadable(
      `The first line must name the columns; there is none for ${missing.map((column) => columns[column][0]).join(', ')}.`,
    )
  const cell = (record: readonly string[], column: Column) => record[places.get(column) ?? -1] ?? ''
  const columnCurrency = markedIn(names[places.get('amount') ?? -1] ?? '')
  const hasGone = directionsIn({
    names,
    records: records.map(({ record }) => record),
    others: new Set(places.values()),
    isSigned: records.some(({ record }) => cell(record, 'amount').includes('-')),
  })
  return records.map(({ record, line }) => ({
    line,
    hasGone: hasGone(record, line),
    columnCurrency,
    cells: {
      bookedOn: cell(record, 'bookedOn'),
      amount: cell(record, 'amount'),
      currency: cell(record, 'currency'),
      sender: cell(record, 'sender'),
      senderIban: cell(record, 'senderIban'),
      text: cell(record, 'text'),
      key: cell(record, 'key'),
    },
  }))
}

/** 2026-11-23, 23.11.2026, 23.11.26 or 23/11/2026. */
function dayOf(written: string, line: number): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(written) ?? []
  const [, otherDay, otherMonth, otherYear] = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/.exec(written) ?? []
  const found =
    year === undefined && otherYear !== undefined
      ? `${otherYear.padStart(4, '20')}-${otherMonth?.padStart(2, '0')}-${otherDay?.padStart(2, '0')}`
      : `${year}-${month}-${day}`
  if (!beginOfDay(found)) throw unreadable(`Line ${line} has no day that can be read: '${written}'.`)
  return found
}

/** Hundredths; 1,234.56 and 1.234,56 alike. Null for what went out. */
function amountOf(written: string, line: number): number | null {
  const plain = written.replace(/[\s\u00a0'’+]|EUR|USD|KES|KSh|[€$]/gi, '')
  const [, minus, whole = '', part] =
    /^(-?)(\d{1,3}(?:[.,]\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  const isPlain = /^\d+$/.test(whole)
  // One mark before three figures parts thousands, or decimals: nobody knows.
  if (whole === '' || (!isPlain && part === undefined && whole.match(/[.,]/g)?.length === 1))
    throw unreadable(`Line ${line} has no amount that can be read: '${written}'.`)
  const amount = Number(`${whole.replace(/[.,]/g, '')}${(part ?? '').padEnd(2, '0')}`)
  return minus === '-' || amount === 0 ? null : amount
}

/** How currencies are marked where no column names them: beside an amount, or in the name of its column. */
const marks = { EUR: /EUR|€/i, USD: /USD|\$/i, KES: /KES|KSh/i } as const satisfies Record<Currency, RegExp>
const markedIn = (text: string): Currency | null =>
  currencies.find((currency) => marks[currency].test(text)) ?? null

/** What amounts are taken for where nothing says it. */
const usual: Currency = 'EUR'

const isCurrency = (name: string): name is Currency => currencies.some((known) => known === name)

/**
 * What has come to the account, by a table with a line for each payment, of which the first line names the columns.
 * @throws DomainError rule-broken 'statement-unreadable', with the line; nothing is read by half
 */
export function readTable(text: string): Statement {
  const payments: IncomingPayment[] = []
  const leftOut: string[] = []
  let assumed: Currency | null = null
  /** How often a payment without a name of its own was met: the same again is another one. */
  const met = new Map<string, number>()
  for (const { line, cells, hasGone, columnCurrency } of rowsOf(text)) {
    const amount = amountOf(cells.amount, line)
    if (amount === null || hasGone) continue
    const bookedOn = dayOf(cells.bookedOn, line)
    const marked = cells.currency.toUpperCase() || markedIn(cells.amount) || columnCurrency
    const currency = marked || usual
    const likeness = [bookedOn, amount, currency, cells.senderIban, cells.sender, cells.text].join('/')
    const again = (met.get(likeness) ?? 0) + 1
    met.set(likeness, again)
    const told = {
      key: cells.key || `${likeness}/${again}`,
      bookedOn,
      sender: cells.sender || null,
      senderIban: cells.senderIban.replace(/\s/g, '').toUpperCase() || null,
      text: writtenText(cells.text),
    }
    if (!marked) assumed = usual
    if (isCurrency(currency)) payments.push({ ...told, sum: { amount, currency } })
    else leftOut.push(leftOutInWords(`${currency} ${unitsOf({ amount }).toFixed(2)}`, told))
  }
  return { payments, leftOut, assumed }
}
