import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { ReceiptView } from '#application/orders/receipts-contract.ts'
import { pdfReceiptPrinter } from './pdf-receipt-printer.ts'
import { givenReceipt } from './testing/given-receipt.ts'
import { readBack } from './testing/read-back.ts'
import { box, signsOn } from './testing/signs-on.ts'

/** A receipt for somebody at home there, of one artist and one work. */
function receiptOf(name: string, title: string, country = 'KE'): ReceiptView {
  const [part] = givenReceipt.parts
  const [line] = part?.lines ?? []
  if (!part || !line) throw new Error('A receipt has works.')
  return {
    ...givenReceipt,
    shipping: { ...givenReceipt.shipping, name, country },
    parts: [{ ...part, artist: { id: 'artist', name }, lines: [{ ...line, title }] }],
  }
}
/** A name and a title in each script, and in the letters that some of its languages have of their own. */
const people = [
  ['Arabic', 'محمد عبد الله', 'غروب الشمس (بيروت)، رقم ٣'],
  ['Persian', 'مریم پورحسینی', 'کتاب‌ها ۱۲۳'],
  ['Urdu', 'ڈاکٹر ٹیپو', 'گھر اور ہے'],
  ['Sindhi', 'ڀٽائي', 'سنڌ جي ٻيڙي'],
  ['Hebrew', 'שָׂרָה לוי', 'שקיעה (נמל יפו), 2024'],
  ['Thai', 'น้ำฝน ศรีสุข', 'กรุงเทพฯ ที่นี่'],
  ['Hindi', 'श्रीमती प्रिया शर्मा', 'विद्यार्थी। क्षितिज १२'],
  ['simplified Chinese', '王小明', '《红楼梦》，第３回'],
  ['traditional Chinese', '劉德華', '臺灣的龍'],
  ['Japanese', '山田 太郎', '渋谷「さくら」ハイツー、髙﨑'],
  ['Korean', '김민수', '金 선생님의 항구'],
  ['many scripts', 'Zażółć 王 محمد', 'Олена Ελένη Thuỷ שלום ไทย हिन्दी 日本の 한국'],
] as const
/** One work of each of them. */
const everybody: ReceiptView = {
  ...givenReceipt,
  parts: people.flatMap(([, name, title]) => receiptOf(name, title).parts),
}
const print = (...given: Parameters<typeof receiptOf>) => pdfReceiptPrinter.print(receiptOf(...given))
const drawnTexts = async (file: Uint8Array) => (await signsOn(file)).map(({ text }) => text)
/** What draws the sheets, unpacked. */
const sheetsOf = (file: Buffer): readonly string[] =>
  file
    .toString('latin1')
    .split(/(?<=\n)stream\n/)
    .slice(1)
    .flatMap((part) => {
      const packed = Buffer.from(part.slice(0, part.indexOf('\nendstream')), 'latin1')
      return packed[0] === 0x78 ? [inflateSync(packed).toString('latin1')] : []
    })
const boxes = async (file: Uint8Array) => (await drawnTexts(file)).join('').split(box).length - 1

describe('a receipt', () => {
  it('has a sign for each letter', async () => {
    const drawn = await drawnTexts(await pdfReceiptPrinter.print(everybody))
    expect(drawn.filter((text) => text.includes(box))).toEqual([])
  })

  it('shows a box for what nobody brings letters of, and nothing for what is not seen', async () => {
    expect(await boxes(await print('𐎠𐎡𐎢', 'Old Persian'))).toBeGreaterThan(0)
    expect(await boxes(await print('王\u{E0100}小明', 'A variant of a sign'))).toBe(0)
  })

  it('goes from right to left in Arabic and Hebrew, numbers and other words from left to right', async () => {
    const hebrew = (await drawnTexts(await print('דוד כהן', 'שקיעה Sunset (יפו) 2024'))).join('|')
    expect(hebrew).toContain('ןהכ דוד')
    expect(hebrew.replaceAll('|', '')).toContain('2024 (ופי) Sunset העיקש')
    const arabic = (await drawnTexts(await print('مريم', 'شارع 12، بيروت'))).join('')
    expect(arabic).toContain('توريب ،12 عراش')
  })

  it('keeps its own sentences from left to right around a name that is not', async () => {
    expect((await drawnTexts(await print('דוד כהן', 'Harbour'))).join('')).toContain('ןהכ דוד receives')
  })

  it('reads back as what was written', async () => {
    const { text } = await readBack(await print('فاطمة الزهراء', 'שקיעה בנמל'))
    for (const words of ['فاطمة الزهراء', 'שקיעה בנמל']) expect(text).toContain(words)
  })

  it('says beside signs that do not stand in the order of speech what they mean', async () => {
    const file = Buffer.from(await print('प्रिया', 'Harbour'))
    expect((await drawnTexts(file)).join('')).not.toContain('प्रिया')
    // In UTF-16, as a string of PDF, which spells a tab.
    const words = Buffer.from('\uFEFFप्रिया', 'utf16le').swap16().toString('latin1').replaceAll('\t', '\\t')
    expect(sheetsOf(file).some((sheet) => sheet.includes(`/ActualText (${words})`))).toBe(true)
  })

  it('joins Arabic letters: one letter has another shape at the beginning of a word than within', async () => {
    const name = (await signsOn(await print('محمد', 'Harbour'))).find(({ text }) => text === 'دمحم')
    expect(name?.shapes[1]).not.toBe(name?.shapes[3])
    expect(name?.shapes.length).toBe(4)
  })

  it('writes the same sign as in Japan for Japan, and where kana stand beside it', async () => {
    const fontsOf = async (...given: Parameters<typeof receiptOf>) =>
      Buffer.from(await print(...given))
        .toString('latin1')
        .match(/(?<=\+)NotoSans[A-Z]{2}/g)
    const only = (font: string) => (fonts: readonly string[] | null) =>
      new Set(fonts).size === 1 && fonts?.[0] === font
    expect(await fontsOf('骨直海', 'Harbour', 'CN')).toSatisfy(only('NotoSansSC'))
    expect(await fontsOf('骨直海', 'Harbour', 'JP')).toSatisfy(only('NotoSansJP'))
    expect(await fontsOf('骨直海', 'Harbour', 'KR')).toSatisfy(only('NotoSansKR'))
    expect(await fontsOf('直の', 'Harbour', 'CN')).toSatisfy(only('NotoSansJP'))
    expect(await fontsOf('金 선생', 'Harbour', 'CN')).toSatisfy(only('NotoSansKR'))
    expect(await fontsOf('Amina', 'Harbour', 'JP')).toBeNull()
  })

  it('has the same bytes each time, also in letters of several scripts', async () => {
    const [once, again] = [await print('山田 محمد', 'हिन्दी'), await print('山田 محمد', 'हिन्दी')]
    expect(Buffer.compare(once, again)).toBe(0)
  })
})
