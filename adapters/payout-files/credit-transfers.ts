import type { FiledPayout } from '#application/payouts/payout-files.ts'
import { payoutReference } from '#domain/fair-pay/payout.ts'
import { batchName, type PayoutBatch } from '#domain/payouts/payout-batch.ts'
import { brand } from '#domain/shared/brand.ts'
import { type Cents, dollarsFrom, sumOf } from '#domain/shared/money.ts'

/** The account that money leaves from. */
export interface Payer {
  readonly holder: string
  readonly iban: string
  /** Null where the bank is known by the account alone. */
  readonly bic: string | null
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** Letters that no accent makes another. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  ı: 'i',
  '’': "'",
}

/** Text as every bank takes it: Latin letters without accents, figures and a few marks. */
export const bankText = (text: string, most: number): string =>
  Array.from(text.normalize('NFC'), (letter) => plainLetters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, most)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const element = (name: string, content: string | readonly string[], attributes = ''): string =>
  `<${name}${attributes}>${[content].flat().join('')}</${name}>`

const said = (name: string, text: string): string => element(name, escaped(text))

const amountOf = (cents: Cents): string => dollarsFrom(cents).toFixed(2)

/** What the transaction is called all the way to the artist and back; at most 35 characters. */
const endToEndId = ({ id }: FiledPayout): string => id.replaceAll('-', '')

const transfer = (payout: FiledPayout, batch: PayoutBatch): string => {
  const { destination, amount } = payout
  if (destination.kind !== 'iban') throw new Error(`Payout ${payout.id} goes to no bank`)
  return element('CdtTrfTxInf', [
    element('PmtId', said('EndToEndId', endToEndId(payout))),
    element('Amt', element('InstdAmt', amountOf(amount), ' Ccy="USD"')),
    element('Cdtr', said('Nm', bankText(destination.holder, 70))),
    element('CdtrAcct', element('Id', said('IBAN', destination.iban))),
    element('RmtInf', said('Ustrd', bankText(`${brand.name} ${payoutReference(batch.month)}`, 140))),
  ])
}

/**
 * The transfers of a batch as banks read them, ISO 20022 pain.001.001.09, in dollars: the bank converts. The order of elements
 * is the format's, and the batch's name keeps a bank from taking the same file twice.
 */
export function creditTransfers(
  payer: Payer,
  batch: PayoutBatch,
  payouts: readonly FiledPayout[],
  now: Date,
): string {
  const name = `${brand.slug.toUpperCase()}-${batchName(batch)}`
  const count = said('NbOfTxs', String(payouts.length))
  const sum = said('CtrlSum', amountOf(sumOf(payouts.map(({ amount }) => amount))))
  const holder = said('Nm', bankText(payer.holder, 70))
  const agent = payer.bic === null ? element('Othr', said('Id', 'NOTPROVIDED')) : said('BICFI', payer.bic)
  const group = element('GrpHdr', [
    said('MsgId', name),
    said('CreDtTm', now.toISOString().slice(0, 19)),
    count,
    sum,
    element('InitgPty', holder),
  ])
  const payment = element('PmtInf', [
    said('PmtInfId', name),
    said('PmtMtd', 'TRF'),
    count,
    sum,
    element('ReqdExctnDt', said('Dt', now.toISOString().slice(0, 10))),
    element('Dbtr', holder),
    element('DbtrAcct', element('Id', said('IBAN', payer.iban))),
    element('DbtrAgt', element('FinInstnId', agent)),
    said('ChrgBr', 'SHAR'),
    ...payouts.map((payout) => transfer(payout, batch)),
  ])
  const document = element('Document', element('CstmrCdtTrfInitn', [group, payment]), ` xmlns="${namespace}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}
