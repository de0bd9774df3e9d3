import sharp, { type Sharp } from 'sharp'
import { mostPixels } from '#domain/catalogue/picture-file.ts'

// Nothing is read twice: what the library would remember is only missing elsewhere.
sharp.cache(false)

// Whatever else the library could open (SVG, PDF, GIF, its own format …) is nothing that anybody sends us a picture
// in. What is our own comes as bytes: SVG, and the WebP and AVIF that we have kept.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadTiffFile',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})

/** Seconds that one picture may take. */
const patience = 60

/** A file that somebody sent, read as a picture; nothing of it is forgiven. */
export const sentPicture = (path: string): Sharp =>
  sharp(path, { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true }).timeout({
    seconds: patience,
  })
