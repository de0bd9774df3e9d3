import { unreadableStatement as unreadable } from './unreadable-statement.ts'

/** What banks call a column that says of each amount whether it came or went, in small letters. */
const columnNames = [
  'direction',
  'debit/credit',
  'credit/debit',
  'debit or credit',
  'credit or debit',
  'credit debit indicator',
  'cdtdbtind',
  'd/c',
  'c/d',
  'dr/cr',
  'cr/dr',
  'soll/haben',
  's/h',
  'af bij',
]
/** What they call one that may say so, or something else. */
const vagueNames = ['type', 'transaction type', 'kind', 'details']

/** What they write in it. */
const plainWords = {
  came: ['credit', 'crdt', 'cr', 'haben'],
  went: ['debit', 'dbit', 'dr', 'soll'],
} as const
const words = {
  came: [...plainWords.came, 'c', 'h', 'in', 'incoming', 'bij', '+'],
  went: [...plainWords.went, 'd', 's', 'out', 'outgoing', 'af', '-'],
}

const among = (known: readonly string[], cell: string | undefined): boolean =>
  known.includes((cell ?? '').toLowerCase())
const isPlain = (cell: string | undefined): boolean => among([...plainWords.came, ...plainWords.went], cell)

interface Table {
  readonly names: readonly string[]
  readonly records: readonly (readonly string[])[]
  /** Columns that are known to say something else. */
  readonly others: ReadonlySet<number>
  /** Amounts have signs, which say it as well. */
  readonly isSigned: boolean
}

/**
 * What says of a table's lines whether their money came: amounts without a sign stand for what went, too.
 * @returns for a line and its cells, whether its money went
 * @throws DomainError rule-broken 'statement-unreadable', also from what is returned: for a column or a word that may say so, and
 * that nobody knows
 */
export function directionsIn({
  names,
  records,
  others,
  isSigned,
}: Table): (record: readonly string[], line: number) => boolean {
  const columns = names.flatMap((name, column) => {
    if (columnNames.includes(name)) return [{ name, column }]
    const cells = others.has(column) ? [] : records.map((record) => record[column])
    if (!cells.some(isPlain)) return []
    if (vagueNames.includes(name) && cells.every(isPlain)) return [{ name, column }]
    if (isSigned) return []
    throw unreadable(
      `The column '${name}' speaks of credit or debit, and no amount has a sign. Call it 'direction' if it says what came and what went, or take it away.`,
    )
  })
  return (record, line) =>
    columns.some(({ name, column }) => {
      const went = among(words.went, record[column])
      if (!went && !among(words.came, record[column]))
        throw unreadable(
          `Line ${line} does not say in its column '${name}' whether its money came or went: '${record[column] ?? ''}'.`,
        )
      return went
    })
}
