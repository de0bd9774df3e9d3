import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { fonts, latin, pinnedFonts } from '#adapters/commands/web-build/pinned-fonts.ts'
import { visiting } from './visiting.ts'

const visit = visiting()
const require = createRequire(import.meta.url)

const asAddress = (font: Uint8Array): string =>
  `data:font/woff2;base64,${Buffer.from(font).toString('base64')}`

/** The shop's own sheet, with its fonts in it. */
async function shopSheet(): Promise<string> {
  const folder = await pinnedFonts(resolve('dist/fonts'))
  const sheet = await readFile('web/theme/fonts.css', 'utf8')
  const files = [...sheet.matchAll(/@fonts\/([^"]+)/g)].map(([, file = '']) => file)
  const addresses = new Map(
    await Promise.all(
      files.map(async (file) => [file, asAddress(await readFile(join(folder, file)))] as const),
    ),
  )
  return sheet.replaceAll(/@fonts\/([^"]+)/g, (_, file: string) => addresses.get(file) ?? '')
}

/** What stands in one font of its maker's each, the later before the earlier; marks that make no letter have the first alone. */
const wholes = {
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-024F, U+1E00-1E9F',
  vietnamese:
    'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9, U+20AB',
  latin: 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC',
} as const

/** The same letters out of fonts that are cut no further than their maker cuts them: 'Whole …', and 'Marked …' with marks in sight. */
async function wholeSheet(): Promise<string> {
  const faces = fonts.flatMap(({ family, slices, axes }) => {
    const style = slices[0]?.of.replace('latin-', '') ?? ''
    return Object.entries(wholes).map(async ([of, range]) => {
      const made = dirname(require.resolve(`@fontsource-variable/${family}/package.json`))
      const file = await readFile(join(made, 'files', `${family}-${of}-${style}.woff2`)).catch(() => null)
      if (!file) return ''
      const cut = { targetFormat: 'woff2', variationAxes: axes } as const
      const font = asAddress(await subsetFont(file, latin.join(''), cut))
      const face = (name: string, claims: string): string =>
        `@font-face { font-family: "${name} ${family}"; src: url(${font}); ${claims}
          font-style: ${style.includes('italic') ? 'italic' : 'normal'}; font-weight: 400 600 }`
      return face('Whole', `unicode-range: ${range};`) + (of === 'latin' ? face('Marked', '') : '')
    })
  })
  return (await Promise.all(faces)).join('')
}

const styles = ['normal 400 40px', 'italic 400 40px'] as const
const families = { Newsreader: 'newsreader', 'Instrument Sans': 'instrument-sans' } as const

/** How a text looks, in a font and where that has nothing in the system's. */
async function drawn(page: Page, text: string, font: string): Promise<string> {
  await page.evaluate(
    async ([words, wanted]) => {
      document.body.innerHTML = '<p></p>'
      const line = document.body.firstElementChild as HTMLElement
      line.style.font = wanted ?? ''
      // Which the line above sets again; between two fonts there is no kerning.
      Object.assign(line.style, { fontKerning: 'none', lineHeight: '80px' })
      line.textContent = words ?? ''
      await document.fonts.load(wanted ?? '', words)
      await document.fonts.ready
    },
    [text, `${font}, monospace`],
  )
  return (await page.locator('p').screenshot()).toString('base64')
}

const words = [
  'Ángel Über Ñandú',
  'ÀÄÃÈÊÍÓÔÕÚÙÜÝÇ Œuvre',
  'Zoë Ní Dhómhnaill’s café',
  'Łódź, Şükrü Erdoğan, Škoda',
]
const ofVietnam = ['Trường Sơn', 'Đặng Thị Ngọc', 'Gĩkũyũ']
const withMarks = ['m\u0304 n\u0308 x\u0301', 'M\u0304']

it('words are drawn as by fonts that are not cut in parts, with every mark in its place', async () => {
  const sheets = (await shopSheet()) + (await wholeSheet())
  await visit({ viewport: { width: 700, height: 200 } }, async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="en"><title>Words</title><style>${sheets}
      p { text-rendering: geometricPrecision; margin: 10px }</style>`)
    for (const [family, file] of Object.entries(families))
      for (const style of file === 'newsreader' ? styles : [styles[0]]) {
        const own = (text: string) => drawn(page, text, `${style} "${family}"`)
        const whole = (text: string) => drawn(page, text, `${style} "Whole ${file}"`)
        const marked = (text: string) => drawn(page, text, `${style} "Marked ${file}"`)
        for (const text of words)
          expect.soft(await own(text), `${style} ${family}: ${text}`).toBe(await whole(text))
        if (file !== 'newsreader') continue
        for (const text of ofVietnam)
          expect.soft(await own(text), `${style} ${family}: ${text}`).toBe(await whole(text))
        for (const text of withMarks)
          expect.soft(await own(text), `${style} ${family}: ${text}`).toBe(await marked(text))
        // As some programs write it: each letter with its mark behind it.
        const apart = 'Ángel Über Ñandú'
        expect.soft(await own(apart.normalize('NFD')), `${style} ${family}, apart`).toBe(await whole(apart))
      }
  })
})
