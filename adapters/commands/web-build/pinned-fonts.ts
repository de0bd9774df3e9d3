import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const packages = {
  newsreader: require.resolve('@fontsource-variable/newsreader/package.json'),
  'instrument-sans': require.resolve('@fontsource-variable/instrument-sans/package.json'),
} as const
const versionOf = (file: string): string => (require(file) as { version: string }).version

type Axes = Readonly<Record<string, number | { min: number; max: number }>>

/** Latin and Latin Extended: a font keeps those of them that it has. */
export const latin = Array.from({ length: 0x2c80 }, (_, code) => String.fromCodePoint(code))
/** What nearly every page is written with; what others need besides comes by itself, so that most fetch a third less. */
const isBasic = (letter: string): boolean => /[ -~\u00A0£©°·×ÉÖßàáâãäåçèéêëíïñóôõöøúü–—‘’“”•…€−]/.test(letter)
export const isMark = (letter: string): boolean => /[\u0300-\u036F]/.test(letter)
/** Letters, and the marks over and under them that make none of their own: a browser takes both from one font. */
const isMarked = (letter: string): boolean => isMark(letter) || /[A-Za-zÀ-Þı]/.test(letter)

interface Slice {
  /** As its maker calls it. */
  readonly of: string
  /** As the look's sheet does, where it is not the whole of that. */
  readonly name?: string
  /** All of Latin unless told. */
  readonly letters?: readonly string[]
}

const part = (name: string, style: string, has: (letter: string) => boolean): Slice => ({
  of: `latin-${style}`,
  name: `${name}-${style}`,
  letters: latin.filter(has),
})

/**
 * The slice of Latin in two: what is nearly always needed, and the rest. No marks stand beside the first: a
 * browser would put Ñ together out of N and its tilde there, badly, and never ask for the font that has it.
 */
const inParts = (style: string): readonly Slice[] => [
  part('latin-rest', style, (letter) => !isMark(letter) && !isBasic(letter)),
  part('basic', style, isBasic),
]

/**
 * The axes that the look uses; a variable font carries many more, at two to three times the size. What is smaller than 18 pixels, a
 * description over a card, is drawn as if it were of 18: a quarter of the font for it alone.
 */
export const fonts: readonly {
  readonly family: keyof typeof packages
  readonly slices: readonly Slice[]
  readonly axes: Axes
}[] = [
  {
    family: 'newsreader',
    slices: [
      part('marked', 'opsz-normal', isMarked),
      ...inParts('opsz-normal'),
      { of: 'latin-ext-opsz-normal' },
      { of: 'vietnamese-opsz-normal' },
    ],
    axes: { wght: 400, opsz: { min: 18, max: 72 } },
  },
  {
    family: 'newsreader',
    slices: [
      part('marked', 'opsz-italic', isMarked),
      ...inParts('opsz-italic'),
      { of: 'latin-ext-opsz-italic' },
      { of: 'vietnamese-opsz-italic' },
    ],
    axes: { wght: 400, opsz: 28 },
  },
  {
    family: 'instrument-sans',
    slices: [...inParts('wght-normal'), { of: 'latin-ext-wght-normal' }],
    axes: { wght: { min: 400, max: 600 } },
  },
]

/** What is cut so is called so: a folder of before may hold other letters by the same names. */
const cut = createHash('sha256')
  .update(JSON.stringify([fonts, Object.values(packages).map(versionOf)]))
  .digest('hex')
  .slice(0, 8)

/**
 * Cuts the shop's fonts down to the weights and sizes that its screens use, once, into a folder of its own in `folder`.
 * @returns that one's path for the bundler's alias
 */
export async function pinnedFonts(folder: string): Promise<string> {
  const own = resolve(folder, cut)
  await mkdir(own, { recursive: true })
  for (const { family, slices, axes } of fonts) {
    for (const { of, name = of, letters = latin } of slices) {
      const target = join(own, `${family}-${name}.woff2`)
      const isThere = await access(target).then(
        () => true,
        () => false,
      )
      if (isThere) continue
      const whole = await readFile(join(dirname(packages[family]), 'files', `${family}-${of}.woff2`))
      const pinned = await subsetFont(whole, letters.join(''), { targetFormat: 'woff2', variationAxes: axes })
      // In one step: half a font would be taken for a whole one for ever.
      const draft = `${target}.${process.pid}`
      await writeFile(draft, pinned)
      await rename(draft, target)
    }
  }
  return own
}
