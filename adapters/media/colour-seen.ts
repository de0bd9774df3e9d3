import sharp from 'sharp'
import { type Colour, dominantColour, type Rgb } from '#domain/catalogue/colour.ts'

/** So many pixels a side are enough to see a picture's colours by. */
const side = 48

/** The colour one would look for a picture by. @param picture an image file's path or bytes */
export async function colourSeen(picture: string | Buffer): Promise<Colour | null> {
  const pixels = await sharp(picture)
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return dominantColour(
    Array.from({ length: pixels.length / 3 }, (_, index): Rgb => {
      const at = index * 3
      return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    }),
  )
}
