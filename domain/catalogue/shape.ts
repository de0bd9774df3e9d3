import type { Dimensions } from './dimensions.ts'

/** How far a picture's shape may be from that of its work: frames are cropped, and centimetres rounded. */
const tolerance = 1.15

const areAlike = (one: number, other: number): boolean =>
  Math.max(one, other) / Math.min(one, other) <= tolerance

/**
 * Whether a work's picture has another shape than its centimetres say: 'turned' where width and height seem to have changed
 * places, 'other' where one of them, or the picture, is of something else. Null where they agree, or nobody can tell.
 */
export function shapeConflict(
  picture: { readonly width: number; readonly height: number },
  dimensions: Pick<Dimensions, 'widthCm' | 'heightCm'> | null,
): 'turned' | 'other' | null {
  const { widthCm, heightCm } = dimensions ?? { widthCm: null, heightCm: null }
  if (widthCm === null || heightCm === null) return null
  const [seen, stated] = [picture.width / picture.height, widthCm / heightCm]
  if (areAlike(seen, stated)) return null
  return areAlike(seen, 1 / stated) ? 'turned' : 'other'
}

/** A picture as large as it can be, whole, in a frame of this size, and in its units. */
export function fittedInto(
  picture: { readonly width: number; readonly height: number },
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(width / picture.width, height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}
