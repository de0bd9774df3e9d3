import { existsSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { familiesOf, fileOf, slicesOf } from './slices.ts'
import { openSlices } from './slices-apart.ts'

describe('slices of letters', () => {
  it.each([
    ['Amina', []],
    ['فاطمة', ['vazirmatn', 'arabic']],
    ['ٻيڙي', ['arabic', 'vazirmatn']],
    ['王', ['sc', 'jp', 'kr']],
    ['の王', ['jp', 'sc', 'kr']],
    ['王님', ['kr', 'sc', 'jp']],
    ['ไทย हिन्दी שלום', ['hebrew', 'thai', 'devanagari']],
  ])('are looked for in the families of a text: %s', (text, families) => {
    expect(familiesOf(text, undefined)).toEqual(families)
  })

  it('are files of their packages', async () => {
    for (const [family, letters] of [
      ['vazirmatn', 'ف'],
      ['arabic', 'ٻ'],
      ['hebrew', 'ש'],
      ['thai', 'ท'],
      ['devanagari', 'ह'],
      ['sc', '红楼、，３'],
      ['jp', '渋のハ「'],
      ['kr', '김님金'],
    ] as const) {
      const sliceOf = await slicesOf(family)
      for (const letter of letters) {
        const slice = sliceOf(letter)
        expect(slice !== undefined && existsSync(fileOf({ family, slice }))).toBe(true)
      }
      expect(sliceOf('𐎠')).toBeUndefined()
    }
  })

  it('are of Vazirmatn where it has every letter of a text, as its font says', async () => {
    const [font] = await openSlices([{ family: 'vazirmatn', slice: 'arabic' }])
    const read = create(Buffer.from(font ?? []))
    const has = new Set('characterSet' in read ? read.characterSet : [])
    const arabic = Array.from({ length: 0x100 }, (_, nth) => 0x600 + nth).filter((code) =>
      /[\p{Script=Arabic}--\p{M}]/v.test(String.fromCodePoint(code)),
    )
    const first = (code: number) => familiesOf(String.fromCodePoint(code), undefined)[0]
    expect(arabic.filter((code) => has.has(code) !== (first(code) === 'vazirmatn'))).toEqual([])
    expect(arabic.filter((code) => has.has(code)).length).toBeGreaterThan(100)
  })

  it('say which one cannot be opened, and the next document has its own nevertheless', async () => {
    await expect(openSlices([{ family: 'thai', slice: 'nowhere' }])).rejects.toThrow('nowhere')
    const [font] = await openSlices([{ family: 'thai', slice: 'thai' }])
    expect(font?.byteLength).toBeGreaterThan(10_000)
  })
})
