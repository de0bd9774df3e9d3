import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { fileOf, type Slice } from './slices.ts'

/** What is said of slices: each as a font that a PDF can hold, or why there is none. */
export type SliceAnswer = { readonly fonts: readonly Uint8Array[] } | { readonly failed: string }

// A process for the slices of one document: slices-apart.ts says why. It stays until it has been heard.
process.once('disconnect', () => process.exit())

/** At the weight of a text, with all of its signs: fontkit stumbles over the shaping of what lacks some. */
const opened = async (slice: Slice): Promise<Uint8Array> =>
  await subsetFont(await readFile(fileOf(slice)), '', {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
    keepAllGlyphs: true,
  })

async function answer(slices: readonly Slice[]): Promise<SliceAnswer> {
  try {
    const fonts: Uint8Array[] = []
    for (const slice of slices) fonts.push(await opened(slice))
    return { fonts }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.once('message', (slices: readonly Slice[]) => {
  void answer(slices).then((said) => process.send?.(said))
})
