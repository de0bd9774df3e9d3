import { describe, expect, it } from 'vitest'
import type { ReceiptView } from '#application/orders/receipts-contract.ts'
import { pdfReceiptPrinter } from './pdf-receipt-printer.ts'
import { givenReceipt } from './testing/given-receipt.ts'
import { readBack } from './testing/read-back.ts'

const printed = async (receipt: ReceiptView) => readBack(await pdfReceiptPrinter.print(receipt))

describe('a printed receipt', () => {
  it('says what was bought, who made it, and who gets what of it', async () => {
    const { text } = await printed(givenReceipt)
    for (const words of [
      'Receipt Order 4829-1736',
      '1 March 2026 Card',
      'Harbour at Dusk $640.00',
      '2 × $333.33 $666.66',
      'Amina Njoroge receives $1,110.66',
      'Of $1,110.66 about $124.50 goes to the carrier.',
      'Sanaa’s fee, 15 % $196.00',
      'Subtotal $1,352.16 Shipping Free Total $1,352.16',
      'The artists receive $1,149.34',
      'Of $1,149.34 about $124.50 goes to the carriers.',
      'Sanaa keeps $202.82',
      'Refunded 9 March 2026',
      '-$45.50 Paid in the end $1,306.66',
    ])
      expect(text).toContain(words)
  })

  it('says what was paid and what went back in the currency it was paid in', async () => {
    const [refund] = givenReceipt.refunds
    if (!refund) throw new Error('Something went back.')
    const { text } = await printed({
      ...givenReceipt,
      method: 'mpesa',
      agreed: { currency: 'KES', sum: 175_105, perDollar: 129.5 },
      refunds: [{ ...refund, agreedSum: 5_892 }],
    })
    const plain = text.replaceAll('\u00a0', ' ')
    expect(plain).toContain('Total $1,352.16 Paid as KES 175,105 at 129.50 shillings for a dollar')
    expect(plain).toContain('given back as KES 5,892')
  })

  it('writes names in the letters of their people', async () => {
    const { text } = await printed(givenReceipt)
    for (const name of ['Олена Жукова', 'вулиця Ґонти 4', 'Πορτοκαλεώνας στο φως', 'Zażółć Gęślą z Łodzi'])
      expect(text).toContain(name)
  })

  it('has the same bytes each time', async () => {
    const [once, again] = [
      await pdfReceiptPrinter.print(givenReceipt),
      await pdfReceiptPrinter.print(givenReceipt),
    ]
    expect(Buffer.compare(once, again)).toBe(0)
    const other = await pdfReceiptPrinter.print({ ...givenReceipt, email: 'other@example.test' })
    expect(Buffer.compare(once, other)).not.toBe(0)
  })

  it('is tagged, with a title and a language, and dated when it was paid', async () => {
    const { tags, info } = await printed(givenReceipt)
    expect(info).toMatchObject({
      Title: 'Receipt for order 4829-1736',
      Language: 'en',
      CreationDate: 'D:20260301100002Z',
    })
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TD', 'Figure'])
      expect(tags).toContain(`"role":"${tag}"`)
    expect(tags).toContain('The artists receive $1,149.34 of $1,352.16, Sanaa keeps $202.82.')
  })

  it('goes on with a next sheet, and loses nothing on the way', async () => {
    const [part = givenReceipt.parts[0]] = givenReceipt.parts
    if (!part) throw new Error('A receipt has parts.')
    const lines = Array.from({ length: 70 }, (_, nth) => ({
      artworkId: `work-${nth}`,
      title: `Study ${nth} of a harbour whose name is as long as the evening over it, and longer`,
      quantity: 1,
      price: 100,
      total: 100,
    }))
    const { sheets, text } = await printed({ ...givenReceipt, parts: [{ ...part, lines }], refunds: [] })
    expect(sheets.length).toBeGreaterThan(3)
    for (const { title } of lines) expect(text).toContain(title)
    sheets.forEach((sheet, nth) => expect(sheet).toContain(`${nth + 1} / ${sheets.length}`))
    expect(text).not.toContain('Refunded')
  })
})
