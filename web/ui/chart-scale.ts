/** A round number that nothing is above, and how far its lines lie apart: five at most. */
export function scaleFor(highest: number): { readonly top: number; readonly step: number } {
  const rough = Math.max(highest, 5) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  return { step, top: Math.max(1, Math.ceil(highest / step)) * step }
}
