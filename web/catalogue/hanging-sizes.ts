import type { ImageView } from '#application/catalogue/contract.ts'

/** How high a work on a card hangs at most, in CSS pixels. */
const hangingHeight = 400

/** How wide a card's picture is shown, for the `sizes` attribute: as wide as its height and the column allow. */
export function hangingSizes({ width, height }: ImageView): string {
  const most = `${Math.round((hangingHeight * width) / height)}px`
  return `(min-width: 1200px) min(440px, ${most}), (min-width: 650px) min(46vw, ${most}), min(92vw, ${most})`
}
