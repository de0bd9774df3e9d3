/**
 * The lines of a scale over 0 and round numbers that nothing is beyond: about six.
 * @param unit the least that two of them are apart, such as 100 cents
 * @param lowest below zero where more went back than came
 */
export function linesUpTo(highest: number, unit = 1, lowest = 0): readonly number[] {
  const [top, bottom] = [Math.max(0, highest), Math.min(0, lowest)]
  const rough = Math.max((top - bottom) / 5, unit)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const below = Math.ceil(-bottom / step)
  const above = Math.max(below === 0 ? 1 : 0, Math.ceil(top / step))
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
}
