import { type Colour, dominantColour, type Rgb } from '#domain/catalogue/colour.ts'
import { sharp } from './shut-sharp.ts'

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

/** The colour that there is most of, '#rrggbb'. @param picture an image file's path or bytes */
export async function groundOf(picture: string | Buffer): Promise<string> {
  const { dominant } = await sharp(picture).resize(side, side, { fit: 'fill' }).toColourspace('srgb').stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
