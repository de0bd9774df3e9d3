/**
 * The lines of a scale from 0 to a round number that nothing is above: six at most.
 * @param unit the least that two of them are apart, such as 100 cents
 */
export function linesUpTo(highest: number, unit = 1): readonly number[] {
  const rough = Math.max(highest / 5, unit)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const steps = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}
