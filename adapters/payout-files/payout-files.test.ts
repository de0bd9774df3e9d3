import { describe, expect, it } from 'vitest'
import { bankText } from './credit-transfers.ts'
import { payoutFiles } from './payout-files.ts'

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
const phone = {
  id: '0193a1b2-0000-7000-8000-00000000000b',
  amount: 12_345,
  artistName: '=Amina "Mina" Njoroge',
  destination: { kind: 'mpesa', phone: '254712345678' },
} as const

/** The elements in the order in which they begin. */
const elements = (xml: string) => [...xml.matchAll(/<([A-Za-z]+)[ >]/g)].map(([, name]) => name)
const insideOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text]) => text)

describe('the file for the bank', () => {
  const files = payoutFiles({ payer })
  const { text, name } = files.write('iban', batch, [bank, { ...bank, amount: 1 }], now)

  it('has its elements in the order of the format', () => {
    const transfer = 'CdtTrfTxInf PmtId EndToEndId Amt InstdAmt Cdtr Nm CdtrAcct Id IBAN RmtInf Ustrd'
    expect(elements(text).join(' ')).toBe(
      `Document CstmrCdtTrfInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm ` +
        `PmtInf PmtInfId PmtMtd NbOfTxs CtrlSum ReqdExctnDt Dt Dbtr Nm DbtrAcct Id IBAN DbtrAgt FinInstnId BICFI ChrgBr ` +
        `${transfer} ${transfer}`,
    )
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
