import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { turns } from '#adapters/system/turns.ts'
import type { PictureIntake } from '#application/catalogue/picture-intake.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import {
  largestPicture,
  mostAvifPixels,
  mostPixels,
  type PictureFault,
  type PictureSubject,
  pictureRefused,
  refuseUnfitToShow,
  refuseWrongSize,
} from '#domain/catalogue/picture-file.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

const known = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'])

/** What cannot be taken although it is a picture. */
const refused: Readonly<Record<string, PictureFault>> = {
  'image/gif': 'picture-animated',
  'image/apng': 'picture-animated',
  'image/heic': 'picture-heic',
  'image/heif': 'picture-heic',
  'image/heic-sequence': 'picture-heic',
  'image/heif-sequence': 'picture-heic',
  'image/avif-sequence': 'picture-animated',
}

/** Writes what is sent into a file, and no more than a picture may have. @throws DomainError 'picture-…' */
async function receive(file: SentFile, path: string): Promise<void> {
  let bytes = 0
  await pipeline(
    file.stream(),
    async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        bytes += part.length
        if (bytes > largestPicture) throw pictureRefused('picture-too-large')
        yield part
      }
    },
    createWriteStream(path),
  )
  refuseWrongSize(bytes)
}

/** Looks at what is in a file, not at what it is called. @throws DomainError 'picture-…' */
async function refuseUnlessPicture(path: string, shows: PictureSubject): Promise<void> {
  const [{ fileTypeFromFile }, { sharp }] = await Promise.all([
    import('file-type'),
    import('./shut-sharp.ts'),
  ])
  const type = (await fileTypeFromFile(path))?.mime ?? ''
  if (!known.has(type)) throw pictureRefused(refused[type] ?? 'picture-unknown')
  const { pages = 1, width, height } = await sharp(path, { limitInputPixels: false }).metadata()
  // The further pages of a TIFF are sheets or smaller copies; those of the others are a film.
  if (pages > 1 && type !== 'image/tiff') throw pictureRefused('picture-animated')
  if (width * height > mostPixels) throw pictureRefused('picture-too-many-pixels')
  if (type === 'image/avif' && width * height > mostAvifPixels) throw pictureRefused('picture-avif-too-large')
  refuseUnfitToShow(shows, width, height)
}

/** Pictures that are decoded at a time: one of 100 megapixels may take 500 MB of memory, and shoppers want the rest. */
const atOnce = 1

/** Takes pictures in by way of a folder for what is not looked at yet; one of its own for each. */
export function sentPictures(
  images: ImageStore,
  noted: (hash: string) => Promise<void>,
  folder = tmpdir(),
): PictureIntake {
  const inTurn = turns(atOnce)

  async function keep(path: string, shows: PictureSubject) {
    try {
      await refuseUnlessPicture(path, shows)
      return await images.keepFile(path, noted)
    } catch (error) {
      // What the decoder stumbles over is the file's fault; the store's and the database's errors are not.
      if (isDomainError(error) || !isDecoding(error)) throw error
      throw pictureRefused('picture-broken')
    }
  }

  return {
    async take(file, shows) {
      const own = await mkdtemp(join(folder, 'sanaa-picture-'))
      try {
        const path = join(own, 'sent')
        await receive(file, path)
        return await inTurn(() => keep(path, shows))
      } finally {
        await rm(own, { recursive: true, force: true })
      }
    },
  }
}

/** Errors of the decoder carry no code; those of disks, networks and databases do. */
const isDecoding = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Error' && !('code' in error) && !('$metadata' in error)
