import { describe, expect, it } from 'vitest'
import { readTable } from './statement-table.ts'

describe('a table of payments', () => {
  it('tells what has come, from whom and what for, and leaves out what went', () => {
    const table = `Date,Amount,Currency,Name,IBAN,Reference,Id
2026-11-23,731.00,EUR,"Okoro, Lena",BE68 5390 0754 7034,RF42 4829 1736,BANK-1
2026-11-23,-20.00,EUR,Bank,,Fees,BANK-2
2026-11-24,5,CHF,Somebody,,A coin,BANK-3
`
    expect(readTable(table).payments).toEqual([
      {
        key: 'BANK-1',
        bookedOn: '2026-11-23',
        sum: { amount: 731_00, currency: 'EUR' },
        sender: 'Okoro, Lena',
        senderIban: 'BE68539007547034',
        text: 'RF42 4829 1736',
      },
    ])
  })

  it.each([
    ['Debit/Credit', 'CREDIT', 'DEBIT'],
    ['Soll/Haben', 'H', 'S'],
    ['Af Bij', 'Bij', 'Af'],
    ['Direction', 'in', 'OUT'],
    ['Type', 'Credit', 'debit'],
  ])('leaves out what went by its column %s', (column, came, went) => {
    const table = `Date,Amount,Text,${column}\n2026-11-23,640.00,RF42 4829 1736,${went}\n2026-11-23,5.00,Thanks,${came}\n`
    expect(readTable(table).payments.map(({ sum }) => sum.amount)).toEqual([5_00])
  })

  it('takes no other column for one of directions where amounts have signs, or it says other things', () => {
    const table = (amount: string, word: string, name = 'Type') =>
      `Date,Amount,Text,${name}\n2026-11-23,5.00,Credit,${word}\n2026-11-23,${amount},B,Top-up\n`
    expect(readTable(table('-640.00', 'Debit')).payments).toHaveLength(1)
    expect(readTable(table('640.00', 'Direct debit')).payments).toHaveLength(2)
    const unknown = /column '(type|card)' speaks of credit or debit, .* Call it 'direction'/
    expect(() => readTable(table('640.00', 'Debit'))).toThrow(unknown)
    expect(() => readTable('Date,Amount,Text,Card\n2026-11-23,5.00,A,credit\n')).toThrow(unknown)
  })

  it('is read as German banks write it, and in euros where it does not say', () => {
    const table =
      'Buchungstag;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;Verwendungszweck;Betrag\n' +
      '23.11.26;Lena Okoro;BE68539007547034;RF42 4829 1736;1.731,5\n'
    expect(readTable(table).payments).toMatchObject([
      { bookedOn: '2026-11-23', sum: { amount: 1_731_50, currency: 'EUR' }, sender: 'Lena Okoro' },
    ])
  })

  it('says in words what came in a currency that no order is paid in', () => {
    const table =
      'date,amount,currency,name,text\n2026-11-24,5,CHF,Somebody,A coin\n2026-11-24,-5,CHF,Somebody,Back\n'
    expect(readTable(table)).toEqual({
      payments: [],
      leftOut: ['CHF 5.00 of 2026-11-24 from Somebody, “A coin”'],
      assumed: null,
    })
  })

  it.each([
    ['date,amount,text\n2026-11-23,5.00,Thanks\n', 'EUR', 'EUR'],
    ['date,amount,text\n2026-11-23,$5.00,Thanks\n', 'USD', null],
    ['date,amount,text\n2026-11-23,KES 500,Thanks\n', 'KES', null],
    ['Datum;Betrag (EUR);Verwendungszweck\n23.11.2026;5,00;Danke\n', 'EUR', null],
    ['date,amount,currency,text\n2026-11-23,5.00,usd,Thanks\n', 'USD', null],
  ])('%j is in %s, for which %s is assumed', (table, currency, assumed) => {
    const read = readTable(table)
    expect(read.payments.map(({ sum }) => sum.currency)).toEqual([currency])
    expect(read.assumed).toBe(assumed)
  })

  it('calls payments without a name by what they say, and two of the same two', () => {
    const row = '2026-11-23,5.00,Thanks\n'
    const keys = (table: string) => readTable(`date,amount,text\n${table}`).payments.map(({ key }) => key)
    const [one, other] = keys(row + row)
    expect(one).not.toBe(other)
    // Another file that begins later tells of the same under the same name.
    expect(keys(`2026-11-22,1.00,Before\n${row}`)[1]).toBe(one)
  })
})

it.each([
  ['', /first line must name the columns; there is none for date, amount, text/],
  ['date,text\n', /none for amount/],
  [
    'date,amount,text\n2026-11-23,5.00,a\n2026-13-45,5.00,b\n',
    /Line 3 has no day that can be read: '2026-13-45'/,
  ],
  ['date,amount,text\n31.02.2026,5.00,a\n', /Line 2 has no day that can be read: '31\.02\.2026'/],
  ['date,amount,text\n2026-11-23,much,a\n', /Line 2 has no amount that can be read: 'much'/],
  ['date,amount,text\n2026-11-23,"1.234",a\n', /Line 2 has no amount/],
  [
    'date,amount,text,D/C\n2026-11-23,5.00,a,D\n2026-11-23,5.00,b,Storno\n',
    /Line 3 does not say in its column 'd\/c' whether its money came or went: 'Storno'/,
  ],
  ['date,amount,text,direction\n2026-11-23,5.00,a\n', /Line 2 does not say in its column 'direction'/],
  ['date,amount,text\n2026-11-23,"5,0,0', /Line 2 .*cannot be read/],
])('%j is refused with what is wrong', (table, reason) => {
  expect(() => readTable(table)).toThrow(reason)
})
