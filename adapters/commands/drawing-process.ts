import { setPriority } from 'node:os'
import { demoArtists } from '#adapters/demo/artists/artists.ts'
import { demoPictures } from '#adapters/demo/demo-pictures.ts'
import { diskImageStore } from '#adapters/media/disk-image-store.ts'
import type { WaitingPicture } from '#application/catalogue/picture-queue.ts'
import type { StoredImage } from '#application/shared/image-store.ts'

/** What the drawing process answers, picture by picture. */
export interface DrawnPicture {
  readonly picture: WaitingPicture
  readonly stored: StoredImage
}

// Shoppers come first: the pictures take the processor time that nobody else wants.
setPriority(10)

const [folder = ''] = process.argv.slice(2)
const images = diskImageStore(folder)
const pictures = demoPictures(demoArtists, images)

const send = (answer: DrawnPicture): Promise<void> =>
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

async function drawAll(waiting: readonly WaitingPicture[]): Promise<void> {
  const drawn: string[] = []
  for (const picture of waiting) {
    const stored = await pictures[picture.kind](picture.source)
    drawn.push(stored.hash)
    await send({ picture, stored })
  }
  // AVIF takes ten times as long as WebP, so it comes when every picture is there.
  for (const hash of drawn) await images.addAvif(hash)
}
