import type { Sharp } from 'sharp'
import { mostPixels } from '#domain/catalogue/picture-file.ts'
import { sharp } from './shut-sharp.ts'

/** Seconds that one picture may take. */
const patience = 60

/** A file that somebody sent, read as a picture; nothing of it is forgiven. */
export const sentPicture = (path: string): Sharp =>
  sharp(path, { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true }).timeout({
    seconds: patience,
  })
