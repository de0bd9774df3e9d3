import type { ReceiptPrinter } from '#application/orders/receipt-printer.ts'
import { paidAs, whenceOf } from '#application/orders/receipt-words.ts'
import type { ReceiptView } from '#application/orders/receipts-contract.ts'
import { shippingInWords } from '#domain/orders/order-price.ts'
import { methodNames } from '#domain/orders/payment.ts'
import { postalAddress } from '#domain/orders/postal-address.ts'
import { brand } from '#domain/shared/brand.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'
import { carriageSentence } from '#domain/shipping/carriage.ts'
import { type Cell, onPaper, type Paper } from './paper.ts'
import { colours, column, isolated } from './pen.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (at: string): string => day.format(new Date(at))

const sumWidth = 100
const sum = (amount: Cents | string, setting: Partial<Cell> = {}): Cell => ({
  text: typeof amount === 'string' ? amount : formatMoney(amount),
  from: column - sumWidth,
  width: sumWidth,
  align: 'right',
  ...setting,
})
const label = (text: string, setting: Partial<Cell> = {}): Cell => ({
  text,
  from: 0,
  width: column - sumWidth - 16,
  ...setting,
})

const quiet = { size: 9.5, colour: colours.ink2 }

type Part = ReceiptView['parts'][number]

/** What of a sum goes to carriers, over the whole line. */
function toCarriers(received: Cents, carriage: Cents | null, parcels?: number): readonly Cell[][] {
  const words = carriageSentence(received, carriage, parcels)
  return words === null ? [] : [[label(words, quiet)]]
}

/** An artist's works, each with its price, and who gets what of it. */
function artistPart(
  paper: Paper,
  { artist, lines, artistReceives, carriage, fee }: Part,
  feePercent: number,
): void {
  paper.keepTogether(110)
  paper.space(18)
  paper.rule()
  paper.space(12)
  paper.heading(2, artist.name)
  paper.space(2)
  paper.table(`Works by ${artist.name}`, (row) => {
    for (const { title, quantity, price, total } of lines) {
      const each = quantity === 1 ? '' : `${quantity} × ${formatMoney(price)}`
      row(
        [
          { text: title, from: 0, width: 250, face: 'italic', size: 12, leading: 1.35 },
          { text: each, from: 262, width: column - sumWidth - 278, align: 'right', ...quiet },
          sum(total),
        ],
        3,
      )
    }
    row([label(`${isolated(artist.name)} receives`, quiet), sum(artistReceives, quiet)], 8)
    for (const cells of toCarriers(artistReceives, carriage)) row(cells)
    row([label(`${brand.name}’s fee, ${feePercent}\u00a0%`, quiet), sum(fee, quiet)])
  })
}

function sums(paper: Paper, receipt: ReceiptView): void {
  const { subtotal, total } = receipt
  const otherwise = paidAs(receipt)
  paper.keepTogether(otherwise === null ? 120 : 140)
  paper.space(18)
  paper.rule(colours.control)
  paper.space(12)
  paper.table('Sums', (row) => {
    row([label('Subtotal'), sum(subtotal)])
    row([label('Shipping'), sum(shippingInWords)])
    row([label('Total', { face: 'strong', size: 12 }), sum(total, { face: 'strong', size: 12 })], 4)
    if (otherwise !== null) row([label(otherwise, quiet), sum('', quiet)])
  })
}

/** Who got what of it: a bar in two parts, and the two sums. */
function split(paper: Paper, { total, artistsReceive, carriage, fee, parts }: ReceiptView): void {
  const whom = parts.length === 1 ? 'The artist receives' : 'The artists receive'
  const toArtists = formatMoney(artistsReceive)
  paper.keepTogether(90)
  paper.space(26)
  paper.bar(
    total === 0 ? 1 : artistsReceive / total,
    `${whom} ${toArtists} of ${formatMoney(total)}, ${brand.name} keeps ${formatMoney(fee)}.`,
  )
  paper.space(8)
  paper.table('Who gets what', (row) => {
    row([label(whom, { face: 'strong' }), sum(artistsReceive, { face: 'strong' })])
    if (parts.length > 1) for (const cells of toCarriers(artistsReceive, carriage, parts.length)) row(cells)
    row([label(`${brand.name} keeps`, quiet), sum(fee, quiet)])
  })
}

function refunds(paper: Paper, receipt: ReceiptView): void {
  if (receipt.refunds.length === 0) return
  paper.keepTogether(92)
  paper.space(26)
  paper.heading(2, 'Refunded')
  paper.space(2)
  paper.table('Refunds', (row) => {
    for (const refund of receipt.refunds) {
      const { at, amount } = refund
      row(
        [
          label(dayOf(at), { width: 120 }),
          label(whenceOf(refund, receipt), { from: 128, width: column - sumWidth - 144, ...quiet }),
          sum(0 - amount),
        ],
        3,
      )
    }
    row([label('Paid in the end', { face: 'strong' }), sum(receipt.kept, { face: 'strong' })], 6)
  })
}

/** Receipts as PDF, in the look of the shop. */
export const pdfReceiptPrinter: ReceiptPrinter = {
  print(receipt) {
    const { number, paidAt, method, shipping, email, feePercent } = receipt
    const paper = {
      title: `Receipt for order ${number}`,
      subject: `What was paid for order ${number}, and to whom it went`,
      created: new Date(paidAt),
      changed: new Date(receipt.refunds.at(-1)?.at ?? paidAt),
      foot: `${brand.name}, ${brand.email}. Prices in US dollars. A receipt, no tax invoice.`,
      view: receipt,
      country: shipping.country,
    }
    return onPaper(paper, (sheet) => {
      sheet.heading(1, 'Receipt')
      sheet.space(20)
      sheet.facts([
        { label: 'Order', lines: [number] },
        { label: 'Paid', lines: [dayOf(paidAt), methodNames[method]] },
        { label: 'For', lines: [...postalAddress(shipping), email] },
      ])
      for (const part of receipt.parts) artistPart(sheet, part, feePercent)
      sums(sheet, receipt)
      split(sheet, receipt)
      refunds(sheet, receipt)
    })
  },
}
