import type { ImageView } from '#application/catalogue/contract.ts'

/** How high a work on a card hangs at most, in CSS pixels. */
const hangingHeight = 400

/** How wide a card's picture is shown, for the `sizes` attribute: as wide as its proportions allow at that height. */
export const hangingSizes = ({ width, height }: ImageView): string =>
  `min(100vw, ${Math.round((hangingHeight * width) / height)}px)`
