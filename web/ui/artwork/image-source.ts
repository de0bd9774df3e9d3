import { type ImageWidth, imageWidths } from '#application/shared/image-store.ts'

const media = /^(\/media\/[^/]+\/)\d+/

/** The same picture at another width; an address that names no width stays as it is. */
export const imageSource = (imageUrl: string, width: ImageWidth): string =>
  imageUrl.replace(media, `$1${width}`)

/**
 * The widths a browser may choose from, none wider than needed for the picture itself; undefined where there is
 * nothing to choose.
 */
export function imageSources(imageUrl: string, naturalWidth: number): string | undefined {
  if (!media.test(imageUrl)) return undefined
  const enough = imageWidths.findIndex((width) => width >= naturalWidth)
  const widths = enough === -1 ? imageWidths : imageWidths.slice(0, enough + 1)
  return widths.map((width) => `${imageSource(imageUrl, width)} ${width}w`).join(', ')
}
