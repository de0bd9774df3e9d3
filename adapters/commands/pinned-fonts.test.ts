import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import { expect, it } from 'vitest'
import { ownTemporaryFolder } from '#adapters/testing/own-temporary-folder.ts'
import { pinnedFonts } from './pinned-fonts.ts'

const require = createRequire(import.meta.url)
// What is cut is kept by its name, and would be taken for what is cut now.
ownTemporaryFolder()

const isMark = (letter: number): boolean => letter >= 0x300 && letter <= 0x36f

/** With which a font's table of characters ends. */
const noLetter = 0xffff

const lettersIn = async (file: string): Promise<ReadonlySet<number>> => {
  const font = fontkit.create(await readFile(file))
  return new Set('characterSet' in font ? font.characterSet.filter((letter) => letter !== noLetter) : [])
}

/** What the look's sheet says of a face: its file, and the characters that it claims. */
function faceIn(rule: string) {
  const said = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? ''
  const ranges = said(/unicode-range:([^;]+)/)
    .split(',')
    .map((range) =>
      range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16)),
    )
  return {
    file: said(/@fonts\/([^"]+)/),
    cut: `${said(/font-family: "([^"]+)"/)} ${said(/font-style: (\w+)/)}`,
    claims: (letter: number) => ranges.some(([from = 0, to = from]) => from <= letter && letter <= to),
  }
}

it('each letter that the fonts have is in the file that a browser fetches for it, and nearly all pages need the small ones alone', async () => {
  const pinned = await pinnedFonts(join(tmpdir(), 'fonts'))
  const sheet = await readFile('web/theme/fonts.css', 'utf8')
  const faces = sheet.split('@font-face').slice(1).map(faceIn)
  expect(faces.map(({ file }) => file).toSorted()).toEqual((await readdir(pinned)).toSorted())

  const has = new Map(
    await Promise.all(faces.map(async ({ file }) => [file, await lettersIn(join(pinned, file))] as const)),
  )
  for (const { file, cut } of faces.filter((face) => face.file.includes('-rest-'))) {
    const whole = file.replace('-rest', '')
    const family = basename(whole).replace(/-latin.*/, '')
    const made = dirname(require.resolve(`@fontsource-variable/${family}/package.json`))
    const letters = await lettersIn(join(made, 'files', whole))
    // Of two that claim a letter, a browser takes the one that stands last.
    const fetched = (letter: number) =>
      faces.findLast((face) => face.cut === cut && face.claims(letter))?.file
    const missing = [...letters].filter((letter) => !has.get(fetched(letter) ?? '')?.has(letter))
    expect(missing.map((letter) => String.fromCodePoint(letter))).toEqual([])
    // ½ on a label of a face without it would fetch a font for nothing.
    const inVain = Array.from({ length: 0x3000 }, (_, letter) => letter).filter(
      (letter) => fetched(letter) === file && !isMark(letter) && !has.get(file)?.has(letter),
    )
    expect(inVain.map((letter) => String.fromCodePoint(letter))).toEqual([])
    // A letter and its marks are drawn by one font, or by none of the shop's.
    const marks = [...letters].filter(isMark)
    const torn = faces.filter(
      (face) =>
        face.cut === cut && !marks.every((mark) => face.claims(mark) && has.get(face.file)?.has(mark)),
    )
    expect(torn.map((face) => face.file)).toEqual([])
    const often = Array.from(
      'Zoë Ní Dhómhnaill’s m\u0304 n\u0308 e\u0304 o\u0301 “Señor Müller”, 1,250 × 80 cm — $640.00 · café à São Paulo',
      (each) => fetched(each.codePointAt(0) ?? 0),
    )
    expect([...new Set(often)]).toEqual([expect.stringContaining('-basic-')])
  }
})
