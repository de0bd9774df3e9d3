import type { ImageView } from '#application/catalogue/contract.ts'

/** The `sizes` of a picture that covers a tile's square, a detail of it: what is wider than high is shown as wide as that asks. */
export function tileSizes({ width, height }: ImageView): string {
  const wide = Math.max(1, width / height)
  return `(min-width: 900px) ${Math.ceil(30 * wide)}vw, ${Math.ceil(66 * wide)}vw`
}
