import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import { beforeAll, expect, it } from 'vitest'
import { ownTemporaryFolder } from '#adapters/testing/own-temporary-folder.ts'
import { isMark, pinnedFonts } from './pinned-fonts.ts'

const require = createRequire(import.meta.url)
// What is cut is kept by its name, and would be taken for what is cut now.
ownTemporaryFolder()

/** What is cut ends here. */
const endOfLatin = 0x2c80

const familyOf = (file: string): string => basename(file).replace(/-(?:latin|vietnamese).*/, '')

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

type Face = ReturnType<typeof faceIn>

/** All faces that take turns in one style of writing, as they stand in the sheet, and what is in their files. */
interface Cut {
  readonly faces: readonly Face[]
  /** The file that a browser fetches for a letter: of two that claim it, that of the one that stands last. */
  fetched(letter: number): string | undefined
  has(file: string | undefined, letter: number): boolean
}

let pinned: string
let cuts: readonly Cut[]
beforeAll(async () => {
  pinned = await pinnedFonts(join(tmpdir(), 'fonts'))
  const all = (await readFile('web/theme/fonts.css', 'utf8')).split('@font-face').slice(1).map(faceIn)
  const letters = new Map(
    await Promise.all(all.map(async ({ file }) => [file, await lettersIn(join(pinned, file))] as const)),
  )
  cuts = [...Map.groupBy(all, ({ cut }) => cut).values()].map((faces) => ({
    faces,
    fetched: (letter) => faces.findLast((face) => face.claims(letter))?.file,
    has: (file, letter) => letters.get(file ?? '')?.has(letter) ?? false,
  }))
})

/** Nothing is drawn of what stands before the blank. */
const everyLetter = Array.from({ length: 0x1_0000 }, (_, letter) => letter).slice(0x20)
const asText = (letters: readonly number[]): string[] => letters.map((letter) => String.fromCodePoint(letter))
const isMarkAt = (letter: number): boolean => isMark(String.fromCodePoint(letter))

it('the sheet names each file, and no other', async () => {
  const named = cuts.flatMap(({ faces }) => faces.map(({ file }) => file))
  expect(named.toSorted()).toEqual((await readdir(pinned)).toSorted())
})

it('each letter that a font has is in the file that a browser fetches for it', async () => {
  for (const { faces, fetched, has } of cuts) {
    const wholes = faces
      .map(({ file }) => file.replace('-rest', ''))
      .filter((file) => !/-(?:basic|marked)-/.test(file))
    const made = (file: string) =>
      join(dirname(require.resolve(`@fontsource-variable/${familyOf(file)}/package.json`)), 'files', file)
    const letters = await Promise.all(wholes.map((file) => lettersIn(made(file))))
    const missing = letters.flatMap((each) =>
      [...each].filter((letter) => letter < endOfLatin && !isMarkAt(letter) && !has(fetched(letter), letter)),
    )
    expect(asText(missing)).toEqual([])
  }
})

it('no font is fetched for a letter that it has not, as it would be for ½ on a label, or for Gĩkũyũ', () => {
  for (const { fetched, has } of cuts) {
    const inVain = everyLetter.filter((letter) => {
      const file = fetched(letter)
      return file !== undefined && !isMarkAt(letter) && !has(file, letter)
    })
    expect(asText(inVain)).toEqual([])
  }
})

it('no mark stands beside the letters of a font that lacks some of those they make together', () => {
  const both = cuts.flatMap(({ faces, has }) =>
    faces
      .map(({ file }) => file)
      .filter((file) => has(file, 'N'.charCodeAt(0)))
      .filter((file) => everyLetter.some((letter) => isMarkAt(letter) && has(file, letter)))
      .map((file) => [file, has(file, 'Ñ'.charCodeAt(0))]),
  )
  expect(both).toEqual([
    ['newsreader-marked-opsz-normal.woff2', true],
    ['newsreader-marked-opsz-italic.woff2', true],
  ])
})

it('nearly all pages need the small ones alone, and Vietnamese titles one more', () => {
  const fontsFor = ({ fetched }: Cut, text: string) =>
    new Set(Array.from(text, (letter) => fetched(letter.codePointAt(0) ?? 0)))
  for (const cut of cuts) {
    const often = 'Zoë Ní Dhómhnaill’s “Señor Müller”, 1,250 × 80 cm — $640.00 · café à São Paulo'
    expect([...fontsFor(cut, often)]).toEqual([expect.stringContaining('-basic-')])
  }
  const serifs = cuts.filter(({ faces }) => faces[0]?.cut.startsWith('Newsreader'))
  for (const cut of serifs)
    expect([...fontsFor(cut, 'Nguyễn Thị Đức, Trường Sơn')]).toEqual([
      expect.stringContaining('-basic-'),
      expect.stringContaining('-vietnamese-'),
    ])
  expect(serifs).toHaveLength(2)
})
