import type { ImageView } from '#application/catalogue/contract.ts'
import { type ImageWidth, imageWidths } from '#application/shared/image-store.ts'

const media = /^(\/media\/[^/]+\/)\d+/

/** The same picture at another width; an address that names no width stays as it is. */
export function imageSource(imageUrl: string, width: ImageWidth): string {
  const [address = '', folder = ''] = media.exec(imageUrl) ?? []
  return address === '' ? imageUrl : folder + width + imageUrl.slice(address.length)
}

/** Screens have no more dots for a pixel that anybody can tell apart. */
const densest = 3

/** How many dots are of use where a picture is shown just so wide everywhere. */
const dotsFor = (sizes: string): number => Number(/^(\d+)px$/.exec(sizes)?.[1] ?? Infinity) * densest

/**
 * The widths a browser may choose from, none wider than needed for the picture itself or for where it is shown; undefined
 * where there is nothing to choose.
 * @param sizes as in the attribute
 */
export function imageSources(
  { imageUrl, width }: Pick<ImageView, 'imageUrl' | 'width'>,
  sizes: string,
): string | undefined {
  const [address = '', folder = ''] = media.exec(imageUrl) ?? []
  if (address === '') return undefined
  const rest = imageUrl.slice(address.length)
  const wanted = Math.min(width, dotsFor(sizes))
  const enough = imageWidths.findIndex((each) => each >= wanted)
  const widths = enough === -1 ? imageWidths : imageWidths.slice(0, enough + 1)
  return widths.map((each) => `${folder}${each}${rest} ${each}w`).join(', ')
}
