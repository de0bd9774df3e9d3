import { setPriority } from 'node:os'
import { imageStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { demoArtists } from '#adapters/demo/artists/artists.ts'
import { demoPictures } from '#adapters/demo/demo-pictures.ts'
import type { WaitingPicture } from '#application/catalogue/picture-queue.ts'
import type { StoredImage } from '#application/shared/image-store.ts'

/** What the drawing process answers, picture by picture. */
export interface DrawnPicture {
  readonly picture: WaitingPicture
  readonly stored: StoredImage
}

// Shoppers come first: the pictures take the processor time that nobody else wants.
setPriority(10)

const [place = ''] = process.argv.slice(2)
const images = imageStoreAt(place)
const pictures = demoPictures(demoArtists, images)

const send = (answer: DrawnPicture | 'all drawn'): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(answer, (error: Error | null) => (error ? reject(error) : resolve()))
  })

// Without the parent nobody would hear of a drawn picture.
process.once('disconnect', () => process.exit())

process.once('message', (waiting: readonly WaitingPicture[]) => {
  void drawAll(waiting).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})

/** A picture that cannot be drawn keeps its placeholder, and nobody else from being drawn. */
async function drawAll(waiting: readonly WaitingPicture[]): Promise<void> {
  for (const picture of waiting) {
    try {
      await send({ picture, stored: await pictures[picture.kind](picture.source) })
    } catch (error) {
      process.stderr.write(`${picture.source} could not be drawn: ${String(error)}\n`)
    }
  }
  await send('all drawn')
  // AVIF takes ten times as long as WebP, so it comes when every picture is there.
  await images.addMissingAvif()
}
