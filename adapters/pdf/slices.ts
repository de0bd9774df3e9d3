import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Where a family of letters stands. Each is cut into slices, of which a document needs few. */
const packages = {
  vazirmatn: () => require.resolve('@fontsource-variable/vazirmatn/package.json'),
  arabic: () => require.resolve('@fontsource-variable/noto-sans-arabic/package.json'),
  hebrew: () => require.resolve('@fontsource-variable/noto-sans-hebrew/package.json'),
  thai: () => require.resolve('@fontsource-variable/noto-sans-thai/package.json'),
  devanagari: () => require.resolve('@fontsource-variable/noto-sans-devanagari/package.json'),
  sc: () => require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
  jp: () => require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  kr: () => require.resolve('@fontsource-variable/noto-sans-kr/package.json'),
} as const

export type Family = keyof typeof packages

/** From and to, both inclusive, of 'U+4E00-4E2D,U+4E30'. */
const rangesIn = (text: string): readonly (readonly [number, number])[] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

const isIn = (ranges: readonly (readonly [number, number])[], letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => from <= code && code <= to)
}

/** What Vazirmatn has of Arabic: nothing of Sindhi, of the Maghreb, of Africa. */
const ofVazirmatn = rangesIn(
  'U+060C-060D,U+0610-0612,U+0615,U+061B,U+061F,U+0621-063A,U+063D,U+0640-0658,U+065A,U+065B,' +
    'U+0660-0671,U+0674,U+0679,U+067C,U+067E,U+0681,U+0685,U+0686,U+0688,U+0689,U+0691,U+0693,' +
    'U+0695,U+0696,U+0698,U+069A,U+06A0,U+06A1,U+06A4,U+06A9-06AD,U+06AF,U+06B5,U+06BA,' +
    'U+06BC-06BE,U+06C0-06C3,U+06C6-06D0,U+06D2-06D5,U+06DC,U+06DE,U+06E9,U+06F0-06F9,U+0762,' +
    'U+0763',
)
const isRare = (letter: string): boolean => /\p{Script=Arabic}/u.test(letter) && !isIn(ofVazirmatn, letter)

/** One for the whole text, as letters join. Vazirmatn has a sign for each of them; Noto puts them together, and none reads back. */
const arabicOf = (text: string): readonly Family[] =>
  Array.from(text).some(isRare) ? ['arabic', 'vazirmatn'] : ['vazirmatn', 'arabic']

const others: readonly (readonly [RegExp, (text: string) => readonly Family[]])[] = [
  [/\p{Script_Extensions=Arabic}/u, arabicOf],
  [/\p{Script=Hebrew}/u, () => ['hebrew']],
  [/\p{Script=Thai}/u, () => ['thai']],
  [/\p{Script_Extensions=Devanagari}/u, () => ['devanagari']],
]
const eastern =
  /[\p{Script_Extensions=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF00-\uFFEF]/u

/** Chinese, Japanese and Korean write the same sign in different ways: its neighbours tell which, or else the country. */
function easternOf(text: string, country: string | undefined): readonly Family[] {
  const first: Family = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'jp'
    : /\p{Script=Hangul}/u.test(text)
      ? 'kr'
      : country === 'JP'
        ? 'jp'
        : country === 'KR' || country === 'KP'
          ? 'kr'
          : 'sc'
  return [...new Set<Family>([first, 'sc', 'jp', 'kr'])]
}

/** The families that the letters of a text may be in, the most fitting one first. */
export function familiesOf(text: string, country: string | undefined): readonly Family[] {
  const families = others.flatMap(([letters, of]) => (letters.test(text) ? of(text) : []))
  return eastern.test(text) ? [...families, ...easternOf(text, country)] : families
}

/** Which slice of a family has a letter; nothing where none has. */
export async function slicesOf(family: Family): Promise<(letter: string) => string | undefined> {
  const text = await readFile(join(dirname(packages[family]()), 'unicode.json'), 'utf8')
  const slices = Object.entries(JSON.parse(text) as Readonly<Record<string, string>>).map(
    ([name, ranges]) => [name.replaceAll(/[[\]]/g, ''), rangesIn(ranges)] as const,
  )
  return (letter) => slices.find(([, ranges]) => isIn(ranges, letter))?.[0]
}

/** A slice of a family, by the name that the package gives it. */
export interface Slice {
  readonly family: Family
  readonly slice: string
}

/** The file of a slice. */
export function fileOf({ family, slice }: Slice): string {
  const folder = dirname(packages[family]())
  return join(folder, 'files', `${basename(folder)}-${slice}-wght-normal.woff2`)
}
