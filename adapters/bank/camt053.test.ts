import { describe, expect, it } from 'vitest'
import { namedOrder, orderTakenBackFrom } from '#domain/orders/incoming-payment.ts'
import { readCamt053 } from './camt053.ts'

const statement = (version: '02' | '04' | '08', entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt><Id>2026-11-23/1</Id>${entries}</Stmt></BkToCstmrStmt></Document>`

const entry = ({
  kind = 'CRDT',
  status = '<Sts><Cd>BOOK</Cd></Sts>',
  debtor = '<Dbtr><Pty><Nm>Lena &amp; Söhne</Nm></Pty></Dbtr>',
  extra = '',
} = {}) =>
  `<Ntry><Amt Ccy="EUR">731.00</Amt><CdtDbtInd>${kind}</CdtDbtInd>${extra}${status}<BookgDt><Dt>2026-11-23</Dt></BookgDt>
  <AcctSvcrRef>BANK-1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties>${debtor}
  <DbtrAcct><Id><IBAN>BE68539007547034</IBAN></Id></DbtrAcct></RltdPties>
  <RmtInf><Strd><CdtrRefInf><Ref>RF4248291736</Ref></CdtrRefInf></Strd><Ustrd>With thanks</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

const lenas = {
  key: 'BANK-1',
  bookedOn: '2026-11-23',
  sum: { amount: 73_100, currency: 'EUR' },
  sender: 'Lena & Söhne',
  senderIban: 'BE68539007547034',
  text: 'RF4248291736 · With thanks',
}

const told = (...payments: readonly object[]) => ({ payments, leftOut: [], assumed: null })

describe('a statement of camt.053', () => {
  it.each(['04', '08'] as const)('.%s tells what has come, from whom and what for', (version) => {
    expect(readCamt053(statement(version, entry()))).toEqual(told(lenas))
  })

  it('.02 says its state and its debtor plainly', () => {
    const old = entry({ status: '<Sts>BOOK</Sts>', debtor: '<Dbtr><Nm>Lena &amp; Söhne</Nm></Dbtr>' })
    expect(readCamt053(statement('02', old))).toEqual(told(lenas))
  })

  it.each([
    ['went out', { kind: 'DBIT' }],
    ['is not booked yet', { status: '<Sts><Cd>PDNG</Cd></Sts>' }],
  ])('leaves out what %s', (_, change) => {
    expect(readCamt053(statement('08', entry(change)))).toEqual(told())
  })

  it('says in words what came in a currency that no order is paid in', () => {
    const pounds = entry().replaceAll('Ccy="EUR"', 'Ccy="GBP"')
    expect(readCamt053(statement('08', pounds))).toMatchObject({
      payments: [],
      leftOut: [expect.stringMatching(/^GBP 731\.00 of 2026-11-23 from /)],
    })
  })

  it('tells of one payment what came, not what was sent before somebody’s charges', () => {
    const [sent, own] = [
      '<AmtDtls><TxAmt><Amt Ccy="EUR">746.00</Amt></TxAmt></AmtDtls>',
      '<Amt Ccy="EUR">746.00</Amt>',
    ]
    for (const amount of [sent, own])
      expect(readCamt053(statement('08', entry().replace('</Refs>', `</Refs>${amount}`)))).toEqual(
        told(lenas),
      )
  })

  it('leaves out of several payments what went out', () => {
    const details = (kind: string, cents: string) =>
      `<TxDtls><Amt Ccy="EUR">${cents}</Amt><CdtDbtInd>${kind}</CdtDbtInd></TxDtls>`
    const both = entry().replace(
      /<TxDtls>.*<\/TxDtls>/s,
      details('CRDT', '732.50') + details('DBIT', '1.50') + details('CRDT', '0.01'),
    )
    const { payments } = readCamt053(statement('08', both))
    expect(payments.map(({ key, sum }) => [key, sum.amount])).toEqual([
      ['2026-11-23/1/1/1', 73_250],
      ['2026-11-23/1/1/3', 1],
    ])
  })

  it('says of a payment of ours that it came back, and of no order that it pays it', () => {
    const back = entry().replace('</TxDtls>', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>')
    const [payment] = readCamt053(statement('08', back)).payments
    expect(payment?.text).toBe('A payment of ours that came back (AC04) · RF4248291736 · With thanks')
    expect(namedOrder(payment?.text ?? '')).toBeNull()
  })

  it.each(['true', '1'])(
    'lists what the bank took back (%s), with what that had come with and why',
    (yes) => {
      const reversal = entry({ kind: 'DBIT', extra: `<RvslInd>${yes}</RvslInd>` }).replace(
        '</TxDtls>',
        '<RtrInf><Rsn><Cd>AM05</Cd></Rsn></RtrInf></TxDtls>',
      )
      const text = 'Taken back by the bank (AM05) · RF4248291736 · With thanks'
      expect(readCamt053(statement('08', reversal))).toEqual(told({ ...lenas, text }))
      expect([namedOrder(text), orderTakenBackFrom(text)]).toEqual([null, '4829-1736'])
    },
  )

  it('lists what the bank took back also where its payments repeat the side that they had come with', () => {
    const reversal = entry({ kind: 'DBIT', extra: '<RvslInd>true</RvslInd>' })
    const repeated = reversal.replace('<TxDtls>', '<TxDtls><CdtDbtInd>CRDT</CdtDbtInd>')
    const text = 'Taken back by the bank · RF4248291736 · With thanks'
    expect(readCamt053(statement('08', repeated))).toEqual(told({ ...lenas, text }))
    const part = (cents: string) =>
      `<TxDtls><Amt Ccy="EUR">${cents}</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`
    const batch = reversal.replace(/<TxDtls>.*<\/TxDtls>/s, part('700.00') + part('31.00'))
    expect(readCamt053(statement('08', batch)).payments.map(({ sum }) => sum.amount)).toEqual([700_00, 31_00])
  })

  it('takes the reversal of a debit for a payment of ours that came back', () => {
    const reversal = entry({ extra: '<RvslInd>true</RvslInd>' })
    const text = 'A payment of ours that came back · RF4248291736 · With thanks'
    expect(readCamt053(statement('08', reversal))).toEqual(told({ ...lenas, text }))
    expect(readCamt053(statement('08', entry({ extra: '<RvslInd>false</RvslInd>' })))).toEqual(told(lenas))
  })

  it('names a payment by its place where the bank has no name for it', () => {
    const nameless = entry().replace('<AcctSvcrRef>BANK-1</AcctSvcrRef>', '')
    expect(readCamt053(statement('08', nameless)).payments[0]?.key).toBe('2026-11-23/1/1/1')
  })
})

it.each([
  ['', /no XML|no statement/],
  ['<Document>', /Line 1/],
  ['<!DOCTYPE a [<!ENTITY b "c">]><Document/>', /document type or entities/],
  [statement('08', '').replace('camt.053', 'camt.054'), /no statement/],
  [statement('08', entry().replace('731.00', 'much')), /Entry 1 of statement 2026-11-23\/1 has no amount/],
  [statement('08', entry().replace('<Dt>2026-11-23</Dt>', '')), /no day of booking/],
  [statement('08', entry().replace('<Dt>2026-11-23', '<Dt>2026-13-45')), /no day of booking/],
  [statement('08', entry().replace('<Dt>2026-11-23', '<Dt>2026-02-31')), /no day of booking/],
  [statement('08', entry().replace('731.00', '731.005')), /parts of a cent/],
  [statement('08', '<constructor/>'), /no bank writes: .*constructor/],
  [statement('08', `${'<A>'.repeat(200)}${'</A>'.repeat(200)}`), /no bank writes: .*nested/],
])('%j is refused with what is wrong', (xml, reason) => {
  expect(() => readCamt053(xml)).toThrow(reason)
})
