const cmPerInch = 2.54
const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const

/** A length in inches as rulers have it, to the nearest eighth: 70 cm is 27½. */
function inchesOf(cm: number): string {
  const parts = Math.round((cm / cmPerInch) * 8)
  const whole = Math.floor(parts / 8)
  const rest = eighths[parts % 8] ?? ''
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`
}

/** Lengths in centimetres as '27½ × 39⅜ in'. */
export const inchesText = (lengths: readonly number[]): string =>
  `${lengths.map(inchesOf).join(' × ')}\u00a0in`
