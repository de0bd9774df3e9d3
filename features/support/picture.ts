import sharp from 'sharp'
import { leastLongSide, leastPortraitSide } from '#domain/catalogue/picture-file.ts'

/** A picture as small as somebody may send one of themselves. */
export async function picture(): Promise<File> {
  const canvas = {
    width: leastPortraitSide,
    height: leastPortraitSide,
    channels: 3,
    background: '#884422',
  } as const
  const bytes = await sharp({ create: canvas }).png().toBuffer()
  return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' })
}

/** As a camera would send it, but no larger than a work's picture has to be: on its side, with a note of which way is up. */
export async function photograph(from: string, to: string): Promise<Buffer> {
  const [width, height] = [leastLongSide, 600]
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/><circle cx="550" cy="250" r="90" fill="${from}"/></svg>`
  return sharp(Buffer.from(drawn)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
}
