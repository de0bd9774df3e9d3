import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const newsreader = dirname(require.resolve('@fontsource-variable/newsreader/package.json'))
const instrumentSans = dirname(require.resolve('@fontsource-variable/instrument-sans/package.json'))

type Axes = Readonly<Record<string, number | { min: number; max: number }>>

/** The axes that the look uses; a variable font carries many more, at two to three times the size. */
const fonts: readonly {
  readonly from: string
  readonly family: string
  readonly files: readonly string[]
  readonly axes: Axes
}[] = [
  {
    from: newsreader,
    family: 'newsreader',
    files: ['latin-opsz-normal', 'latin-ext-opsz-normal', 'vietnamese-opsz-normal'],
    axes: { wght: 400, opsz: { min: 14, max: 72 } },
  },
  {
    from: newsreader,
    family: 'newsreader',
    files: ['latin-opsz-italic', 'latin-ext-opsz-italic', 'vietnamese-opsz-italic'],
    axes: { wght: 400, opsz: 28 },
  },
  {
    from: instrumentSans,
    family: 'instrument-sans',
    files: ['latin-wght-normal', 'latin-ext-wght-normal'],
    axes: { wght: { min: 400, max: 600 } },
  },
]

/** All characters that Latin and Latin Extended can hold; a font keeps those of them that it has. */
const latin = Array.from({ length: 0x2c80 }, (_, code) => String.fromCodePoint(code)).join('')

/**
 * Cuts the shop's fonts down to the weights and sizes that its screens use, once, into `folder`.
 * @returns the folder's path for the bundler's alias
 */
export async function pinnedFonts(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const { from, family, files, axes } of fonts) {
    for (const name of files) {
      const file = `${family}-${name}.woff2`
      const target = join(folder, file)
      const isThere = await access(target).then(
        () => true,
        () => false,
      )
      if (isThere) continue
      const whole = await readFile(join(from, 'files', file))
      const pinned = await subsetFont(whole, latin, { targetFormat: 'woff2', variationAxes: axes })
      // In one step: half a font would be taken for a whole one for ever.
      const draft = `${target}.${process.pid}`
      await writeFile(draft, pinned)
      await rename(draft, target)
    }
  }
  return resolve(folder)
}
