import { readFile } from 'node:fs/promises'
import type { ImageStore, ImageWidth, StoredImage } from '#application/shared/image-store.ts'
import { colourFrom } from '#domain/catalogue/colour.ts'
import type { DemoArtist } from './demo-artist.ts'
import { pictureNames } from './demo-sources.ts'

/** Pixels on the long side of a whole picture. */
const wholeSize = 1400
/** The widths that lie ready beside it, where the picture is wider. */
const smallerWidths: readonly ImageWidth[] = [240, 480, 680, 800]

/** The file of a picture in one of its sizes. */
const pictureFile = (name: string, size: number): URL =>
  new URL(`pictures/${size}/${name}.avif`, import.meta.url)

/** All files of a picture that is so wide. */
export const pictureFiles = (name: string, width: number) => ({
  whole: pictureFile(name, wholeSize),
  smaller: smallerWidths
    .filter((each) => each < width)
    .map((each) => ({ width: each, file: pictureFile(name, each) })),
})

/** What is known of each picture by its name, so that none has to be looked into. */
export async function aboutPictures(): Promise<ReadonlyMap<string, Omit<StoredImage, 'hash'>>> {
  const table = await readFile(new URL('pictures.csv', import.meta.url), 'utf8')
  const [, ...lines] = table.trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', width, height, colour = '', ground = ''] = line.split(',')
      return [name, { width: Number(width), height: Number(height), colour: colourFrom(colour), ground }]
    }),
  )
}

/**
 * Brings the demo's pictures into a store, in all sizes that lie ready.
 * @param noted hears the hash of each before it is kept
 * @returns the pictures by their names
 * @throws Error for a picture that is not among the demo's files
 */
export async function keepDemoPictures(
  artists: readonly DemoArtist[],
  images: Pick<ImageStore, 'keepReady'>,
  noted: (hash: string) => Promise<void>,
): Promise<ReadonlyMap<string, StoredImage>> {
  const about = await aboutPictures()
  const kept = new Map<string, StoredImage>()

  async function keep(name: string): Promise<void> {
    const seen = about.get(name)
    if (!seen) throw new Error(`The demo has no picture '${name}'.`)
    const { whole, smaller } = pictureFiles(name, seen.width)
    const made = smaller.map(async ({ width, file }) => [width, await readFile(file)] as const)
    const picture = { whole: await readFile(whole), smaller: new Map(await Promise.all(made)) }
    kept.set(name, { ...seen, hash: await images.keepReady(picture, noted) })
  }

  // Those of one artist at a time: a bucket is far away, and memory is not for all of them.
  for (const artist of artists) await Promise.all(pictureNames(artist).map(keep))
  return kept
}
