import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankText } from './credit-transfers.ts'
import { payoutFiles } from './payout-files.ts'
import { faultsIn } from './testing/pain-001.ts'

const batch = {
  id: 'b',
  month: '2026-12',
  number: 1,
  madeAt: new Date('2026-12-01T00:05:00Z'),
  sentAt: null,
}
const now = new Date('2026-12-01T09:30:15.250Z')
const payer = { holder: 'Sanaa Kunst & Handwerk GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
const bank = {
  id: '0193a1b2-0000-7000-8000-00000000000a',
  amount: 54_400,
  artistName: 'Łucja',
  destination: { kind: 'iban', iban: 'BE68539007547034', holder: 'Łucja Żółć-Muñoz' },
} as const
const other = { ...bank, id: '0193a1b2-0000-7000-8000-00000000000c', amount: 1 } as const
const phone = {
  id: '0193a1b2-0000-7000-8000-00000000000b',
  amount: 12_345,
  artistName: '=Amina "Mina" Njoroge',
  destination: { kind: 'mpesa', phone: '254712345678' },
} as const

const insideOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text]) => text)

describe('the file for the bank', () => {
  const files = payoutFiles({ payer })
  const { text, name } = files.write('iban', batch, [bank, other], now)

  it('is what the format asks for, whoever is paid whatever', () => {
    expect(faultsIn(text)).toEqual([])
    const payout = fc.record({
      id: fc.uuid(),
      amount: fc.integer({ min: 1, max: 100_000_000_000 }),
      artistName: fc.string({ unit: 'grapheme' }),
      destination: fc.record({
        kind: fc.constant('iban' as const),
        iban: fc.constantFrom('DE89370400440532013000', 'MT84MALT011000012345MTLCAST001S'),
        holder: fc.string({ unit: 'grapheme', maxLength: 200 }).map((rest) => `A ${rest}`),
      }),
    })
    const payouts = fc.uniqueArray(payout, { selector: ({ id }) => id, minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(payouts, fc.boolean(), (given, knowsBank) => {
        const own = payoutFiles({ payer: { ...payer, bic: knowsBank ? payer.bic : null } })
        expect(faultsIn(own.write('iban', { ...batch, number: 999 }, given, now).text)).toEqual([])
      }),
    )
  })

  it.each([
    ['elements in another order', /(<InitgPty>.*?<\/InitgPty>)(<\/GrpHdr>)/, '$2$1', /InitgPty/],
    [
      'a sum too late',
      /(<CtrlSum>[\d.]+<\/CtrlSum>)(<InitgPty>.*?<\/InitgPty>)/,
      '$2$1',
      /InitgPty|CtrlSum: too late/,
    ],
    ['a wrong sum', /<CtrlSum>544\.01/, '<CtrlSum>544.00', /sum 544\.00/],
    ['a wrong number', /<NbOfTxs>2/, '<NbOfTxs>3', /3 transfers/],
    ['a name that is too long', /<MsgId>/, `<MsgId>${'X'.repeat(35)}`, /MsgId/],
    ['a letter of few', /<Ustrd>/, '<Ustrd>Ł', /Ustrd/],
    ['another currency', /Ccy="USD"/, 'Ccy="EUR"', /currency/],
    ['something left out', /<DbtrAgt>.*?<\/DbtrAgt>/, '', /DbtrAgt: 0 times/],
    ['something unknown', /<ChrgBr>/, '<Else>1</Else><ChrgBr>', /Else: unknown/],
    ['half a cent', /544\.00</, '544.005<', /InstdAmt/],
  ])('would be refused with %s', (_what, found, put, fault) => {
    const changed = text.replace(found, put)
    expect(changed).not.toBe(text)
    expect(faultsIn(changed).join('\n')).toMatch(fault)
  })

  it('names the batch, the payer, the sums and where they go', () => {
    expect(name).toBe('sanaa-payouts-2026-12-1.xml')
    expect(text).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"')
    expect(insideOf(text, 'MsgId')).toEqual(['SANAA-2026-12-1'])
    expect(insideOf(text, 'CreDtTm')).toEqual(['2026-12-01T09:30:15'])
    expect(insideOf(text, 'NbOfTxs')).toEqual(['2', '2'])
    expect(insideOf(text, 'CtrlSum')).toEqual(['544.01', '544.01'])
    expect(text).toContain('<InstdAmt Ccy="USD">544.00</InstdAmt>')
    expect(insideOf(text, 'IBAN')).toEqual(['DE89370400440532013000', 'BE68539007547034', 'BE68539007547034'])
    expect(insideOf(text, 'EndToEndId')[0]).toBe('0193a1b200007000800000000000000a')
    expect(insideOf(text, 'Nm')).toEqual([
      'Sanaa Kunst Handwerk GmbH',
      'Sanaa Kunst Handwerk GmbH',
      'Lucja Zolc-Munoz',
      'Lucja Zolc-Munoz',
    ])
    expect(text).not.toContain('SEPA')
  })

  it('says what is missing where nobody has set who pays', () => {
    expect(() => payoutFiles({}).write('iban', batch, [bank], now)).toThrow(/BANK_IBAN/)
  })

  it('goes without the bank’s code where it is not set', () => {
    const own = payoutFiles({ payer: { ...payer, bic: null } }).write('iban', batch, [bank], now)
    expect(own.text).toContain('<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>')
  })
})

describe('the list for M-Pesa', () => {
  it('is in whole shillings, and no formula', () => {
    expect(payoutFiles({ shillingsPerDollar: 129.5 }).write('mpesa', batch, [phone], now)).toEqual({
      name: 'sanaa-payouts-2026-12-1-mpesa.csv',
      type: 'text/csv; charset=utf-8',
      text: '"Phone","Name","Amount in KES","Reference"\r\n"254712345678","Amina Mina Njoroge","15987","2026-12-1"\r\n',
    })
  })

  it('needs a rate', () => {
    expect(() => payoutFiles({}).write('mpesa', batch, [phone], now)).toThrow(/MPESA_RATE/)
  })
})

it.each([
  ['Siobhán O’Neil', "Siobhan O'Neil"],
  ['Straße <Nr. 7>', 'Strasse Nr. 7'],
  ['Ærø; Þór', 'AEro Thor'],
])('%s is %s to a bank', (text, plain) => {
  expect(bankText(text, 70)).toBe(plain)
})
